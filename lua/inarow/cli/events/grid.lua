--- Writes tables as lines of text, and fits lines to a terminal. Widths are in columns of
-- the terminal. A Chinese, Japanese or Korean character takes two columns.
local grid = {}

local CHARACTER = "[%z\1-\127\194-\244][\128-\191]*"

-- Wide characters in UTF-8: U+3000 to U+DFFF, full-width letters, emoji, rare ideographs.
local WIDE = { "[\227-\237][\128-\191][\128-\191]", "\239[\188\189][\128-\191]",
    "\240[\159-\191][\128-\191][\128-\191]" }

local function width_of(text)
    text = tostring(text)
    local width = select(2, text:gsub(CHARACTER, ""))
    for _, wide in ipairs(WIDE) do width = width + select(2, text:gsub(wide, "")) end
    return width
end

--- Write rows of cells as lines.
-- @param rows list of lists of texts or whole numbers
-- @param left number of the column that is aligned to the left; the others are aligned
-- to the right
function grid.lines(rows, left)
    local widths, lines = {}, {}
    for _, row in ipairs(rows) do
        for i, cell in ipairs(row) do
            widths[i] = math.max(widths[i] or 0, width_of(cell))
        end
    end
    for n, row in ipairs(rows) do
        local parts = {}
        for i, cell in ipairs(row) do
            local space = (" "):rep(widths[i] - width_of(cell))
            parts[i] = i == left and cell .. space or space .. cell
        end
        lines[n] = table.concat(parts, "  "):gsub(" +$", "")
    end
    return lines
end

-- Cuts a line to at most `most` columns.
local function cut(line, most)
    if width_of(line) <= most then return line end
    local kept, width = {}, 1 -- width of the ellipsis
    for char in line:gmatch(CHARACTER) do
        width = width + width_of(char)
        if width > most then break end
        kept[#kept + 1] = char
    end
    return table.concat(kept) .. "…"
end

--- Return the lines that fit a terminal, each cut to its width. The last line, the
-- progress bar, always stays; the lines before it are left out first.
-- @param columns, rows size of the terminal; nil if it is unknown
function grid.fitted(lines, columns, rows)
    if not columns then return lines end
    local width = math.max(1, columns - 1)
    local most = math.max(1, rows - 1) -- the cursor is on a line of its own
    local is_cut, fitted = #lines > most, {}
    for i = 1, is_cut and most - 2 or #lines - 1 do fitted[i] = cut(lines[i], width) end
    if is_cut and most > 1 then fitted[#fitted + 1] = "…" end
    fitted[#fitted + 1] = cut(lines[#lines], width)
    return fitted
end

return grid

--- Makes the page of the corpus: its cases by class, the file of all cases, and the
-- tables of perft.
local page = require "web.site.page"

local corpus = {}

local tag, text = page.tag, page.text

local function lines_of(path)
    local file = assert(io.open(path, "rb"))
    local all = file:read "a"
    file:close()
    return all:gmatch "([^\n]*)\n"
end

local function rows_of(table_rows, heads)
    local head = {}
    for i, name in ipairs(heads) do head[i] = text("th", name) end
    return tag("table", { tabindex = "0" },
        tag("thead", nil, tag("tr", nil, table.concat(head))) .. "\n"
        .. tag("tbody", nil, table.concat(table_rows, "\n")))
end

-- ---- Cases ----------------------------------------------------------------------------

-- Counts the cases of each class.
local function classes(path)
    local counts, names = {}, {}
    for line in lines_of(path) do
        local class = line:match '"class":"([^"]*)"'
        if class then
            if not counts[class] then names[#names + 1] = class end
            counts[class] = (counts[class] or 0) + 1
        end
    end
    table.sort(names)
    return names, counts
end

local function add_cases(folder, file)
    local names, counts = classes(folder .. "/corpus/" .. file)
    local rows, whole = {}, 0
    for i, name in ipairs(names) do
        rows[i] = tag("tr", nil, text("td", name)
            .. text("td", ("%d"):format(counts[name]), { class = "number" }))
        whole = whole + counts[name]
    end
    page.add("corpus/index.html", "The corpus", table.concat {
        "<h1>The corpus</h1>\n<p>The corpus tests whether a program knows the law. ",
        "It has ", ("%d"):format(whole), " cases with their answers and articles, as ",
        text("a", "lines of JSON", { href = file }), " with a ",
        text("a", "schema", { href = (file:gsub("%-[%d.]+%.jsonl$", ".schema.json")) }),
        ". ", text("a", "The manual", { href = "../manual/tests-conformance.html" }),
        " explains how to use them.</p>\n", rows_of(rows, { "class", "cases" }) })
end

-- ---- Perft ----------------------------------------------------------------------------

local function heading(line)
    local name, program, plies = line:match "^(.-) | (.-) | (%d+)$"
    if not name then return end
    local source = program == "published" and "These are published counts."
        or ("A second program gives the same counts, up to %s plies."):format(plies)
    return text("h2", name) .. text("p", source)
end

local function row(line)
    local ply, count, ended = line:match "^ +(%d+) +(%d+) *(.*)$"
    return ply and tag("tr", nil, text("td", ply, { class = "number" })
        .. text("td", count, { class = "number" }) .. text("td", ended))
end

local function add_perft()
    local parts, rows = {}, {}
    local function close()
        if #rows > 0 then
            parts[#parts + 1] = rows_of(rows, { "ply", "sequences", "ended by" })
            rows = {}
        end
    end
    for line in lines_of "tests/perft/counts.txt" do
        local head = heading(line)
        if head then
            close()
            parts[#parts + 1] = head
        end
        rows[#rows + 1] = row(line)
    end
    close()
    page.add("corpus/perft.html", "Perft", "<h1>Perft</h1>\n"
        .. "<p>These tables give the number of action sequences of each length, and the "
        .. "number of those that end the game.</p>\n" .. table.concat(parts, "\n"))
end

--- Adds the pages.
-- @param folder string, of the site, with the corpus in its folder `corpus`
-- @param file string: the name of its file of cases
function corpus.add(folder, file)
    add_cases(folder, file)
    add_perft()
end

return corpus

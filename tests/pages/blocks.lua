--- Finds the blocks of code in a Markdown page, and their commands.
local blocks = {}

-- If the first line of a block is a comment with a file's name, the block is that file.
local function file_of(text)
    local first = text:match "^[^\n]*"
    local name, rest = first:match "^[-#/]+%*? ([%w_-][%w_.-]*%.%l+)(.?)"
    return name and (rest == "" or rest == ":") and name or nil
end

--- Returns all blocks of a page's text, in order. Indented code without a fence is a
-- block without a language.
-- @param page the text
-- @return a list of {line, language, text, file}: the number of its first line, "sh",
-- "lua", …, and the name of its file, if any
function blocks.read(page)
    local list, block, indent = {}, nil, nil
    local number, after_blank, in_list = 0, true, false
    for line in page:gmatch "([^\n]*)\n" do
        number = number + 1
        local margin, language = line:match "^( *)```(%w*)%s*$"
        if block and indent and margin then
            block, indent = nil, nil
        elseif margin then
            block, indent = { line = number + 1, language = language, text = {} }, margin
            list[#list + 1] = block
        elseif indent then
            table.insert(block.text, line:sub(1, #indent) == indent and
                line:sub(#indent + 1) or line)
        elseif line:find "^    " and not in_list and (block or after_blank) then
            block = block or { line = number, language = "", text = {} }
            if #block.text == 0 then list[#list + 1] = block end
            table.insert(block.text, line:sub(5))
        else
            block = nil
            if line:find "^%S" then in_list = line:find "^[-*%d]+%.? " ~= nil end
        end
        after_blank = line == ""
    end
    for _, one in ipairs(list) do
        one.text = table.concat(one.text, "\n") .. "\n"
        one.file = one.language ~= "sh" and file_of(one.text) or nil
    end
    return list
end

--- Returns the commands of a shell block: one per line, with continuation lines.
-- @return a list of {text, line, status}: the command without its comment, the number
-- of its line in the page, and the exit status in the comment, by default 0
function blocks.commands(block)
    local list, open = {}, nil
    local number = block.line
    for line in block.text:gmatch "([^\n]*)\n" do
        local code, comment = line:match "^(.-)%s+#%s(.*)$"
        code = code or line:match "^%s*#" and "" or line
        if open then
            open.text = open.text .. "\n" .. code
        elseif code:find "%S" then
            open = { text = code, line = number, status = 0 }
            list[#list + 1] = open
        end
        if open and comment then
            open.status = tonumber(comment:match "exit status (%d+)") or open.status
        end
        if not code:find "[\\|]$" then open = nil end
        number = number + 1
    end
    return list
end

--- Returns true if a text agrees with the page. A line `...` matches any lines.
-- @return true; or false and the first line that is missing
function blocks.shows(shown, text)
    local lines, at, any = {}, 1, false
    for line in text:gmatch "([^\n]*)\n" do lines[#lines + 1] = line end
    for line in shown:gmatch "([^\n]*)\n" do
        if line == "..." then
            any = true
        else
            while any and lines[at] and lines[at] ~= line do at = at + 1 end
            if lines[at] ~= line then return false, line end
            at, any = at + 1, false
        end
    end
    if any or not lines[at] then return true end
    return false, "(nothing more)"
end

return blocks

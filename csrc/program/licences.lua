--- Prints the licences of other authors' code in the program. They follow the licences of
-- Lua and lua-cjson, which every program contains:
--
--     { cat csrc/service/licences.txt
--       lua5.4 licences.lua NAME=FILE...; } > licences.txt
--
-- Each file contains its notice, from "Copyright" to the last "SOFTWARE.", as plain text
-- or as a comment.
local MARKS = "^%s*[-*#/]*%s?" -- marks before the text of a comment

local function notice(path)
    local lines, last = {}, nil
    for line in io.lines(path) do
        line = line:gsub(MARKS, "")
        if #lines > 0 or line:find "^Copyright" then
            lines[#lines + 1] = line
            if line:find "SOFTWARE%.%s*$" then last = #lines end
        end
        if last and #lines > last + 2 then break end
    end
    assert(last, path .. ": no notice that ends")
    return table.concat(lines, "\n", 1, last)
end

for _, word in ipairs(arg) do
    local name, path = word:match "^(.-)=(.*)$"
    print(("%s\n%s\n\n%s\n"):format(name, ("-"):rep(#name), notice(path)))
end

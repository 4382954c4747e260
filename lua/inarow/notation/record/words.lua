--- Reads and writes the words in a line of a record.
local say = require("inarow.notation.sentences").say

local words = {}

-- Removes the blanks at the end. The search begins at the end, so that many blanks inside
-- a text cost nothing.
local function trimmed(text)
    local stop = #text
    while text:find("^%s", stop) do stop = stop - 1 end
    return text:sub(1, stop)
end

--- Split a line into its words, the ruling expected after `->`, and its comment. A quoted
-- word may contain blanks, and quotation marks after a backslash. A note is any text
-- before a comment.
-- @return list of words, text of the ruling or nil, text of the comment or nil; or nil,
-- message
function words.split(line)
    local list, ruling = {}, nil
    local at = line:find("%S")
    while at do
        local word = line:match("^%S+", at)
        if word:sub(1, 1) == "#" then
            return list, ruling and table.concat(ruling, " "), trimmed(line:sub(at))
        elseif word == "->" and not ruling and list[1] ~= "note" then
            ruling = {}
            at = at + 2
        elseif word:sub(1, 1) == '"' and not ruling and list[1] ~= "note" then
            local stop = at
            repeat -- a backslash protects the next character
                stop = line:find('["\\]', stop + 1)
                local hides = stop and line:sub(stop, stop) == "\\"
                if hides then stop = stop + 1 end
            until not hides
            if not stop then return nil, say("unfinished-quote") end
            list[#list + 1] = line:sub(at + 1, stop - 1):gsub("\\(.)", "%1")
            at = stop + 1
        else
            table.insert(ruling or list, word)
            at = at + #word
        end
        at = line:find("%S", at)
    end
    return list, ruling and table.concat(ruling, " ")
end

--- Return a word, quoted if necessary.
function words.quoted(word)
    local bare = word ~= "" and not word:find('[%s#"]') and not word:find("->", 1, true)
    return bare and word or '"' .. word:gsub("%c", " "):gsub('["\\]', "\\%0") .. '"'
end

return words

--- Makes mutants: texts with one word or statement changed, as by a mistake.
--
-- A mutant is {line, at, before, after}: from byte `at`, `after` replaces `before`.
local tokens = dofile "tests/mutants/tokens.lua"

local operators = {}

local SWAPPED = {
    c = {
        ["<"] = "<=", ["<="] = "<", [">"] = ">=", [">="] = ">", ["=="] = "!=",
        ["!="] = "==", ["+"] = "-", ["-"] = "+", ["*"] = "+", ["/"] = "*", ["%"] = "/",
        ["&"] = "|", ["|"] = "&", ["^"] = "|", ["&&"] = "||", ["||"] = "&&",
        ["<<"] = ">>", [">>"] = "<<", ["++"] = "--", ["--"] = "++", ["+="] = "-=",
        ["-="] = "+=", ["|="] = "&=", ["&="] = "|=", ["^="] = "|=",
        ["true"] = "false", ["false"] = "true",
    },
    lua = {
        ["<"] = "<=", ["<="] = "<", [">"] = ">=", [">="] = ">", ["=="] = "~=",
        ["~="] = "==", ["+"] = "-", ["-"] = "+", ["*"] = "+", ["/"] = "*", ["%"] = "*",
        ["and"] = "or", ["or"] = "and", ["true"] = "false", ["false"] = "true",
    },
}

-- Operators that may be before one operand, or between two with spaces around.
local BINARY = { ["+"] = true, ["-"] = true, ["*"] = true, ["&"] = true }

local function add(list, word, before, after)
    list[#list + 1] = { line = word.line, at = word.at, before = before, after = after }
end

local function change_word(list, text, word, language)
    local other = word.kind ~= "string" and SWAPPED[language][word.text]
    if other and (not BINARY[word.text] or text:find("^%s.%s", word.at - 1)) then
        add(list, word, word.text, other)
    elseif word.kind == "number" and word.text:find "^%d+$" then
        add(list, word, word.text, tostring(tonumber(word.text) + 1))
        if tonumber(word.text) > 0 then
            add(list, word, word.text, tostring(tonumber(word.text) - 1))
        end
    elseif word.text == "!" or word.text == "not" then
        add(list, word, word.text, (" "):rep(#word.text))
    end
end

-- Returns the index of the bracket that closes the one at the i-th word.
local function closing(words, i)
    local depth = 0
    for k = i, #words do
        local text = words[k].text
        if text == "(" or text == "{" or text == "[" then depth = depth + 1 end
        if text == ")" or text == "}" or text == "]" then
            depth = depth - 1
            if depth == 0 then return k end
        end
    end
end

-- ---- Conditions, statements, fields -------------------------------------------------

-- Negates the condition of an if or a while.
local function deny_c(list, text, words, i)
    local open = words[i + 1]
    if not ((words[i].text == "if" or words[i].text == "while") and open) then return end
    local last = words[closing(words, i + 1)]
    local condition = text:sub(open.at, last.at)
    add(list, open, condition, "(!" .. condition .. ")")
end

local function deny_lua(list, text, words, i)
    local ends = { ["if"] = "then", ["elseif"] = "then", ["while"] = "do" }
    local last = ends[words[i].text]
    if not last then return end
    local k = i + 1
    while words[k].text ~= last do k = k + 1 end
    local condition = text:sub(words[i + 1].at, words[k].at - 1)
    add(list, words[i + 1], condition, "not (" .. condition:gsub("%s+$", "") .. ") ")
end

local NO_STATEMENT = { ["for"] = true, ["if"] = true, ["while"] = true, ["do"] = true,
    ["switch"] = true, ["else"] = true, ["case"] = true, ["default"] = true }

-- Removes a statement of one expression, or a jump. If the rest does not compile, it was
-- a declaration.
local function drop_c(list, text, words, i)
    local before = words[i - 1] and words[i - 1].text
    if before ~= ";" and before ~= "{" and before ~= "}" and before ~= ")" then return end
    if words[i].kind ~= "name" then return end
    if words[i + 1].kind == "name" and words[i].text ~= "return" then return end
    local k = i
    while words[k] and words[k].text ~= ";" do
        if words[k].text == "{" or words[k].text == "}" then return end
        if words[k].text == "(" then k = closing(words, k) end
        k = k + 1
    end
    if not words[k] or NO_STATEMENT[words[i].text] then return end
    add(list, words[i], text:sub(words[i].at, words[k].at - 1), "")
end

-- Removes a line that is a whole statement, except one that defines a name.
local function drop_lua(list, text)
    local at, number = 1, 0
    for line in text:gmatch "([^\n]*)\n" do
        number = number + 1
        local code = line:match "^%s*(.-)%s*$"
        if code ~= "" and not code:find "^%-%-" and not code:find "^local%f[%W]"
            and not code:find "^return [%w_]+$" and load(code) then
            list[#list + 1] = { line = number, at = at + line:find "%S" - 1,
                before = code, after = "" }
        end
        at = at + #line + 1
    end
end

--- Returns the mutants of a text: comparisons, arithmetic and logic exchanged, constants
-- changed by one, conditions negated, statements removed.
-- @param language "c" or "lua"
function operators.of(text, language)
    local words, list, depth = tokens.of(text, language), {}, 0
    for i = 1, #words do
        local sign = words[i].text
        depth = depth + (sign == "(" and 1 or sign == ")" and -1 or 0)
        change_word(list, text, words[i], language)
        if language == "c" then
            deny_c(list, text, words, i)
            if depth == 0 then drop_c(list, text, words, i) end
        else
            deny_lua(list, text, words, i)
        end
    end
    if language == "lua" then drop_lua(list, text) end
    return list
end

-- Returns the field of a table that begins at the i-th word, up to its comma or its end.
local function field(text, words, i)
    local k = i
    while words[k].text ~= "," and words[k].text ~= "}" do
        local opens = words[k].text == "{" or words[k].text == "["
        k = (opens and closing(words, k) or k) + 1
    end
    local stop = words[k].text == "," and words[k].at or words[k].at - 1
    return text:sub(words[i].at, stop)
end

--- Returns the mutants of a variant's script: each field of a table removed, each number
-- changed by one, each boolean negated, each colour exchanged.
function operators.of_script(text)
    local words, list, depth = tokens.of(text, "lua"), {}, 0
    local colours = {}
    for a, b in text:gmatch 'colours = { "(%l+)", "(%l+)"' do
        colours[a], colours[b] = b, a
    end
    if not next(colours) then colours = { black = "white", white = "black" } end
    for i, word in ipairs(words) do
        depth = depth + (word.text == "{" and 1 or word.text == "}" and -1 or 0)
        change_word(list, text, word, "lua")
        local before = words[i - 1] and words[i - 1].text
        if depth > 0 and (before == "{" or before == ",") and word.text ~= "}"
            and word.text ~= "function" then
            local whole = field(text, words, i)
            if whole:find "%S" then add(list, word, whole, "") end
        end
        local colour = word.kind == "string" and colours[word.text:sub(2, -2)]
        if colour and before ~= "{" then
            add(list, word, word.text, '"' .. colour .. '"')
        end
    end
    return list
end

--- Returns a text with one of its mutants.
function operators.applied(text, mutant)
    return text:sub(1, mutant.at - 1) .. mutant.after
        .. text:sub(mutant.at + #mutant.before)
end

return operators

--- Splits a text in C or Lua into words, without comments and preprocessor lines.
local tokens = {}

-- Patterns of words, the longest first, anchored; `false` means that the match is
-- skipped.
local SPACE = { "^%s+", false }
local NAME, NUMBER = { "^[%a_][%w_]*", "name" }, { "^%d[%w_%.]*", "number" }

-- Returns the end of a quoted text that begins here; a character after a backslash does
-- not end it.
local function quoted(text, at)
    local quote, k = text:sub(at, at), at + 1
    if quote ~= '"' and quote ~= "'" then return nil end
    while k <= #text and text:sub(k, k) ~= quote do
        k = k + (text:sub(k, k) == "\\" and 2 or 1)
    end
    return at, k
end

-- Returns the end of a text in Lua's long brackets.
local function bracketed(text, at)
    local level = text:match("^%[(=*)%[", at)
    if not level then return nil end
    return at, select(2, text:find("]" .. level .. "]", at, true))
end

local REST = { "^.", "sign" }

local function signs(text)
    local list = {}
    for sign in text:gmatch "%S+" do
        list[#list + 1] = { "^" .. sign:gsub("%p", "%%%0"), "sign" }
    end
    return list
end

local function joined(...)
    local all = {}
    for _, list in ipairs { ... } do
        for _, rule in ipairs(list) do all[#all + 1] = rule end
    end
    return all
end

local RULES = {
    c = joined({ SPACE, { "^//[^\n]*", false }, { "^/%*.-%*/", false },
        { quoted, "string" }, NAME, NUMBER },
        signs "<<= >>= -> ++ -- << >> <= >= == != && || += -= *= /= |= &= ^= %=",
        { REST }),
    lua = joined({ SPACE, { "^%-%-%[%[.-%]%]", false }, { "^%-%-[^\n]*", false } },
        { { quoted, "string" }, { bracketed, "string" }, NAME, NUMBER },
        signs "... .. << >> <= >= == ~= //", { REST }),
}

-- Replaces preprocessor lines by blanks, so positions stay the same.
local function without_directives(text)
    text = ("\n" .. text):gsub("\n#[^\n]*", function(line)
        return "\n" .. (" "):rep(#line - 1)
    end)
    return text:sub(2)
end

--- Returns the words of a text.
-- @param language "c" or "lua"
-- @return list of {kind = "name", "number", "string" or "sign", text, at, line}
function tokens.of(text, language)
    local list, at, line = {}, 1, 1
    text = language == "c" and without_directives(text) or text
    while at <= #text do
        for _, rule in ipairs(RULES[language]) do
            local _, stop
            if type(rule[1]) == "function" then
                _, stop = rule[1](text, at)
            else
                _, stop = text:find(rule[1], at)
            end
            if stop then
                local word = text:sub(at, stop)
                if rule[2] then
                    list[#list + 1] =
                        { kind = rule[2], text = word, at = at, line = line }
                end
                line = line + select(2, word:gsub("\n", ""))
                at = stop + 1
                break
            end
        end
    end
    return list
end

return tokens

--- The meaning of a name that is not literally the name of a variant: `connect4`,
-- `Connect-Four` or `gomoku_swap2`. Case, hyphens, blanks and the order of words do not
-- matter. A name may use a variant's aliases and its family, as in `renju-taraguchi10`.
local language = require "inarow.language"

local names = {}

local LONGEST = 60 -- greatest length of a name that is analysed, in bytes
local WIDEST = 26 -- greatest number of columns of a board

-- Returns a name in lower case without separators.
local function plain(name)
    return (name:lower():gsub("[%s_%-()]+", ""))
end

-- Returns the set of the words and numbers of one or more names.
local function words_of(...)
    local words = {}
    for _, name in ipairs { ... } do
        for part in name:lower():gmatch "[^%s_%-()]+" do
            for word in part:gmatch "%D+" do words[word] = true end
            for word in part:gmatch "%d+" do words[word] = true end
        end
    end
    return words
end

local function key_of(words)
    return table.concat(language.keys(words), " ")
end

-- The ways in which a name may mean a variant, beginning with the most certain. Each
-- function makes a key from a name.
local WAYS = {
    function(name) return name:lower() end,
    plain,
    function(name) return key_of(words_of(name)) end,
    function(name, family) return family and key_of(words_of(name, family)) end,
}

-- Records that a key means a variant.
local function add(meant, key, name)
    local found = meant[key] or {}
    meant[key] = found
    if not language.index_of(found, name) then found[#found + 1] = name end
end

--- Returns an index of the variants' names for names.meant.
-- @param known list of {name, aliases, family, options}; `options` is a list of {key,
-- values as text}; `aliases` and `family` may be missing
function names.index(known)
    local index = { known = known }
    for n, way in ipairs(WAYS) do
        index[n] = {}
        for _, variant in ipairs(known) do
            for i = 0, #(variant.aliases or {}) do
                local key = way(i == 0 and variant.name or variant.aliases[i],
                    variant.family)
                if key then add(index[n], key, variant.name) end
            end
        end
    end
    return index
end

--- Returns the variants that a name may mean, by the most certain way that finds any.
-- @param index from names.index
-- @return list of names
function names.meant(index, name)
    if #name > LONGEST then return {} end
    for n, way in ipairs(WAYS) do
        -- The family may be part of the name.
        local found = index[n][(WAYS[n + 1] and way or WAYS[n - 1])(name)]
        if found then return found end
    end
    return {}
end

-- Returns the option that an additional word may mean, {key, value as text}, or nil.
local function option_of(list, word)
    for _, option in ipairs(list) do
        local key, values = option[1], option[2]
        if key == "size" and word:find "^%d%d?$" and tonumber(word) <= WIDEST then
            return { key, word }
        elseif word == key and language.index_of(values, "true") then
            return { key, "true" }
        elseif language.index_of(values, word) and #values > 1 then
            return { key, word }
        end
    end
end

--- Returns the variant and the option that a name like `pente_free` or `gomoku_15` may
-- mean.
-- @return {variant, option, value}, three texts; or nil
function names.with_option(index, name)
    if #name > LONGEST then return nil end
    for _, variant in ipairs(index.known) do
        local left, count, is_whole = words_of(name), 0, true
        for word in pairs(words_of(variant.name)) do
            is_whole, left[word] = is_whole and left[word], nil
        end
        for _ in pairs(left) do count = count + 1 end
        local option = is_whole and count == 1 and option_of(variant.options, next(left))
        if option then
            return { variant = variant.name, option = option[1], value = option[2] }
        end
    end
end

return names

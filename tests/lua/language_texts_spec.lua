--- What is said of scripts, records and other notations, in a mock language: whatever is
-- left in English letters is data, or a sentence that is not in the table.
local lists = require "inarow.text.lists"
local mock = dofile "tests/lua/mock_language.lua"

-- What the grammar itself puts between words: language_spec's business.
local function grammar()
    local english = require "inarow.text.english"
    return mock.words(english.list { "1", "2", "3" }, english.list {},
        english.hint("1234", { "12345" }))
end

-- Notes the leaks of messages: by message the words.
local function new_leaks(...)
    local sets, list, seen = { grammar(), ... }, {}, {}
    local leaks = { list = list, count = 0 }
    function leaks.add(message, ...)
        leaks.count = leaks.count + 1
        local words = {}
        for _, set in ipairs(sets) do words[#words + 1] = set end
        for _, set in ipairs { ... } do words[#words + 1] = set end
        local found = mock.leaks(message, (table.unpack or unpack)(words))
        local key = table.concat(found, " ")
        if #found > 0 and not seen[key] then
            seen[key] = true
            list[#list + 1] = key .. ": " .. message
        end
    end
    return leaks
end

local function assert_no_leaks(leaks, least)
    assert.equal("", table.concat(leaks.list, "\n"))
    assert(leaks.count >= least, "only " .. leaks.count .. " messages")
end

-- ---- Scripts ------------------------------------------------------------------------

-- All words of a table, keys and values, at any depth.
local function words_of(node, list, seen)
    list, seen = list or {}, seen or {}
    if type(node) == "string" then list[#list + 1] = node end
    if type(node) ~= "table" or seen[node] then return list end
    seen[node] = true
    for key, value in pairs(node) do
        words_of(key, list, seen)
        words_of(value, list, seen)
    end
    return list
end

-- The words of the schema: keys, and the names to choose from.
local function schema_words()
    local list = {}
    local function add(node)
        if type(node) ~= "table" then return end
        for _, name in ipairs(node.names or {}) do list[#list + 1] = name end
        for name, field in pairs(node.fields or {}) do
            list[#list + 1] = name
            add(field)
        end
        local of = node.kind == "either" and node.of or { node.of }
        for _, one in ipairs(of) do add(one) end
        add(node.others)
        add(node.key)
    end
    add(require "inarow.variant.schema")
    return list
end

-- What stands for a value, or beside one: of each type, in and out of all limits.
local function junk(check)
    local long = {}
    for i = 1, 101 do long["k" .. i] = i end
    return { true, false, 7, -1, 99, 0.5, "zzz", "z z", "\n", ("z"):rep(50), {}, { 7 },
        { "zzz" }, { "black" }, { zzz = 1 }, { 1, nil, 3 }, long, type,
        check.option "zzz", { "place", colour = "zzz" }, { "swap", most = 2 },
        { { "zzz" } }, { 3, 2 }, "first" }
end

-- Every place of a table where a value stands: {table, key}.
local function places(node, list, is_mark)
    list = list or {}
    for _, key in ipairs(lists.keys(node)) do
        list[#list + 1] = { node, key }
        if type(node[key]) == "table" and not is_mark(node[key]) then
            places(node[key], list, is_mark)
        end
    end
    return list
end

-- Change a script in one place.
local function mutate(script, random, values, is_mark)
    local all = places(script, nil, is_mark)
    local place, other = all[random(#all) + 1], all[random(#all) + 1]
    local node, key = place[1], place[2]
    local how, value = random(6), values[random(#values) + 1]
    if how < 3 then
        node[key] = value
    elseif how == 3 and type(other[1][other[2]]) ~= "table" then
        node[key] = other[1][other[2]]
    elseif how == 4 and type(key) == "string" then
        node[key:sub(1, -2)], node[key] = node[key], nil
    elseif how == 5 then
        node[key] = nil
    else
        node[type(key) == "number" and #node + 1 or key .. "s"] = value
    end
end

-- The faults of every variant's script, each changed so many times.
local function script_faults(times)
    return mock.run(function()
        local check = require "inarow.variant.check"
        local core = require "inarow.core"
        local inarow = require "inarow"
        local openings = require "inarow.model.openings"
        local scripts = require "inarow.variant.scripts"
        local seats = require "inarow.model.seats"
        local variant_rules = require "inarow.variant.rules"
        local leaks = new_leaks(mock.words(schema_words(), scripts.known, seats,
            words_of(openings), words_of(junk(check)), "zzzxnil true false play RIF"))
        -- What the core finds is told in its own words.
        local core_rules, said = core.rules, ""
        core.rules = function(spec)
            local rules, message, key, step = core_rules(spec)
            said = message or said
            return rules, message, key, step
        end
        local random = core.random(1)
        local function is_mark(value) return check.option_key(value) ~= nil end
        for _, name in ipairs(scripts.known) do
            local source = scripts.source_of(name)
            local definition = inarow.find(name)
            local own = words_of(definition.script)
            for _ = 1, times do
                local script = core.sandbox(source, name, check.option)
                script.name = "zzz"
                for _ = 0, random(2) do
                    mutate(script, random, junk(check), is_mark)
                end
                said = ""
                local rules, message = variant_rules.of(script)
                if not rules then
                    leaks.add(message, mock.words(own, words_of(script), said))
                end
            end
            for _, key in ipairs(words_of(definition.script.options or {})) do
                for _, value in ipairs { "zzz", "0.5", "99" } do
                    local rules, message = variant_rules.of(name, { [key] = value })
                    if not rules then leaks.add(message, mock.words(own, key)) end
                end
            end
        end
        core.rules = core_rules
        return leaks
    end)
end

describe("in a mock language", function()
    it("nothing is said of scripts but what the table has", function()
        assert_no_leaks(script_faults(60), 1000)
    end)
end)

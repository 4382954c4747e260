-- Compares lua/README.md, and the declarations from which it is generated, with the
-- module.
local api = require "inarow.api"
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local interface = require "tools.interface"
local types = require "tools.editor_types"

local PAGE = "lua/README.md"
local page, public = helper.contents(PAGE), api.read()

-- The tables whose functions are public, by their class.
local tables = {
    inarow = inarow,
    ["inarow.game"] = getmetatable(assert(inarow.new "renju")).__index,
    ["inarow.match"] = getmetatable(assert(inarow.match("renju", { "A", "B" }))).__index,
}

-- Old names by class, which still work.
local old_names = { inarow = {}, ["inarow.game"] = {}, ["inarow.match"] = {} }
for _, one in ipairs(api.deprecated()) do old_names[one[1]][one[2]] = one[3] end

-- Internal methods and fields, which hosts do not use.
local OWN = { __index = true }
for _, name in ipairs { "action_text", "action_texts", "apply_read", "begun_at",
    "branch", "branched", "colour", "colour_number", "colour_of", "for_core", "last",
    "names", "numbers", "phase", "place", "player", "players_in_words", "shelf",
    "to_act", "travel" } do
    OWN[name] = true
end

-- Returns the arguments of a function by the first line of its definition.
local function arguments_of(one)
    local info = debug.getinfo(one, "S")
    local number = 0
    for line in io.lines(info.source:sub(2)) do
        number = number + 1
        if number == info.linedefined then return line:match "%b()" end
    end
end

local function each_function(run)
    for _, class in ipairs(public) do
        for _, one in ipairs(class.functions or {}) do
            run(class.called .. one.name, one, class)
        end
    end
end

-- ---- Recipes ------------------------------------------------------------------------

-- Reads the recipes: {title, source, expected}, from a block of Lua and the block of text
-- after it.
local function read_recipes()
    local list, title, kind = {}, nil, nil
    for line in page:gmatch "([^\n]*)\n" do
        local fence = line:match "^```(%a*)$"
        if fence then
            kind = fence ~= "" and fence or nil
            if kind == "lua" then list[#list + 1] = { title = title, lua = {} } end
            if kind then list[#list][kind] = {} end
        elseif kind then
            table.insert(list[#list][kind], line)
        else
            title = line:match "^### (.*)$" or title
        end
    end
    return list
end

describe("the recipe", function()
    local recipes = read_recipes()
    local root = select(2, helper.shell "pwd"):gsub("\n", "")
    teardown(helper.clean)

    for _, recipe in ipairs(recipes) do
        it("'" .. recipe.title .. "' prints the text below it", function()
            local place = os.tmpname()
            os.remove(place)
            assert.equal(0, (helper.shell("mkdir " .. place)))
            local file = assert(io.open(place .. "/recipe.lua", "w"))
            file:write(table.concat(recipe.lua, "\n"))
            file:close()
            local status, out, err = helper.shell(("cd %s && %s recipe.lua")
                :format(place, helper.interpreter))
            helper.shell("rm -r " .. place)
            assert.equal("", (err:gsub(root, "")))
            assert.equal(0, status)
            assert.equal(table.concat(recipe.text, "\n") .. "\n", out)
        end)
    end

    it("exists at least a dozen times", function()
        assert(#recipes >= 12, #recipes)
    end)
end)

-- ---- The page -----------------------------------------------------------------------

describe("the module's manual", function()
    it("ends with the text of its sources", function()
        local made = interface.markdown()
        assert(page:sub(-#made) == made,
            PAGE .. " differs from lua/inarow/api: make manual")
    end)

    it("links only to existing places", function()
        local headings, links = {}, 0
        for heading in page:gmatch "\n#+ ([^\n]+)" do
            headings[heading:lower():gsub("[^%w_ -]", ""):gsub(" ", "-")] = true
        end
        for target in page:gmatch "%]%(([^)]+)%)" do
            links = links + 1
            local anchor = target:match "^#(.*)$"
            if anchor then
                assert(headings[anchor], target)
            else
                assert(#helper.contents("lua/" .. target) > 0, target)
            end
        end
        assert(links > 50, links)
    end)

    it("names only existing methods", function()
        local games = tables["inarow.game"]
        for name in page:gmatch "game:([%w_]+)" do
            assert(games[name] and not OWN[name], "game:" .. name)
        end
        for name in page:gmatch "match:([%w_]+)" do
            assert(tables["inarow.match"][name], "match:" .. name)
        end
    end)
end)

-- ---- Functions ----------------------------------------------------------------------

describe("the declarations", function()
    it("describe every public function and method", function()
        for name, members in pairs(tables) do
            local documented = {}
            for _, one in ipairs(public[name].functions) do
                assert.is_nil(documented[one.name], name .. ": twice: " .. one.name)
                documented[one.name] = true
                assert(type(members[one.name]) == "function",
                    ("%s describes %s, which does not exist"):format(name, one.name))
            end
            for key, value in pairs(members) do
                if type(value) == "function" and not OWN[key]
                    and not old_names[name][key] then
                    assert(documented[key], ("%s does not describe %s"):format(name, key))
                end
            end
        end
    end)

    it("describe every public field", function()
        local documented = {}
        for _, field in ipairs(public.inarow) do
            documented[field[1]] = true
            assert(inarow[field[1]] ~= nil, field[1])
        end
        for key, value in pairs(inarow) do
            if type(value) ~= "function" and not OWN[key] then
                assert(documented[key], key)
            end
        end
    end)

    it("have a new name for each deprecated one, with the same effect", function()
        for class, names in pairs(old_names) do
            for old, new in pairs(names) do
                assert(tables[class][old] ~= nil, old)
                assert.equal(tables[class][new:match "^[%w_]+$" or old],
                    tables[class][old])
            end
        end
    end)

    it("describe every argument in order, and the results", function()
        each_function(function(name, one, class)
            local names = {}
            for i, param in ipairs(one) do names[i] = param[1] end
            local members = tables[class.name]
            assert.equal("(" .. table.concat(names, ", ") .. ")",
                members and arguments_of(members[one.name])
                or "(" .. table.concat(names, ", ") .. ")", name)
            assert(#(one.returns or {}) > 0 or name == "inarow.forget",
                name .. ": returns what?")
            assert(#one.about > 10, name .. ": does what?")
        end)
    end)

    it("name the message before the code where something is refused", function()
        each_function(function(name, one)
            for i, result in ipairs(one.returns or {}) do
                if result[2] == "code" then
                    assert.equal(3, i, name)
                    assert.equal("message", one.returns[2][2], name)
                end
            end
        end)
    end)

    it("include every reason for refusing an action", function()
        local known = {}
        for _, case in ipairs(public["inarow.reason"].cases) do
            known[case[1]:match '^"(.*)"$' or case[1]] = true
        end
        local _, records = helper.shell "cat tests/conformance/*/*.rec"
        local count = 0
        for reason in records:gmatch "%-> refused ([%l-]+)" do
            assert(known[reason], reason)
            count = count + 1
        end
        assert(count > 500, count)
        local _, sources = helper.shell(
            "cat csrc/core/reason.c"
            .. " $(find lua/inarow/game lua/inarow/kernel lua/inarow/model -name '*.lua')"
            .. " | grep -v '^---'")
        for reason in pairs(known) do
            assert(reason == "string" or sources:find(('"%s"'):format(reason), 1, true),
                reason)
        end
    end)
end)

-- ---- Types --------------------------------------------------------------------------

local BUILT_IN = { string = true, integer = true, number = true, boolean = true,
    table = true, any = true, ["nil"] = true, ["true"] = true, ["false"] = true,
    fun = true }

-- Returns the names of types in a type's text.
local function names_in(text)
    local names = {}
    text = text:gsub('"[^"]*"', ""):gsub("[%a_][%w_]*%??: ", ""):gsub("fun%(", "(")
    for name in text:gmatch "[%a_][%w_.]*" do names[#names + 1] = name end
    return names
end

describe("the types for editors", function()
    local text = types.text()

    it("are a Lua file", function()
        assert((loadstring or load)(text))
    end)

    it("name only existing types", function()
        local found, count = {}, 0
        for name in text:gmatch "\n%-%-%-@%l+ (inarow[%w_.]*)" do found[name] = true end
        local function known(kind, where)
            for _, name in ipairs(names_in(kind)) do
                count = count + 1
                assert(BUILT_IN[name] or found[name], where .. ": " .. name)
            end
        end
        for name in text:gmatch "inarow%.script[%w_.]*[%w_]" do known(name, "script") end
        for _, shape in ipairs(public) do
            known(shape.extends or "", shape.name)
            for _, field in ipairs(shape) do
                known(field[2], shape.name .. "." .. field[1])
            end
        end
        each_function(function(name, one)
            for _, param in ipairs(one) do known(param[2], name) end
            for _, result in ipairs(one.returns or {}) do known(result[1], name) end
        end)
        assert(count > 500, count)
    end)

    it("have every field, function and code that is declared", function()
        for _, shape in ipairs(public) do
            for _, field in ipairs(shape) do
                helper.says(text, ("\n---@field %s %s"):format(field[1], field[2]))
            end
            for _, case in ipairs(shape.cases or {}) do
                helper.says(text, "\n---| " .. case[1])
            end
        end
        each_function(function(name, one)
            local names = {}
            for i, param in ipairs(one) do
                names[i] = param[1]
                helper.says(text, ("\n---@param %s %s"):format(param[1], param[2]))
            end
            for _, result in ipairs(one.returns or {}) do
                helper.says(text, "\n---@return " .. result[1])
            end
            helper.says(text, ("function %s(%s) end"):format(name,
                table.concat(names, ", ")))
        end)
    end)
end)

-- ---- Shapes -------------------------------------------------------------------------

-- Tables with more fields than hosts need: only the declared fields are checked.
local LENIENT = { ["inarow.game"] = true, ["inarow.match"] = true,
    ["inarow.rules"] = true, ["inarow.variant"] = true, ["inarow.judged"] = true,
    ["inarow.step"] = true }

local fits

-- Returns a function of one text with a cache, because the same texts recur.
local function kept(compute)
    return setmetatable({}, { __index = function(all, text)
        all[text] = compute(text)
        return all[text]
    end })
end

local fields_of
fields_of = kept(function(name)
    local shape, fields = public[name], {}
    for key, kind in pairs(shape.extends and fields_of[shape.extends] or {}) do
        fields[key] = kind
    end
    for _, field in ipairs(shape) do fields[field[1]] = field[2] end
    return fields
end)

local alternatives = kept(api.alternatives)

-- Each test returns true if a value fits; otherwise false, the place in it, and the
-- reason.

local function fits_class(value, name)
    if type(value) ~= "table" then return false, ": no table" end
    local fields = fields_of[name]
    for key, kind in pairs(fields) do
        if key ~= "[string]" then
            local ok, why = fits(value[key], kind)
            if not ok then return false, "." .. key .. why end
        end
    end
    for key, item in pairs(LENIENT[name] and {} or value) do
        if not fields[key] then
            local any = fields["[string]"]
            if not any then return false, "." .. key .. " is not described" end
            local ok, why = fits(item, any)
            if not ok then return false, "." .. key .. why end
        end
    end
    return true
end

local function fits_list(value, kind)
    if type(value) ~= "table" then return false, ": no list" end
    local count = 0
    for _ in pairs(value) do count = count + 1 end
    if count ~= #value then return false, ": more than a list" end
    for i, item in ipairs(value) do
        local ok, why = fits(item, kind)
        if not ok then return false, ("[%d]%s"):format(i, why) end
    end
    return true
end

local function fits_map(value, of_key, of_value)
    for key, one in pairs(type(value) == "table" and value or { false }) do
        local ok, why = fits(key, of_key)
        if ok then ok, why = fits(one, of_value) end
        if not ok then return false, "." .. tostring(key) .. why end
    end
    return true
end

-- Returns the test for a type that is not a union.
local test_of = kept(function(kind)
    local item = kind:match "^(.*)%[%]$"
    local of_key, of_value = kind:match "^table<([^,]+), (.*)>$"
    if kind == "any" then return function() return true end end
    if kind == "true" or kind == "false" or kind:find '^"' then
        local one = kind:match '^"(.*)"$' or kind == "true"
        return function(value) return value == one, ": not " .. kind end
    elseif item then
        item = item:gsub("^%((.*)%)$", "%1")
        return function(value) return fits_list(value, item) end
    elseif of_key then
        return function(value) return fits_map(value, of_key, of_value) end
    elseif kind == "integer" then
        return function(value)
            return type(value) == "number" and value % 1 == 0, ": no integer"
        end
    elseif public[kind] and not public[kind].cases then
        return function(value) return fits_class(value, kind) end
    end
    if kind == "inarow.script" then kind = "table" end
    if public[kind] then kind = "string" end -- hooks have their own codes
    assert(BUILT_IN[kind], kind)
    return function(value)
        if type(value) == kind then return true end
        return false, (": no %s but %s"):format(kind, tostring(value))
    end
end)

-- Returns true if a value has the type.
function fits(value, kind)
    local why
    for _, one in ipairs(alternatives[kind]) do
        local ok, fault = test_of[one](value)
        if ok then return true end
        why = fault or why
    end
    return false, why
end

local function is(kind, value, path)
    local ok, why = fits(value, kind)
    if not ok then error(path .. why, 0) end
end

-- Checks all results of a game's queries.
local function look_at(game, where)
    is("inarow.game", game, where)
    is("inarow.state", game:state(), where .. ": state")
    is("inarow.action[]", game:legal(), where .. ": legal")
    is("inarow.choice[]", game:legal_groups(), where .. ": choices")
    is("inarow.action[]", game:line(), where .. ": line")
    local board = game:board { forbidden = true, numbers = true }
    is("inarow.board", board, where .. ": board")
    is("inarow.player[]", game:state().players, where .. ": players")
    is("inarow.prompt?", game:prompt(), where .. ": prompt")
    is("string[]", game:forbidden(), where .. ": forbidden")
    is("string?", game:opening(), where .. ": opening")
    is("string", game:cells(), where .. ": cells")
    is("string", game:record(), where .. ": record")
end

-- Plays at random, and checks the results every few actions.
local function play_through(game, where, most)
    local random = helper.random(#where)
    for number = 1, most do
        local action = helper.legal_action(game, random)
        if not action or game.final then break end
        local ruling, message, code, refusal = game:apply(action)
        is("inarow.ruling", ruling or refusal, where .. ": ruling")
        is("string?", message, where)
        is("inarow.reason?", code, where)
        if number % 12 == 2 then look_at(game, where) end
    end
    look_at(game, where)
end

describe("the shapes", function()
    it("are those of every variant's games", function()
        for nth, name in ipairs(inarow.bundled) do
            local game = assert(inarow.new(name))
            is("inarow.variant", inarow.find(name), name)
            is("inarow.rules", inarow.rules(name), name)
            is("inarow.sentence[]", inarow.rulebook(name), name)
            is("inarow.setting[]", inarow.settings(name), name)
            is("inarow.look[]", inarow.palette(game.colours), name)
            if helper.is_due(nth, 6) then look_at(game, name) end
            if helper.is_due(nth, 2) then
                play_through(game, name, helper.is_long and 20 or 3)
            end
        end
    end)

    it("are those of games at the table", function()
        for _, name in ipairs { "renju", "pente_1987", "pente_teams" } do
            local game = assert(inarow.new(name,
                { adjudication = "claims", clock = "40/7200 900+30" }))
            game.seats = { "Aoki", "Berg" }
            helper.play(game, "organizer start @0", "organizer referees @1")
            look_at(game, name)
            play_through(game, name, helper.is_long and 40 or 15)
        end
        local game = helper.open [[
            variant renju
            adjudication claims
            play h8
            play a1
            play i8
            play c1
            play j8
            play e1
            play k8
            play g1
            play l8
        ]]
        assert.equal(1, #game:state().claims)
        look_at(game, "a claim")
        assert(game:apply "resign by white")
        is("inarow.ruling", game.final, "resigned")
        look_at(game, "the end")
    end)

    it("are those of proofs", function()
        local game = assert(inarow.new("renju", { opening = "free" }))
        helper.play(game, "h8,a1,i8,a3,j9,a5,j10,a7,k12,a9,k13,a11")
        for x = 1, 15 do
            for y = 1, 15 do
                local point = ("%c%d"):format(96 + x, y)
                local proof = game:explain(point)
                if proof then
                    is("inarow.proof", proof, point)
                    is("string", inarow.text(proof), point)
                end
            end
        end
        assert.equal("double-three", game:explain("j8").reason)
    end)

    it("are those of explanations", function()
        local game = assert(inarow.new("pente", { adjudication = "claims" }))
        helper.play(game, "j10,k10,c3,l10,m10")
        for _, action in ipairs { false, "play j10", "play zz9", "claim captures", "swap",
            "claim five by white", "draw accept", "pass" } do
            local explanation = game:explain(action or nil)
            is("inarow.ruling_explanation", explanation, action or "the last")
            is("inarow.explained_step[]", game:steps(explanation), action or "the last")
        end
        local renju = assert(inarow.new "rif_renju")
        helper.play(renju, "h8,h9,h10", "keep", "h6")
        local explanation = renju:explain "offer g5 i5"
        is("inarow.ruling_explanation", explanation, "offer")
        is("inarow.explained_step[]", renju:steps(explanation), "offer")
        assert.equal("reflection-column", explanation.children[1].reason)
    end)

    it("are those of judged games", function()
        local text = "variant tic_tac_toe\nresult x\nplay b2\nplay b2\n---\n"
            .. "variant tic_tac_toe\nplay b2 -> refused occupied\nexpect moves 7\n---\n"
            .. "variant nothing\n---\nvariant tic_tac_toe\nresult o\nplay b2\nplay a1\n"
            .. "play b1\nplay a2\nplay b3 -> won x\nplay c3\n"
        local verdicts = {}
        for _, steps in ipairs { false, true } do
            for game in inarow.judge(text, { steps = steps }) do
                if game.error then
                    is("inarow.fault", game.error, game.source)
                else
                    is("inarow.judged", game, game.source)
                    verdicts[game.verdict] = true
                end
            end
        end
        assert.same({ illegal = true, contradicts = true, undecided = nil }, verdicts)
        for one in inarow.conform(text) do is("inarow.conformed", one, one.source) end
        local sgf = "(;SZ[15]RU[RIF];B[hh];W[hg];B[ig])"
        for game in inarow.judge(sgf, { steps = true }) do
            is("inarow.judged", game, "SGF")
        end
    end)

    it("are those of counts and play-outs", function()
        is("inarow.ply[]", inarow.new("tic_tac_toe"):perft(4), "perft")
        is("inarow.playout", inarow.playout("renju", nil, 3), "playout")
        is("inarow.match", inarow.match("renju", { "A", "B" }), "match")
        for _, text in ipairs { "play h8 by black", "claim five by white at h8 @12.5",
            "organizer penalty black 60", "disarranged by black restored to 12" } do
            is("inarow.action", inarow.action(text), text)
        end
    end)

    it("do not fit other values", function()
        local state = inarow.new("renju"):state()
        state.moves = "7"
        assert.is_false((fits(state, "inarow.state")))
        state.moves, state.mvoes = 7, 7
        assert.is_false((fits(state, "inarow.state")))
        state.mvoes, state.seat = nil, nil
        assert.is_false((fits(state, "inarow.state")))
    end)
end)

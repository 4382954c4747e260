--- Every article that a script of a variant cites has records both ways: one in which it
-- decides, and beside it, in the same file and for the same variant, one in which an
-- action of the same kind is ruled on otherwise. From the tree's root, with the paths of
-- `make env`. Reports in TAP, a line for each key of each variant.
--
-- What a variant has from its base it need not show again, if the base does.
local inarow = require "inarow"
local notation = require "inarow.notation"

local CITATIONS = "tests/lua/variant/cites/citations.txt"

-- Keys that no ruling cites: what is told of the game, and what it is played with. That
-- an allowed double-three is one by RIF 9.3, its proof says.
local TOLD = { "^articles%.", "^board%.cite$", "^match%.cite$", "%.pass%.cite$",
    "^cite%.opening%-pass$", "^cite%.fours%-on%-a%-line$", "^cite%.term%-three$",
    "^cite%.offer%-symmetry$" }

-- What no game of these rules comes to, nor a position that can be set up; each says why.
local UNREACHABLE = {
    ["bead_renju cite.no-action BEAD reading 20"] =
        "all beads are played long before every vacant point is barred",
    ["bead_renju cite.no-supply BEAD Set-up 2"] =
        "the game is drawn with the last bead of either colour",
    ["renju_1899 cite.no-action HIST reading 20"] =
        "no position is known in which every vacant point is a double-three",
}

-- What is ruled in one way only; each says why.
local ONE_WAY = {
    ["renju_1899 cite.pass-not-allowed HIST reading 11"] = "nobody may ever pass",
}

local function is_told(key)
    for _, pattern in ipairs(TOLD) do
        if key:find(pattern) then return true end
    end
    return false
end

-- ---- What the records rule ------------------------------------------------------------

-- By variant, file and verb: the rulings, as a set of "STATUS CITATION"; "ok " where none
-- is cited. And by variant and citation, where it is cited: a list of {file, verb,
-- ruling}.
local ruled, cited = {}, {}

local function within(set, ...)
    for _, key in ipairs { ... } do
        set[key] = set[key] or {}
        set = set[key]
    end
    return set
end

local function note_ruling(variant, file, verb, ruling)
    local line = ruling.status .. " " .. (ruling.citation or "")
    within(ruled, variant, file, verb)[line] = true
    if ruling.citation then
        table.insert(within(cited, variant, ruling.citation),
            { file = file, verb = verb, ruling = line })
    end
end

-- An allowed stone of which a proof tells by what article a double-three is allowed.
local function note_allowance(variant, file, game, point)
    local proof = not game:at(point) and game:explain(point)
    if proof and proof.reason == "allowed" and proof.rule and not proof.cut then
        within(ruled, variant, file, "play")["won "] = true
        table.insert(within(cited, variant, proof.rule),
            { file = file, verb = "play", ruling = "ok " .. proof.rule })
    end
end

local function has_allowance(game)
    local three = (game.rules.script.forbid or {})["double-three"]
    return three and three.allowed
end

local function play_through(item, file)
    local game = item.live
    local variant, asks = game.rules.name, item.source.board and has_allowance(game)
    for line in notation.entries(item) do
        local action = line.action
        if asks and action and action.verb == "play" and not game.final then
            note_allowance(variant, file, game, action.point)
        end
        if action then
            local ruling, _, _, refused = notation.play(item, line)
            note_ruling(variant, file, action.verb, ruling or refused)
            if refused and not line.ruling then break end
        end
    end
end

for file in io.popen "find tests/conformance -name '*.rec' | sort":lines() do
    local handle = assert(io.open(file))
    for item in notation.games(handle:read "a", file, { format = "record" }) do
        if not item.error then play_through(item, file) end
    end
    handle:close()
end

-- ---- Both ways ------------------------------------------------------------------------

-- Is it cited, and is it so beside another ruling? By this variant.
local function shown(variant, citation)
    local is_cited = false
    for _, one in ipairs(within(cited, variant, citation)) do
        is_cited = true
        for line in pairs(within(ruled, variant, one.file, one.verb)) do
            if line:match "^%S+" ~= one.ruling:match "^%S+" then return true, true end
        end
    end
    return is_cited, false
end

-- The variant that a variant is based on, or nil. A script that is only a base is shown
-- by the game of its name.
local function base_of(variant)
    local base = inarow.rules(variant).script.base
    base = base and (base:gsub("^_", ""))
    return base ~= variant and base or nil
end

-- Do the records show a key of a variant, or of one that it has it from?
local function shown_of(variant, key, citation, keys)
    local is_cited, both
    repeat
        local line = variant .. " " .. key .. " " .. citation
        if UNREACHABLE[line] then return true, true end
        local here, here_both = shown(variant, citation)
        is_cited, both = is_cited or here, both or here_both or here and ONE_WAY[line]
        variant = base_of(variant)
    until both or not variant or not keys[variant .. " " .. key .. " " .. citation]
    return is_cited, both
end

local keys, order = {}, {}
for line in io.lines(CITATIONS) do
    keys[line] = true
    order[#order + 1] = line
end

local tests, failed = 0, 0
print "TAP version 13"
for _, line in ipairs(order) do
    local variant, key, citation = line:match "^(%S+) (%S+) (.*)$"
    if not is_told(key) then
        local is_cited, both = shown_of(variant, key, citation, keys)
        tests = tests + 1
        failed = failed + (both and 0 or 1)
        print((both and "ok " or "not ok ") .. tests .. " - " .. line)
        if not both then
            print(is_cited and "# never otherwise beside it" or "# never cited")
        end
    end
end
print("1.." .. tests)
os.exit(failed == 0)

--- Checks that every article that a variant's script cites has records both ways. In one
-- record the article decides. In another, in the same file and for the same variant, an
-- action of the same kind gets another ruling. Run it from the tree's root with the paths
-- of `make env`. It reports in TAP, with one line for each key of each variant.
--
-- A variant need not show what it inherits from its base, if the base shows it.
local inarow = require "inarow"
local notation = require "inarow.notation"

local CITATIONS = "tests/lua/variant/cites/citations.txt"

-- Keys that no ruling cites: descriptions of the game and its equipment. A proof, not a
-- ruling, cites RIF 9.3 for an allowed double-three.
local DESCRIPTIONS = { "^articles%.", "^board%.cite$", "^match%.cite$", "%.pass%.cite$",
    "^cite%.opening%-pass$", "^cite%.fours%-on%-a%-line$", "^cite%.term%-three$",
    "^cite%.offer%-symmetry$" }

-- Rulings that no game by these rules reaches, from the start or from a position set up;
-- each has its reason.
local UNREACHABLE = {
    ["bead_renju cite.no-action BEAD reading 20"] =
        "all beads are played long before every vacant point is barred",
    ["bead_renju cite.no-supply BEAD Set-up 2"] =
        "the game is drawn with the last bead of either colour",
    ["renju_1899 cite.no-action HIST reading 20"] =
        "no position is known in which every vacant point is a double-three",
}

-- Articles that are ruled in one way only; each has its reason.
local ONE_WAY = {
    ["renju_1899 cite.pass-not-allowed HIST reading 11"] = "nobody may ever pass",
}

local function is_description(key)
    for _, pattern in ipairs(DESCRIPTIONS) do
        if key:find(pattern) then return true end
    end
    return false
end

-- ---- Rulings of the records -----------------------------------------------------------

-- `ruled`: by variant, file and verb, the rulings as a set of "STATUS CITATION"; "ok " if
-- nothing is cited. `cited`: by variant and citation, a list of {file, verb, ruling}.
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

-- Notes an allowed stone whose proof cites an article for an allowed double-three.
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

-- Returns true if this variant's records cite it, and also rule otherwise.
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

-- Returns the variant that a variant is based on, or nil. For a script that is only a
-- base, the game of its name counts.
local function base_of(variant)
    local base = inarow.rules(variant).script.base
    base = base and (base:gsub("^_", ""))
    return base ~= variant and base or nil
end

-- Returns true if records show a key for a variant, or for the base from which it
-- inherits the key.
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
    if not is_description(key) then
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

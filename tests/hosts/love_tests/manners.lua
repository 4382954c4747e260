--- Tests the window's behaviour towards players: offers, partners, families, sound.
local tools = require "tools"

local is, lines, parse, read = tools.is, tools.lines, tools.parse, tools.read
local report, steps = tools.report, tools.steps

-- Openings up to an offer, some of them in positions with symmetries.
local OFFERS = {
    "rif_renju\nplay h8\nplay h9\nplay h10\nswap\nplay h7",
    "rif_renju\nplay h8\nplay i9\nplay j10\nkeep\nplay a2",
    "taraguchi_10\nplay h8\nkeep\nplay h9\nkeep\nplay h10\nkeep\nplay h11\nkeep",
    "soosorv_8\nplay h8\nplay i9\nplay j10\nkeep\nplay g7\ndeclare 8\nkeep",
    "yamaguchi\nplay h8\nplay h9\nplay j10\ndeclare 12\nkeep\nplay a1",
    "tarannikov\nplay h8\nkeep\nplay h9\nkeep\nplay i10\nkeep\nplay a1\nkeep",
}

-- With random clicks, an offer never has too many points, nor a point that the arbiter
-- refuses beside the others: the probe checks this.
local function offers()
    local script = {}
    for i, moves in ipairs(OFFERS) do
        local path = ("%s/offer-%d.rec"):format(tools.OUT, i)
        tools.write(path, "variant " .. moves .. "\n")
        for seed = 1, 2 do
            script[#script + 1] = ("drop %s\nmonkey 16 %d"):format(path, seed)
        end
    end
    steps("offers", "size 480 360\n" .. table.concat(script, "\n"))
    local first = ("drop %s/offer-1.rec\n"):format(tools.OUT)
    steps("symmetry", first .. lines [[
        click Black: offer (0 of 2)
        expect said Nothing was done. | Choose 2 more on the board first.
        point f7
        expect said Chosen: f7. |
        point f7
        expect said No point is chosen. |
        point f7
        point j7
        expect said Nothing was done. | j7 is the same as f7 by symmetry.
        expect chosen f7
        click Black: offer (1 of 2)
        expect asked black: offer 2 points
        point f8
        click Black: offer f7 f8
        expect asked white: pick]])
end

-- Actions are described in plain words, in a review too.
local function plain_words()
    steps("plain-words", lines [[
        click Renju
        click rif_renju
        click Play
        point h8
        expect said Black plays h8. |
        point h9
        point i10
        click White: swap colours
        expect said White swaps colours. |
        point g7
        point f7
        point j9
        click Black: offer f7 j9
        expect said Black offers f7, j9. |
        point j9
        expect said White picks j9. |
        click Resign…
        click black
        key left
        expect said Move 7 of 8: White picks j9. |
        key left
        key left
        key left
        expect said Move 4 of 8: White swaps colours. |]])
    steps("plain-words-of-a-clock", lines [[
        click Pente
        click pente_1987
        click adjudication›
        click clock›
        click Play
        click Start the clock
        expect said The clock is started. |
        point j10
        click White: press the clock
        expect said White presses the clock. |]])
end

-- A player forgets to press the clock: the next stone is the opponent's. Every button
-- names the player for whom it acts, and claims are ordered by need.
local function forgotten_press()
    local saves = steps("forgotten-press", lines [[
        click Renju
        click rif_renju
        click adjudication›
        click clock›
        click Play
        expect dim Offer draw
        expect dim Undo
        click Start the clock
        point h8
        expect said Black plays h8. |
        expect Black: offer draw
        not dim Offer draw
        expect dim Accept draw
        point h9
        expect said Black places White on h9. |
        point h10
        expect asked black: press
        expect Black: press the clock
        click White: keep colours
        expect said White keeps the colours. |
        point g6
        expect said White plays g6. |
        click Offer draw
        expect said White offers a draw. |
        expect Black: accept draw
        expect Black: refuse draw
        expect dim Offer draw
        click Refuse draw
        expect said Black refuses the draw. |
        click Claim…
        state claims
        click win
        click black
        expect refused
        click Resign…
        click white
        click Back
        expect said Move 7 of 8: Black refuses the draw. |
        expect dim Undo
        click Back
        expect said Move 6 of 8: White offers a draw. |
        click Back
        expect said Move 5 of 8: White plays g6. |
        key home
        click Forward
        click Forward
        expect said Move 2 of 8: Black places White on h9. |]])
    local kinds = {}
    for kind in (read(saves .. "/claims.txt") or ""):gmatch "\narea %d+ %d+ (%l[%l-]+)" do
        kinds[#kinds + 1] = kind
    end
    is("claims", table.concat(kinds, " "), "win five overline double-four double-three"
        .. " time full-board no-action clock-defect")
end

-- A search replaces an explanation. Its result does not replace an explanation that is
-- opened during the search. But it may have come before that, so the test asks for a hint
-- once more.
local function searches()
    tools.write(tools.OUT .. "/four.rec", "variant gomoku\nplay h8\nplay a1\nplay h9\n"
        .. "play a3\nplay h10\nplay a5\n")
    steps("searches", (lines [[
        drop %s/four.rec
        explain h11
        expect argument 0/
        click Hint
        expect argument -
        await said Black wins
        explain h11
        expect hint -
        key p
        expect argument -
        expect puzzle black
        key p
        click Hint
        explain h11
        hold 0.5
        expect said h11
        expect argument 0/
        click Close
        click Hint
        await said Black wins]]):format(tools.OUT))
end

-- The players change seats, in teams too, and everything else stays.
local function rematch()
    tools.write(tools.OUT .. "/named.rec", "variant pente_teams size=15\nclock 300\n"
        .. "seats A B C D\nresult white\nplay h8\nresign by black\n")
    local saves = steps("rematch", (lines [[
        drop %s/named.rec
        click Rematch
        expect said The players have changed seats: D begins. |
        expect status playing
        expect dim Undo
        state again]]):format(tools.OUT))
    is("a rematch", parse(read(saves .. "/again.txt") or "").record,
        "variant pente_teams size=15\nclock 300\nseats D A B C\n")
end

-- For a file of several games, the first is loaded, and the window gives their number.
local function several_games()
    local one = "variant renju\nplay h8\n"
    local function file(name, count)
        local path = ("%s/%s.rec"):format(tools.OUT, name)
        tools.write(path, one .. ("---\nvariant pente\nplay j10\n"):rep(count - 1))
        return path
    end
    steps("several-games", ([[
drop %s
expect one.rec is loaded.
drop %s
expect three.rec: this is the first of 3 games.
expect variant renju
drop %s
expect many.rec: this is the first of more than 100 games.]]):format(file("one", 1),
        file("three", 3), file("many", 130)))
end

-- The partners of a team are side by side, and the teams one below the other.
local function partners()
    local saves = steps("partners", lines [[
        click Pente
        click pente_teams
        click Play
        state table]])
    local texts = parse(read(saves .. "/table.txt") or "").texts
    local at = {}
    for _, name in ipairs { "White", "Red", "Black", "Blue" } do
        at[name] = texts[name] or { 0, 0 }
    end
    is("white beside red", at.White[2], at.Red[2])
    is("black beside blue", at.Black[2], at.Blue[2])
    report("partners are together", at.White[1] < at.Red[1] and at.Black[1] < at.Blue[1])
    report("one team is below the other", at.Black[2] > at.White[2])
end

local OWN = 'return { name = "own", title = "My own", source = "OWN", board = { 9, 9 },'
    .. ' colours = { "black", "white" }, win = { row = 4, atleast = true } }'
local CHILD = 'return { name = "my_pente", base = "pente", title = "My Pente" }'
local FAMILY = 'return { name = "mine", base = "own", title = "Mine",'
    .. ' family = "my-games" }'

-- A player's own script is in the family that it names, or in that of its base.
local function own_scripts()
    steps("own-scripts", lines [[
        click Your own
        click own
        expect My own
        click My games
        click mine
        click Pente
        click my_pente
        expect My Pente
        expect The board has 19 columns
        click Play
        expect status playing]], { files = { ["variants/own.lua"] = OWN,
        ["variants/my_pente.lua"] = CHILD, ["variants/mine.lua"] = FAMILY } })
end

-- The rules beside the games are those for the selected options.
local function rules()
    steps("rules", lines [[
        click Pente
        expect The board has 19 columns and 19 rows
        expect The opening
        click size‹
        expect The board has 17 columns and 17 rows
        click size›
        click size›
        expect The board has 21 columns and 21 rows
        click Connect Four
        expect falls to the lowest free row
        expect 7 × 6
        click clock›
        expect 5 minutes each
        click adjudication›
        expect The players, who must claim it
        expect Costs nothing]])
end

-- Numbers step to legal values: a row of five needs five stones, and 0 means as many as
-- needed. There are as many seats as players.
local function options()
    steps("options", lines [[
        size 800 600
        click Go-moku
        click gomoku
        click supply›
        expect Each player has 5 stones
        click supply›
        expect Each player has 6 stones
        click supply‹
        click supply‹
        expect As many as needed
        click moves›
        not No limit
        click moves‹
        expect No limit
        not third seat
        click players‹
        over clock
        wheel -40
        click sixth seat
        type Frieda
        click Play
        expect seats ? ? ? ? ? Frieda
        monkey 40 1
        click Menu
        click Pente
        click pente
        click begins›
        click Play
        expect begins=black
        monkey 40 1]])
end

-- Sound is off at first; without audio, the game reports this and continues.
local function sound()
    local saves = steps("sound", lines [[
        click Others
        click yava
        click Play
        expect sound false
        click Sound
        state on
        point a1
        expect play a1
        key m
        state off]])
    local on = parse(read(saves .. "/on.txt") or "")
    local off = parse(read(saves .. "/off.txt") or "")
    local none = (on.said or ""):find("There is no sound here", 1, true)
    report("sound, or the reason for its absence", on.sound == "true" or none, on.said)
    is("sound is off again", off.sound, "false")
end

return function()
    offers()
    plain_words()
    forgotten_press()
    searches()
    rematch()
    several_games()
    partners()
    own_scripts()
    rules()
    options()
    sound()
end

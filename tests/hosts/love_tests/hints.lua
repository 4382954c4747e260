--- Tests hints and puzzles in the window: the window keeps working during a search, and a
-- puzzle is solved to its end.
local tools = require "tools"

local THREE = [[
    variant gomoku size=15
    play g8
    play a1
    play h8
    play a3
    play i8
    play a5
]]

-- Black's two fours lead to a five, but only in one order.
local FOURS = [[
    variant gomoku size=15
    board
    ...............
    ...............
    ...............
    ...............
    ...............
    ...............
    .....OXXX......
    ...............
    .........X.....
    .........X.....
    .........X.....
    .........O.....
    ...............
    ...............
    ...............
]]

local STEPS = [[
    drop %s/three.rec
    key h
    await said Black wins by continuous fours with 2 stones
    expect mind 1
    expect mind 3
    shot hint
    point n14
    expect hint -
    click Hint
    await said Black threatens
    click Undo
    key escape
    drop %s/fours.rec
    key p
    expect puzzle black
    point a1
    expect said Wrong: a1 does not make a four
    expect puzzle black
    point j9
    expect said Right
    state solving
    key h
    expect said The next stone: k9
    expect hint k9
    shot puzzle
    key p
    expect puzzle -
    drop %s/pente.rec
    key h
    await stones can be captured
    key p
    expect stones can be captured]]

return function()
    tools.write(tools.OUT .. "/three.rec", tools.lines(THREE))
    tools.write(tools.OUT .. "/fours.rec", tools.lines(FOURS))
    tools.write(tools.OUT .. "/pente.rec", "variant pente\nplay j10\n")
    local saves = tools.steps("hints", tools.lines(STEPS:gsub("%%s", tools.OUT)))
    local seen = tools.parse(tools.read(saves .. "/solving.txt") or "")
    tools.is("the answer is played", select(2, (seen.record or ""):gsub("\nplay", "")), 2)
    for _, name in ipairs { "hint", "puzzle" } do
        tools.run("cp '%s/%s.png' '%s/'", saves, name, tools.OUT)
    end
end

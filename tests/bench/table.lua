-- Prints the table of all figures with their targets: lua5.4 tests/bench/table.lua > page
--
-- A machine's speed varies, so each figure and the one beside it are measured in turn,
-- several times, and the median of the ratios counts. Machines differ too. So a figure
-- without another beside it takes turns with a yardstick, and is scaled to the machine on
-- which the targets were set.
local ROUNDS = 7
local YARDSTICK, YARDSTICK_NS = "forbidden-yardstick", 130
local SETS = "build/tests/bench/"

local function run(name, set)
    local command = "build/inarow bench " .. name
    if set then command = ("%s --positions %s%s"):format(command, SETS, set) end
    local pipe = assert(io.popen(command))
    local line = pipe:read("*a")
    pipe:close()
    local median = tonumber(line:match('"median":([%d.]+)'))
    local unit = line:match('"unit":"([^"]+)"')
    return assert(median, name .. ": " .. line), unit
end

local function median(list)
    table.sort(list)
    return list[(#list + 1) // 2]
end

local function in_thousands(n)
    local text = ("%.0f"):format(n)
    if n < 100 then return ("%.1f"):format(n) end
    return (text:reverse():gsub("(%d%d%d)", "%1,"):reverse():gsub("^,", ""))
end

-- Returns a figure scaled to the machine of the targets.
local function scaled(figure, unit)
    if unit == "bytes" then return figure end
    local slower = run(YARDSTICK, "even") / YARDSTICK_NS
    return unit == "ns" and figure / slower or figure * slower
end

-- Returns its figures, those beside it, and the value to compare with the target.
local function measure(mark)
    local figures, others, values, unit = {}, {}, {}, nil
    for round = 1, ROUNDS do
        figures[round], unit = run(mark[1], mark.set)
        if mark.beside then
            others[round] = run(mark.beside, mark.set)
            values[round] = figures[round] / others[round]
        else
            values[round] = scaled(figures[round], unit)
        end
    end
    local middle = median(figures) -- this call sorts the figures
    return middle, unit, median(others), median(values), figures[1], figures[ROUNDS]
end

io.write [[
# Speed

`make bench` measures everything here and writes this page. Each figure is the median of
seven rounds, and a round is the median of nine runs on one core. The column *beside*
names a program for comparison, which takes turns with inarow. A name that ends in
`-yardstick` is a program for only one game, from `tests/bench/*.c`. It is compiled for
this machine, and shares no code with the core. *Spread* is from the lowest to the
highest round. `build/inarow bench NAME` measures a single figure. The marks in
`marks.lua` are the targets.

A run lasts 20 ms in C and 50 to 100 ms elsewhere, by a monotonic clock; `judge` and
figures in Lua are measured in processor time.

- `forbidden` is the mean over the set, and `slowest` is the time of its slowest
  position, with all positions in turn.
- `vcf` is the mean time to find a win by continuous fours, or to exclude one. The times
  `vcf-median`, `vcf-95` and `vcf-slowest` are enough for half of the positions, for 95
  of 100, and for all. Every search begins with an empty table; clearing it does not
  count. The yardstick is the oracle of `tests/attack`, which tries every four and
  remembers nothing. It searches each position once.
- `perft` counts the leaves of the last ply as bits of a set; its yardstick plays and
  tests each leaf.
- `judge` goes from pente.org's text, including tags, to the verdict.
- `lua-legal` and `lua-choices` are for an empty 15×15 board, where every point is
  legal: 225 actions, or a single list of 225 points. `lua-svg` draws a full 19×19
  board.
- `lua-hook` calls a script's hook, which reads two fields of its view; `perft-hooks`
  counts a 3×3 game with this hook.
- `serve-play`, `serve-state` and `serve-legal` go from a request's line of JSON to the
  answer's; the last two ask about an empty 15×15 board.

The positions come from `tests/positions`. In the set `even`, both colours have about
the same number of stones. `dense` has a hundred stones or more, and `contrived` has
more than four black stones for each white one. A search for slow positions found the
set `worst`. `fours` is the whole `vcf.tsv`. `plain` leaves out one position of it, for
which the yardstick needs as long as for all others together.

| figure | unit | here | spread | beside | there | ratio | mark | reached |
|---|---|--:|--:|---|--:|--:|--:|---|
]]
for _, mark in ipairs(dofile "tests/bench/marks.lua") do
    local figure, unit, other, value, least, most = measure(mark)
    local reached = value <= (mark.most or math.huge) and value >= (mark.least or 0)
    local function as_ratio(n) return (n < 0.1 and "%.4f" or "%.2f"):format(n) end
    local in_words = mark.beside and as_ratio
        or in_thousands
    io.write(("| %s | %s | %s | %s–%s | %s | %s | %s | %s %s | %s |\n"):format(
        mark[1] .. (mark.set and ", " .. mark.set or ""), unit, in_thousands(figure),
        in_thousands(least), in_thousands(most),
        mark.beside or "", other and in_thousands(other) or "", in_words(value),
        mark.most and "≤" or "≥", in_words(mark.most or mark.least),
        reached and "yes" or "**no**"))
end

io.write [[

The marks in ns and games/s were set on a machine where the forbidden yardstick takes
130 ns on the set `even`. This yardstick takes turns with every figure that has no other
program beside it. The column *ratio* then has the figure scaled to that machine, which
is compared with the mark. Several figures are close to their marks:

- `point` reads four lines of two colours and judges them all at once, in some 130
  instructions.
- `slowest` judges about a thousand stones by the recursion of 9.3, each in the time of
  two points.
- `play-undo` spends a third of its time on a `point`, and the rest on facts about the
  move.
- `playout-gomoku` draws the n-th vacant point in the order of columns and rows, so a
  seed gives the same game on every machine. The yardstick takes any point from a list,
  but searches each stone's lines for rows; the core searches the board once per 20
  stones.
- `judge` spends half its time in Lua, where it reads the text word by word.
- `lua-legal` takes little longer than Lua needs to make as many tables of four fields. ]]

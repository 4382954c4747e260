-- Compares two trees: do they show the same games in the same bytes?
--     lua compare.lua OTHER games FROM TO | records FILE...
-- With WORDS=any, differences in the wording of sentences are ignored. Run it in a tree
-- that is built; OTHER is another built tree. For each difference it prints the game, the
-- action before it, and the two lines.
local MOST_SHOWN = 10
local LONGEST = 600

local function quoted(text)
    return "'" .. text:gsub("'", "'\\''") .. "'"
end

-- Opens the output of observe.lua, run with the module of a tree.
local function observed(tree, words)
    return assert(io.popen(("LUA_PATH=%s LUA_CPATH=%s lua5.4 %s %s"):format(
        quoted(("%s/lua/?.lua;%s/lua/?/init.lua;;"):format(tree, tree)),
        quoted(tree .. "/build/lua5.4/?.so;;"),
        "tests/baseline/observe.lua", table.concat(words, " "))))
end

local function shortened(line)
    if not line then return "(nothing)" end
    return #line > LONGEST and line:sub(1, LONGEST) .. "…" or line
end

-- Returns the parts of two long lines from shortly before their first difference.
local function from_difference(a, b)
    if not (a and b) then return a, b end
    local at = 1
    while a:byte(at) == b:byte(at) do at = at + 1 end
    local from = math.max(1, at - 120)
    return a:sub(from), b:sub(from)
end

-- Returns the line as it is compared: with WORDS=any, without its sentences.
local function compared(line)
    if not line or os.getenv "WORDS" ~= "any" then return line end
    line = line:gsub('"[^"]* [^"]*[.?]"', '"..."')
    return (line:gsub('"not a position: [^"]*"', '"..."'))
end

-- Skips the lines of a game, up to the first line of the next game.
local function skip_game(lines)
    local line
    repeat line = lines() until not line or line:find "^== "
    return line
end

local other = assert(arg[1], "OTHER expected")
local words = {}
for i = 2, #arg do words[i - 1] = i == 2 and arg[i] or quoted(arg[i]) end
local ours, theirs = observed(".", words), observed(other, words)
local next_ours, next_theirs = ours:lines(), theirs:lines()

local games, lines, differences = 0, 0, 0
local mine, its = next_ours(), next_theirs()
local name, action = "", ""
while mine or its do
    if mine and mine:find "^== " then name, games = mine, games + 1 end
    lines = lines + 1
    if compared(mine) == compared(its) then
        if not mine:find "^state" and not mine:find "^cells" then action = mine end
        mine, its = next_ours(), next_theirs()
    else
        differences = differences + 1
        if differences <= MOST_SHOWN then
            local a, b = from_difference(compared(mine), compared(its))
            io.write(name, "\n after: ", shortened(action), "\n here:  ", shortened(a),
                "\n there: ", shortened(b), "\n")
        end
        mine, its = skip_game(next_ours), skip_game(next_theirs)
    end
end
local closed = ours:close() and theirs:close()
io.write(("%d games, %d lines, %d differences\n"):format(games, lines, differences))
os.exit(closed and games > 0 and differences == 0)

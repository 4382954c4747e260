--- Compares the counts of `inarow perft` with the programs in this folder and with
-- published numbers. Run it from the tree's root, with those programs in
-- build/tests/perft. It reports in TAP:
--
--     lua5.4 tests/perft/main.lua [long]
--
-- counts.txt has the numbers. Without `long`, only the first plies of each game are
-- counted again, as many as its line there says.
local TABLE, PROGRAMS = "tests/perft/counts.txt", "build/tests/perft/"
local is_long = arg[1] == "long"

local tests, failed = 0, 0

local function report(name, got, expected)
    local ok = got == expected
    tests = tests + 1
    if not ok then failed = failed + 1 end
    print((ok and "ok " or "not ok ") .. tests .. " - " .. name)
    if not ok then
        print((("expected:\n" .. expected .. "got:\n" .. got):gsub("[^\n]+", "# %0")))
    end
    io.flush()
end

local function output(command)
    local pipe = assert(io.popen(command .. " 2>&1"))
    local text = pipe:read "a"
    pipe:close()
    return text
end

-- Returns a record that leads to the start of the count, or nil for a game's start.
local function record_of(variant, points)
    if points == "" then return nil end
    local path = os.tmpname()
    local file = assert(io.open(path, "w"))
    file:write("variant ", variant, "\n", (points:gsub("%S+%s*", "play %0\n")), "\n")
    file:close()
    return path
end

-- Reads "VARIANT [OPTION=VALUE...] [after POINT...] | PROGRAM [ARGUMENT...] | PLIES",
-- then a line for each ply.
local function each_game(path)
    local games = {}
    for line in io.lines(path) do
        local title, program, quick = line:match "^(%l.-) | (.-) | (%d+)$"
        if title then
            games[#games + 1] = { title = title, program = program, plies = {},
                quick = tonumber(quick), variant = title:match "^%S+",
                given = title:gsub(" after .*", ""):gsub("^%S+", ""),
                after = title:match " after (.*)" or "" }
        elseif line:find "^ *%d" then
            table.insert(games[#games].plies, line .. "\n")
        elseif not line:find "^#" and line ~= "" then
            error(path .. ": " .. line)
        end
    end
    return games
end

local function check(game)
    local depth = is_long and #game.plies or game.quick
    local expected = table.concat(game.plies, "", 1, depth)
    local record = record_of(game.variant .. game.given, game.after)
    report(("%s, to ply %d"):format(game.title, depth),
        output(("build/inarow perft %s %d%s%s"):format(game.variant, depth,
            record and " --record " .. record or "", game.given)), expected)
    if record then os.remove(record) end
    if game.program ~= "published" then
        report(("%s, to ply %d, by %s"):format(game.title, depth, game.program),
            output(("%s%s %d %s"):format(PROGRAMS, game.program, depth, game.after)),
            expected)
    end
end

print "TAP version 13"
for _, game in ipairs(each_game(TABLE)) do check(game) end
for _, counted in ipairs(dofile "tests/perft/positions.lua"(is_long)) do
    report(counted.title, counted.got, counted.expected)
end
print("1.." .. tests)
os.exit(failed == 0)

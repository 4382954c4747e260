--- Checks that every proof of `inarow explain --json` is true and sufficient, with a
-- checker that knows only the articles, and that the checker detects altered proofs. Run
-- it from the tree's root, with the program built; it reports in TAP:
--
--     lua5.4 tests/proofs/main.lua POSITIONS [PART [TAMPERED]]
--
-- POSITIONS is a file like tests/positions/forbidden.tsv. All forbidden points of its
-- positions are proved, and for each of them an allowed point with stones nearby. Only
-- one in PART points of the board is tried; 1 means all. One proof in TAMPERED is
-- altered.
local json = require "dkjson"
local check = dofile "tests/proofs/checker.lua"
local tamper = dofile "tests/proofs/tamper.lua"

local path, part, tampered = arg[1], tonumber(arg[2] or 1), tonumber(arg[3] or 10)

-- The same numbers on every machine.
local state = 1
local function random()
    state = (state * 1103515245 + 12345) % 2 ^ 31 // 1
    return state >> 8
end

local tests, failed = 0, 0
local function report(ok, name, why)
    tests = tests + 1
    if not ok then failed = failed + 1 end
    print((ok and "ok " or "not ok ") .. tests .. " - " .. name)
    if not ok then print("# " .. tostring(why)) end
end

-- ---- Requests -------------------------------------------------------------------------

local function name_of(i) return ("%c%d"):format(97 + i % 15, 15 - i // 15) end

-- Returns the number of black stones within two points of a point, given its number.
local function stones_near(cells, i)
    local count = 0
    for y = math.max(i // 15 - 2, 0), math.min(i // 15 + 2, 14) do
        for x = math.max(i % 15 - 2, 0), math.min(i % 15 + 2, 14) do
            local n = 15 * y + x + 1
            count = count + (cells:sub(n, n) == "X" and 1 or 0)
        end
    end
    return count
end

-- For each point, the positions in which it is tried, as {cells, forbidden}.
local asked = {}
for i = 0, 224 do asked[name_of(i)] = {} end
for line in io.lines(path) do
    local rows, points = line:match "^(%S+)\t(.*)$"
    local cells = rows:gsub("/", "")
    local forbidden, many, allowed = {}, 0, {}
    for point in points:gmatch "%w%d+" do
        forbidden[point], many = true, many + 1
        table.insert(asked[point], { cells, true })
    end
    for i = 0, 224 do
        if cells:sub(i + 1, i + 1) == "." and not forbidden[name_of(i)]
            and stones_near(cells, i) > 3 then
            allowed[#allowed + 1] = name_of(i)
        end
    end
    for _ = 1, math.min(many, #allowed) do
        local point = table.remove(allowed, random() % #allowed + 1)
        table.insert(asked[point], { cells, false })
    end
end

-- Returns the proofs of a point, by the command that a user would type.
local function proofs_of(point, positions)
    local name = os.tmpname()
    local file = assert(io.open(name, "w"))
    for _, one in ipairs(positions) do file:write(one[1], "\n") end
    file:close()
    local list, pipe = {}, assert(io.popen("build/inarow explain " .. point
        .. " --json <" .. name))
    for line in pipe:lines() do list[#list + 1] = assert(json.decode(line)) end
    pipe:close()
    os.remove(name)
    return list
end

-- ---- The test -------------------------------------------------------------------------

local count, nodes = { [true] = 0, [false] = 0 }, 0
local kinds = {} -- of alterations: number of tries
local missed = nil

local function size(node)
    local all = 1
    for _, child in ipairs(node.children) do all = all + size(child) end
    return all
end

local function tamper_with(cells, proof)
    tamper(proof, random, function(twin, what)
        local kind = what:match "^%S+"
        kinds[kind] = (kinds[kind] or 0) + 1
        if check(cells, twin) then
            missed = missed or cells .. " " .. proof.point .. ": " .. what .. ": "
                .. json.encode(twin)
        end
    end)
end

for i = 0, 224 do
    local point = name_of(i)
    local positions = i % part == 0 and asked[point] or {}
    local proofs, wrong = #positions > 0 and proofs_of(point, positions) or {}, nil
    if #proofs ~= #positions then wrong = "proofs are missing" end
    for n, proof in ipairs(proofs) do
        local cells, forbidden = positions[n][1], positions[n][2]
        local ok, why = check(cells, proof)
        if not ok or proof.forbidden ~= forbidden or proof.point ~= point then
            wrong = wrong or cells .. " " .. tostring(why)
        end
        count[forbidden], nodes = count[forbidden] + 1, nodes + size(proof)
        if random() % tampered == 0 then tamper_with(cells, proof) end
    end
    if #positions > 0 then
        report(not wrong, #positions .. " proofs of " .. point, wrong)
    end
end
report(not missed, "whatever is tampered with is found out", missed)
for _, kind in ipairs { "point", "stone", "dropped_stone", "five", "other", "reason",
    "line", "rule", "by", "pattern", "dropped_child", "doubled_child",
    "exchanged_child", "verdict", "flag", "colour", "citation" } do
    report(kinds[kind] ~= nil, (kinds[kind] or 0) .. " times: " .. kind, "never tried")
end
print(("# %d proofs of forbidden points, %d of allowed ones, %.1f nodes each")
    :format(count[true], count[false], nodes / (count[true] + count[false])))
print("1.." .. tests)
os.exit(failed == 0)

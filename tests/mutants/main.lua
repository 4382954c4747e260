--- Mutants, tried one after the other: main.lua KIND SAMPLE SEED WORKER WORKERS [FILE...]
--
-- KIND is core (the C of the rules), scripts (the variants) or law (their Lua). SAMPLE
-- is how many to draw, 0 for all of them. Of WORKERS processes this is the one with the
-- number WORKER, from 0. With FILEs only theirs are tried. A mutant is killed if a quick
-- suite fails; those that survive and are not in equivalent.txt are printed as `not ok`.
local random_by = dofile "tests/mutants/random.lua"
local operators = dofile "tests/mutants/operators.lua"
local known = dofile "tests/mutants/known.lua"

local kind, sample, seed = arg[1], tonumber(arg[2]), tonumber(arg[3])
local worker, workers = tonumber(arg[4]), tonumber(arg[5])
local place = ("build/mutants/%s-%d"):format(kind, worker)

local FILES = {
    core = "csrc/core/*.c csrc/core/*.h",
    scripts = "variants/*.lua",
    law = "lua/inarow/game/*.lua lua/inarow/kernel/*.lua lua/inarow/kernel/*/*.lua "
        .. "lua/inarow/model/*.lua lua/inarow/variant/compile/*.lua",
}

-- Seconds of a processor that one step may take: a mutant may never end. The longest
-- step needs a third of it.
local LIMIT = 60

local function run(command, limit)
    return (os.execute(("ulimit -t %d; { %s; } >%s/log 2>&1"):format(limit or LIMIT,
        command, place)))
end

local function output(command)
    local pipe = assert(io.popen(command))
    local text = pipe:read "*a"
    pipe:close()
    return text
end

local function write(path, text)
    local file = assert(io.open(path, "w"))
    file:write(text)
    file:close()
end

local function read(path)
    local file = assert(io.open(path))
    local text = file:read "*a"
    file:close()
    return text
end

-- ---- Judges -------------------------------------------------------------------------

local judges = {}

local JUDGE = "lua5.4 tests/mutants/judge.lua"
local SPECS = { "geometry", "game", "script", "at_table", "other_boards", "hooks",
    "other_faults", "record", "text", "tester", "notation", "render", "legal", "prompt",
    "stepping" }

-- A step that must fail to kill: its name if it did.
local function first_failure(steps)
    for _, step in ipairs(steps) do
        if not run(step[2], step[3]) then return step[1] end
    end
end

function judges.scripts(path, text)
    local file = place .. "/mutant.lua"
    write(file, text)
    return first_failure { { "records", ("INAROW_MUTANT='variant %s %s' %s"):format(
        path:match "([%w_]+)%.lua$", file, JUDGE) } }
end

function judges.law(path, text)
    local file = place .. "/mutant.lua"
    write(file, text)
    local mutant = ("INAROW_MUTANT='module %s %s' "):format(
        path:match "^lua/(.*)%.lua$":gsub("/", "."), file)
    local steps = { { "records", mutant .. JUDGE } }
    for _, spec in ipairs(SPECS) do
        steps[#steps + 1] = { spec, mutant .. "lua5.4 /usr/bin/busted --output=TAP "
            .. "--helper=tests/mutants/plant.lua $(find tests/lua -name " .. spec
            .. "_spec.lua)" }
    end
    return first_failure(steps)
end

-- The core's objects, once as they should be; of a mutant those that its file goes into.
-- A mutant that looks past an array's end is stopped there, whatever it would have found.
local CFLAGS = "-std=c11 -D_POSIX_C_SOURCE=200809L -O1 -fPIC -DINAROW_COUNT_WORK "
    .. "-DINAROW_CHECKED -w -fsanitize=bounds -fsanitize-undefined-trap-on-error "
    .. output "pkg-config --cflags lua5.4":gsub("\n", "")
local SUITES = { "row", "forbidden", "phase", "legal", "play", "invariants", "outcome",
    "symmetry", "proof", "rules", "perft", "geometry", "fast" }
local sources, goes_into = {}, {}

local function object(source)
    return (source:gsub("/", "_"):gsub("%.c$", ".o"))
end

local function compile(source, to)
    return run(("cc %s -c %s/tree/%s -o %s/%s"):format(CFLAGS, place, source, to,
        object(source)))
end

local function link(to)
    local core, tests, module = {}, {}, {}
    for _, source in ipairs(sources) do
        local list = source:find "^tests" and tests or source:find "/core/" and core
            or module
        local own = ("%s/%s"):format(to, object(source))
        local file = io.open(own)
        list[#list + 1] = file and own or ("%s/whole/%s"):format(place, object(source))
        if file then file:close() end
    end
    core = table.concat(core, " ")
    return run(("cc -shared %s %s -o %s/inarow/core.so"):format(core,
        table.concat(module, " "), place))
        and run(("cc %s %s -o %s/tests $(pkg-config --libs check)"):format(core,
            table.concat(tests, " "), place))
end

local function prepare_core()
    assert(os.execute(("mkdir -p %s/tree/tests %s/whole %s/mutant %s/inarow && "
        .. "cp -r csrc %s/tree && cp -r tests/core %s/tree/tests"):format(place, place,
        place, place, place, place)))
    for source in output("ls csrc/core/*.c csrc/attack/*.c csrc/lua/*.c tests/core/*.c")
        :gmatch "%S+" do
        sources[#sources + 1] = source
        assert(compile(source, place .. "/whole"), source)
        local needs = output(("cd %s/tree && cc %s -MM %s"):format(place, CFLAGS, source))
        for file in needs:gmatch "%S+%.[ch]%f[%s]" do
            file = file:gsub("[%w_]+/[%w_]+/%.%./%.%./", ""):gsub("[%w_]+/%.%./", "")
            goes_into[file] = goes_into[file] or {}
            table.insert(goes_into[file], source)
        end
    end
    assert(link(place .. "/mutant"), "the core as it is does not link")
end

-- "no program" if the compiler refuses it: then it is no mutant.
function judges.core(path, text)
    if #sources == 0 then prepare_core() end
    local own = ("%s/tree/%s"):format(place, path)
    local whole = read(own)
    write(own, text)
    local killed = not os.execute(("rm -f %s/mutant/*"):format(place))
    for _, source in ipairs(goes_into[path] or {}) do
        if not compile(source, place .. "/mutant") then killed = "no program" end
        if killed then break end
    end
    write(own, whole)
    if killed then return killed end
    if not link(place .. "/mutant") then return "no program" end
    local steps = {}
    local function add(suite)
        steps[#steps + 1] = { suite, ("CK_FORK=no CK_RUN_SUITE=%s %s/tests"):format(suite,
            place), suite ~= "fast" and 15 or nil }
    end
    for i = 1, 11 do add(SUITES[i]) end
    steps[#steps + 1] = { "records", ("LUA_CPATH='%s/?.so;;' %s"):format(place, JUDGE) }
    for i = 12, #SUITES do add(SUITES[i]) end
    return first_failure(steps)
end

-- ---- All of them, or a sample -------------------------------------------------------

local mutants = {}
local files = #arg > 5 and table.concat(arg, " ", 6) or FILES[kind]
for path in output("ls " .. files):gmatch "%S+" do
    local text = read(path)
    local list = kind == "scripts" and operators.of_script(text)
        or operators.of(text, path:find "%.lua$" and "lua" or "c")
    for _, mutant in ipairs(list) do
        mutant.path, mutant.text = path, text
        mutants[#mutants + 1] = mutant
    end
end
if sample > 0 then
    local random = random_by(seed)
    for i = 1, math.min(sample, #mutants) do
        local k = i - 1 + random(#mutants - i + 1)
        mutants[i], mutants[k] = mutants[k], mutants[i]
    end
end

local counts = { killed = 0, survived = 0, equivalent = 0, none = 0 }
local by = {}
assert(os.execute("mkdir -p " .. place))
for i = 1 + worker, sample > 0 and math.min(sample, #mutants) or #mutants, workers do
    local mutant = mutants[i]
    if known.is_equivalent(mutant) then
        counts.equivalent = counts.equivalent + 1
    else
        local killer = judges[kind](mutant.path, operators.applied(mutant.text, mutant))
        if killer == "no program" then
            counts.none = counts.none + 1
        elseif killer then
            counts.killed = counts.killed + 1
            by[killer] = (by[killer] or 0) + 1
        else
            counts.survived = counts.survived + 1
            print("not ok - " .. known.describe(mutant))
        end
        io.stdout:flush()
    end
end
local killers = {}
for name, count in pairs(by) do killers[#killers + 1] = name .. " " .. count end
table.sort(killers)
print(("# %s: %d killed, %d equivalent, %d survived, %d are no program; by %s"):format(
    kind, counts.killed, counts.equivalent, counts.survived, counts.none,
    table.concat(killers, ", ")))

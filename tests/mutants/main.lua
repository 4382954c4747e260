--- Tries mutants one after the other: main.lua KIND SAMPLE SEED WORKER WORKERS [FILE...]
--
-- KIND is core (the C code of the rules), scripts (the variants), law (their Lua) or
-- module (any Lua, by the specs of its module). SAMPLE is the number of mutants of the
-- kind, or of each module; 0 means all. This process has the number WORKER, from 0, of
-- WORKERS. If FILEs are given, only their mutants are tried. With SINCE in the
-- environment, only those on lines that changed since that commit are tried, and with
-- MUTANT_SECONDS only those for which this processor time is enough. A mutant is killed
-- if a quick suite fails. Survivors are printed; those in equivalent.txt have their
-- reason.
local changed = dofile "tests/mutants/changed.lua"
local known = dofile "tests/mutants/known.lua"
local operators = dofile "tests/mutants/operators.lua"
local random_by = dofile "tests/mutants/random.lua"
local specs = dofile "tests/mutants/specs.lua"

local kind, sample, seed = arg[1], tonumber(arg[2]), tonumber(arg[3])
local worker, workers = tonumber(arg[4]), tonumber(arg[5])
local since = os.getenv "SINCE"
local most_seconds = tonumber(os.getenv "MUTANT_SECONDS" or nil) or math.huge
local place = ("build/mutants/%s-%d"):format(kind, worker)

local FILES = {
    core = "$(ls csrc/core/*.c csrc/core/*.h)",
    scripts = "$(ls variants/*.lua)",
    law = "$(find lua/inarow/game lua/inarow/kernel lua/inarow/model "
        .. "lua/inarow/variant/compile -name '*.lua' | sort)",
    module = "$(find lua -name '*.lua' | sort)",
}

-- Seconds of processor time for one step, because a mutant may never end. The longest
-- step needs a third of this.
local LIMIT = 60

local spent = 0 -- seconds of processor time of all steps

-- Adds the time of a step, which `times` has written.
local function spend()
    local file = io.open(place .. "/times")
    local text = file and file:read "*a" or ""
    if file then file:close() end
    local took = 0
    for minutes, seconds in text:gmatch "(%d+)m([%d.]+)s" do
        took = took + minutes * 60 + seconds
    end
    spent = spent + took
    return took
end

local function run(command, limit)
    local ok = os.execute(("ulimit -t %d; { %s; } >%s/log 2>&1; status=$?; "
        .. "times >%s/times; exit $status"):format(limit or LIMIT, command, place, place))
    return ok, spend()
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

-- Runs steps until one fails, which kills the mutant; returns the name of that step.
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
    for _, spec in ipairs(specs.law) do
        steps[#steps + 1] = { spec, mutant .. specs.BUSTED
            .. "--helper=tests/mutants/plant.lua $(find tests/lua -name " .. spec
            .. "_spec.lua)" }
    end
    return first_failure(steps)
end

-- ---- Modules ------------------------------------------------------------------------

local tree = place .. "/tree"

-- Runs a command in the tree with the mutant. A wall-clock limit ends a mutant that waits
-- forever.
local function in_tree(command, seconds)
    return run(("(cd %s && LUA_PATH=\"$PWD/lua/?.lua;$PWD/lua/?/init.lua;;\" "
        .. "LUA_CPATH=\"$PWD/build/lua5.4/?.so;;\" timeout -k 1 %d %s)"):format(tree,
        math.ceil(20 + 10 * seconds), command), math.ceil(5 + 3 * seconds))
end

local function seconds_path(spec)
    return "build/mutants/" .. spec:gsub("/", "_") .. ".seconds"
end

-- Returns what workers know of a spec, from a file that they share: its seconds, and
-- whether it passes without a mutant.
local function known_of(spec)
    local file = io.open(seconds_path(spec))
    local text = file and file:read "*a" or ""
    if file then file:close() end
    local seconds, state = text:match "^(%S+) (%S+)$"
    return tonumber(seconds), state
end

-- Returns whether the spec passes without the mutant, which is removed meanwhile.
local function passes(step, path, text)
    local own = ("%s/%s"):format(tree, path)
    local _, state = known_of(step.spec)
    if state ~= "passes" and state ~= "fails" then
        write(own, read(path))
        local ok, took = in_tree(step.command, 20)
        write(own, text)
        state = ok and "passes" or "fails"
        write(seconds_path(step.spec), ("%s %s"):format(took, state))
        if not ok then print(("# %s is left out: it fails anyway"):format(step.spec)) end
    end
    return state == "passes"
end

local has_tree = false

function judges.module(path, text)
    if not has_tree then
        assert(os.execute(specs.tree(tree)), "no tree for the mutants")
        has_tree = true
    end
    local own, killer = ("%s/%s"):format(tree, path), nil
    local steps, count = specs.of(path, output, known_of), 0
    write(own, text)
    for _, step in ipairs(steps) do
        local ok, took = in_tree(step.command, step.seconds or 20)
        if not ok and passes(step, path, text) then
            killer = step.name
            break
        elseif ok and not step.seconds then
            write(seconds_path(step.spec), took .. " unknown")
        end
        count = count + (ok and 1 or 0)
    end
    write(own, read(path))
    assert(killer or count > 0, "no spec of the module passes: " .. path)
    return killer
end

-- Compiles the core's objects once without a mutant; for a mutant, only those that depend
-- on its file. If a mutant reads beyond an array, the sanitizer stops it with the same
-- result each time.
local CFLAGS = "-std=c11 -D_POSIX_C_SOURCE=200809L -O1 -fPIC -DINAROW_COUNT_WORK "
    .. "-DINAROW_CHECKED -w -fsanitize=bounds -fsanitize-undefined-trap-on-error "
    .. output "pkg-config --cflags lua5.4":gsub("\n", "")
local SUITES = { "row", "forbidden", "phase", "legal", "play", "invariants", "outcome",
    "symmetry", "proof", "rules", "key", "batch", "answer", "budget", "perft" }
local SLOW_SUITES = { "geometry", "fast" } -- after the records
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
        local list = source:find "^tests" and tests
            or (source:find "/core/" or source:find "/batch/") and core or module
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
    assert(os.execute((("mkdir -p P/tree/tests P/whole P/mutant P/inarow && "
        .. "cp -r csrc P/tree && cp -r tests/core tests/rules P/tree/tests"):gsub("P",
        place))))
    for source in output("ls csrc/core/*.c csrc/batch/*.c csrc/attack/*.c csrc/lua/*.c "
        .. "tests/core/*.c tests/rules/batch.c tests/rules/ways.c"):gmatch "%S+" do
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

-- "no program" means that the compiler refuses it: then it is not a mutant.
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
    for _, suite in ipairs(SUITES) do add(suite) end
    steps[#steps + 1] = { "records", ("LUA_CPATH='%s/?.so;;' %s"):format(place, JUDGE) }
    for _, suite in ipairs(SLOW_SUITES) do add(suite) end
    return first_failure(steps)
end

-- ---- All mutants, or a sample -------------------------------------------------------

-- Returns the mutants of a file; on its changed lines if SINCE is given.
local function mutants_of(path, lines)
    local text, list = read(path), {}
    local all = kind == "scripts" and operators.of_script(text)
        or operators.of(text, path:find "%.lua$" and "lua" or "c")
    for _, mutant in ipairs(all) do
        if not lines or lines[mutant.line] then
            mutant.path, mutant.text = path, text
            list[#list + 1] = mutant
        end
    end
    return list
end

-- Moves the drawn mutants to the front.
local function draw(list, count)
    local random = random_by(seed)
    for i = 1, math.min(count, #list) do
        local k = i - 1 + random(#list - i + 1)
        list[i], list[k] = list[k], list[i]
    end
end

-- Groups by module, or one group for the kind: a list of {name, the mutants, counts}.
local groups = {}

local function collect()
    local by_path = since and changed.since(since, "lua csrc/core variants")
    local files = #arg > 5 and table.concat(arg, " ", 6) or FILES[kind]
    for path in output("echo " .. files):gmatch "%S+" do
        local name = kind == "module" and specs.module_of(path) or kind
        local group = groups[name]
        if not group then
            group = { name = name, mutants = {}, by = {}, killed = 0, survived = 0,
                equivalent = 0, none = 0, left = 0 }
            groups[name] = group
            groups[#groups + 1] = group
        end
        for _, mutant in ipairs(mutants_of(path, by_path and (by_path[path] or {}))) do
            table.insert(group.mutants, mutant)
        end
    end
    -- Workers start at opposite ends, so they rarely measure the same specs at once.
    table.sort(groups, function(a, b)
        if worker % 2 == 1 then a, b = b, a end
        return a.name < b.name
    end)
end

-- The specs of a module are not proof of it: survivors are named, but are not failures.
local SURVIVED = kind == "module" and "survived - " or "not ok - "

local function try(group, mutant)
    local reason = known.reason(mutant)
    if reason then
        group.equivalent = group.equivalent + 1
        print("equivalent - " .. known.describe(mutant) .. "\n    " .. reason)
        return
    end
    local text = operators.applied(mutant.text, mutant)
    local is_none = (kind == "law" or kind == "module") and not load(text)
    local killer = is_none and "no program" or judges[kind](mutant.path, text)
    if killer == "no program" then
        group.none = group.none + 1
    elseif killer then
        group.killed = group.killed + 1
        group.by[killer] = (group.by[killer] or 0) + 1
    else
        group.survived = group.survived + 1
        print(SURVIVED .. known.describe(mutant))
    end
    io.stdout:flush()
end

local function report(group)
    local killers = {}
    for name, count in pairs(group.by) do killers[#killers + 1] = name .. " " .. count end
    table.sort(killers)
    print(("# %s: %d killed, %d equivalent, %d survived, %d are no program%s; by %s")
        :format(group.name, group.killed, group.equivalent, group.survived, group.none,
            group.left > 0 and (", %d not tried for want of time"):format(group.left)
                or "", table.concat(killers, ", ")))
end

collect()
assert(os.execute("mkdir -p " .. place))
for number, group in ipairs(groups) do
    local count = #group.mutants
    if sample > 0 then
        count = math.min(sample, count)
        draw(group.mutants, count)
    end
    for i = 1, count do
        if i % workers == worker then
            -- each group has its part of the remaining time
            group.begun = group.begun or spent
            local share = (most_seconds - group.begun) / (#groups - number + 1)
            if spent - group.begun > share then
                group.left = group.left + 1
            else
                try(group, group.mutants[i])
            end
        end
    end
    if count > 0 then report(group) end
end

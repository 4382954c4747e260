--- Searches for the slowest script: lua slowest.lua [SECONDS [SEED]]; and for the rule
-- set with which a service is slowest: lua slowest.lua rules [SECONDS [SEED]]
--
-- A random script has very long values, and applies one operator or function to them, a
-- hundred times between two looks at the clock. Or it has fragments with which the
-- compiler or the host's checks might be slow. The script is loaded, its processor time
-- is measured, and the slowest scripts are varied further.
--
-- Before that, each of the sources below is loaded. With 0 seconds, the search stops
-- there, loads only some of similar sources, and leaves out those that attacks.lua
-- tries. The output is the slowest of all, milliseconds first; they are also written
-- into the folder $KEEP. The exit status is 1 if one took more than twice the promised
-- time.
--
-- With `rules`, slow_rules.lua makes rule sets and sends all requests about them; a
-- request may exceed its limit by at most a tenth of a second.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

local PROMISED = 250 -- milliseconds for loading a script
local MOST = 2 * PROMISED
local SHOWN, KEPT = 20, 8
local KEEP = os.getenv "KEEP"
local LONGEST = 65536 -- bytes of a script

local of_rules = arg[1] == "rules" and table.remove(arg, 1)
local seconds = tonumber(arg[1]) or 10
local random = helper.random(tonumber(arg[2]) or 1)
local function one_of(list) return list[random(#list)] end

-- ---- Rule sets ----------------------------------------------------------------------

-- Prints the longest request of each method; the exit status is 1 if one is too long.
local function search_rules()
    local slow_rules = dofile "tests/lua/slow_rules.lua"
    local TOO_LONG, AGAIN = 0.1, 3 -- seconds; a busy machine may be slow once
    local worst, kept, tried, accepted = {}, {}, 0, 0
    local function note(rules, over, method, params, limit)
        if over <= (worst[method] or { over = -1 }).over then return end
        worst[method] = { over = over, limit = limit, params = params, rules = rules }
        if over < TOO_LONG / 4 then return end
        io.write(("%7.1f ms  %s under %g s %s\n%s%s\n"):format(over * 1000, method, limit,
            tostring(params and params.question or ""), slow_rules.source(rules),
            slow_rules.position(rules)))
        io.flush()
    end
    local start = os.time()
    while os.difftime(os.time(), start) < seconds do
        local rules = slow_rules.worst[tried + 1] or #kept > 0 and random(3) > 1
            and slow_rules.varied(one_of(kept).rules, random) or slow_rules.random(random)
        local most = -1
        tried = tried + 1
        local is_asked = slow_rules.ask(rules, random, function(measure, ...)
            local over = measure()
            for _ = 1, AGAIN do
                if over > TOO_LONG / 4 then over = math.min(over, measure()) end
            end
            most = math.max(most, over)
            note(rules, over, ...)
        end)
        if is_asked then
            accepted = accepted + 1
            kept[#kept + 1] = { rules = rules, over = most }
            table.sort(kept, function(a, b) return a.over > b.over end)
            kept[KEPT + 1] = nil
        end
    end
    local most = -1
    print(("%d of %d rule sets accepted; the longest of each method:"):format(accepted,
        tried))
    for _, method in ipairs(require("inarow.service").methods()) do
        local one = worst[method]
        most = math.max(most, one and one.over or -1)
        print(one and ("%8.1f ms  %s under %g s"):format(one.over * 1000, method,
            one.limit) or "never asked: " .. method)
    end
    os.exit(most <= TOO_LONG and 0 or 1)
end

-- ---- Values of a script -------------------------------------------------------------

local LENGTHS = { 10, 1000, 20000, 40000, 65000, 150000, 320000, 900000, 1500000 }
local COUNTS = { 10, 1000, 4095, 8191, 8192, 16000, 30000 }

-- Expressions for strings, with `N` for a length. Each gives two strings that differ only
-- in their last byte.
local STRINGS = {
    [[("\0"):rep(N)]], [[("x"):rep(N)]], [[("a\0"):rep(N / 2)]],
    [[("\195\164"):rep(N / 2)]], -- a letter that a locale sorts specially
    [[("1"):rep(N)]], [[(" "):rep(N) .. "1"]], [["0x" .. ("f"):rep(N)]],
    [["0." .. ("0"):rep(N) .. "1"]], [["0x." .. ("0"):rep(N) .. "1p9"]],
    [["1e" .. ("0"):rep(N)]], [["0x1p" .. ("9"):rep(N)]], [[("9"):rep(N) .. "e-" .. N]],
    [[("0"):rep(N) .. "7"]], [["." .. ("7"):rep(N)]], [["-" .. (" "):rep(N)]],
    [[("%99.99f"):rep(N / 7)]], [[("%q"):rep(N / 2)]], [[("%s"):rep(N / 2)]],
    [[("%%"):rep(N / 2)]], [[("%d"):rep(N / 2)]], [[("\n"):rep(N)]],
    [[("\\\r"):rep(N / 2)]],
}
local NUMBERS = { "0", "1", "2", "-1", "10", "1e308", "5e-324", "-1e15", "2^31", "2^53",
    "1/0", "-1/0", "1/3", "16", "36", "300", "1000", "4000" }
-- Tables with `N` items, and `V` for the value of an item.
local TABLES = {
    "fill(N, function(i) return i, V end)", -- a list
    "fill(N, function(i) return i, i + 0.5 end)",
    "fill(N, function(i) return -i, V end)",
    "fill(N, function(i) return i .. 'x', V end)",
    "fill(N, function(i) return i * 8191, V end)", -- all in one chain of the hash table
    "fill(N, function(i) return i * 16383, V end)",
    "fill(N, function(i) return i * 8191 * 2^20, V end)",
    "fill(N, function(i) return i * 16383 * 2^30, V end)",
    "fill(N, function(i) return 2^40 * i, V end)",
    "fill(N, function(i) return 2^-i, V end)",
    "fill(N, function(i) return i, {} end)",
    "fill(31, function(i) return 2^(i - 1), V end)", -- with an undefined length
    "fill(31, function(i) return 2^(31 - i), V end)",
    "emptied(fill(N, function(i) return i, V end))",
    "emptied(fill(N, function(i) return i .. 'x', V end))",
    "emptied(fill(N, function(i) return i * 16383, V end))",
}

-- The beginning of a script: these functions, and memory in small tables.
local PRELUDE = [[
local function fill(n, item)
    local made = {}
    for i = 1, n do
        local key, value = item(i)
        made[key] = value
    end
    return made
end
local function emptied(made)
    for key in pairs(made) do made[key] = nil end
    return made
end
local taken = fill(MEMORY, function(i) return i, { i } end)
]]
local MEMORIES = { 0, 0, 0, 0, 1000, 8000, 14000, 16000 }

-- ---- Operations ---------------------------------------------------------------------

-- Statements with strings s, r, numbers n, m, k, tables t, u, and values of any type, v.
local OPERATIONS = {
    "local _ = s < r", "local _ = s <= r", "local _ = s == r", "local _ = s .. r",
    "local _ = s .. n .. r .. m .. s", "local _ = s + r", "local _ = -s",
    "local _ = s % n",
    "local _ = s ^ r", "local _ = n % m", "local _ = n ^ m", "local _ = n / m",
    "for _ = s, r do break end", "for _ = n, n do break end", "local _ = #t",
    "local _ = #s",
    "local _ = t[s]", "t[s] = n", "t[n] = v", "t[m] = nil", "local _ = t[v]",
    "t[v] = nil",
    "t[#t + 1] = v", "t[s .. r] = n", "u[s .. n] = r", "local _ = { v, v, v, s, r }",
    "local _ = { [s] = r, [n] = m, [m] = v }", "local _ = function() return s, r end",
    "local _ = s:len()", "local _ = (s .. n):len()",
    "n = n + 8191 t[n] = v t[n] = nil",
    "t[n] = nil n = n + 1", "t[n] = v n = n + 16383", "t[n] = v t[n] = nil n = n + 0.5",
    "local _ = tostring(n)", "local _ = tostring(s)", "local _ = tonumber(s)",
    "local _ = tonumber(s, n)", "local _ = tonumber(s, 16)", "local _ = type(v)",
    "local _ = select('#', s, r)", "local _ = select(n, s, r)", "local _ = select(s, r)",
    "local _ = select('#', table.unpack(t, 1, 1000))", "assert(v, s)",
    "local _ = select(-1, table.unpack(t, 1, 1000))", "local _ = pcall(error, s)",
    "local _ = pcall(error, s, 2)", "local _ = pcall(pcall, error, s)", "error(s)",
    "local _ = pcall(assert, false, s)", "local _ = pcall(fill, s, r)",
    "for _ in ipairs(t) do break end", "for _ in pairs(t) do break end", "pairs(t)",
    "for _, x in pairs(t) do local _ = x end", "for _, x in ipairs(t) do local _ = x end",
    "local _ = s:byte(n)", "local _ = s:byte(1, n)", "local _ = s:byte(s, r)",
    "local _ = s:byte(1, -1)", "local _ = string.char(s:byte(1, n))",
    "local _ = string.char(table.unpack(t, 1, 1000))", "local _ = string.char(n, m, k)",
    "local _ = s:lower()", "local _ = s:upper()", "local _ = s:reverse()",
    "local _ = s:rep(n)", "local _ = s:rep(2)", "local _ = s:rep(r)",
    "local _ = s:sub(2)",
    "local _ = s:sub(n, m)", "local _ = s:sub(s, r)", "local _ = s:sub(1, -2)",
    "local _ = ('%s'):format(s)", "local _ = ('%q'):format(s)",
    "local _ = s:format(n, m, k)",
    "local _ = ('%99.99f'):format(n)", "local _ = ('%d %d'):format(s, r)",
    "local _ = ('%5.2s'):format(s)", "local _ = ('%g %e'):format(s, r)",
    "local _ = s:format(table.unpack(t, 1, 1000))",
    "local _ = ('%99.99f'):rep(99):format(table.unpack(t, 1, 99))",
    "local _ = table.concat(t)", "local _ = table.concat(t, s)",
    "local _ = table.concat(t, s, n, m)", "local _ = table.concat(t, '', 1, n)",
    "table.insert(t, v)", "table.insert(t, 1, v)", "table.insert(t, n, v)",
    "table.remove(t)", "table.remove(t, 1)", "table.remove(t, n)", "table.remove(t, s)",
    "local _ = table.unpack(t, 1, 1000)", "local _ = table.unpack(t, n, m)",
    "local _ = table.unpack(t, s, r)", "local _ = { table.unpack(t, 1, 1000) }",
    "local _ = math.max(table.unpack(t, 1, 1000))", "local _ = math.max(s, r, n)",
    "local _ = math.min(table.unpack(t, 1, 1000))", "local _ = math.fmod(n, m)",
    "local _ = math.fmod(s, r)", "local _ = math.floor(s)", "local _ = math.exp(n)",
    "local _ = math.log(s)", "local _ = math.log(n, m)", "local _ = math.sqrt(s)",
    "local _ = math.abs(s)", "local _ = math.modf(s)", "local _ = math.ceil(s)",
    "local _ = option(s)", "local _ = option(s).key < r",
}
-- Tables that the script returns after that: they test how the host reads them.
local RESULTS = {
    "", "", "", "return { name = s, [r] = n }", "return t", "return { t, u }",
    "return fill(N, function(i) return i, t end)",
    "return fill(N, function(i) return i .. 'x', u end)",
    "return fill(N, function(i)\
        return 'x' .. i, fill(99, function(j) return j, v end)\
    end)",
    "return { phases = t, options = u, forbid = t, win = u, board = { s, r } }",
    "return { name = 'x', base = 'renju', options = t, colours = u }",
    "return fill(N, function(i) return ('forbi'):rep(9) .. i, i end)",
    "return { name = 'x',\
        phases = fill(N, function(i) return i, { s, [r] = u } end) }",
}
local ROUNDS = { "while true do BODY end", "while true do BODY end", "BODY",
    "for _ = 1, 300 do BODY end", "" }

-- Takes each in turn.
local turn = 0
local function next_operation()
    turn = turn % #OPERATIONS + 1
    return OPERATIONS[turn]
end

local function random_script()
    return { lengths = { one_of(LENGTHS), one_of(LENGTHS) }, count = one_of(COUNTS),
        string = one_of(STRINGS), number = one_of(NUMBERS), other = one_of(NUMBERS),
        third = one_of(NUMBERS), table = one_of(TABLES), last = one_of(TABLES),
        value = one_of { "s", "r", "n", "true", "s", "{}", "t" },
        memory = one_of(MEMORIES), operation = next_operation(),
        second = one_of { "", "", "", one_of(OPERATIONS) },
        times = one_of { 1, 5, 30, 95 }, round = one_of(ROUNDS),
        result = one_of(RESULTS) }
end

local function fields(script)
    local names = {}
    for name in pairs(script) do names[#names + 1] = name end
    table.sort(names)
    return names
end

local function varied(script)
    local copy, other = {}, random_script()
    for name, value in pairs(script) do copy[name] = value end
    for _ = 1, random(2) do
        local name = one_of(fields(script))
        copy[name] = other[name]
    end
    return copy
end

-- Returns a text with its words replaced.
local function put(text, words)
    return (text:gsub("%f[%w_][%w_]+%f[^%w_]", words))
end

local function source_of(script)
    local function made(text, value)
        return put(text, { N = ("%d"):format(script.count), V = value })
    end
    local string = put(script.string, { N = ("%d"):format(script.lengths[1]) })
    return table.concat({
        put(PRELUDE, { MEMORY = ("%d"):format(script.memory) }),
        "local s, r = " .. string .. " .. 1, " .. string .. " .. 2",
        ("local n, m, k = %s, %s, %s"):format(script.number, script.other, script.third),
        "local t = " .. made(script.table, "s"),
        "local v = " .. script.value,
        "local u = " .. made(script.last, "v"),
        put(script.round, { BODY = ("do " .. script.operation .. " end do "
            .. script.second .. " end "):rep(script.times) }),
        made(script.result, "v"),
    }, "\n")
end

local function name_of(script)
    return ("%s %s | s = %s, %d | n, m = %s, %s | t = %s, %d | x%d %s | %s | memory %d")
        :format(script.operation, script.second, script.string, script.lengths[1],
            script.number, script.other, script.table, script.count, script.times,
            script.round, script.result, script.memory)
end

-- ---- Sources for the compiler -------------------------------------------------------

local function numbered(text, count)
    local list = {}
    for i = 1, count do list[i] = text:gsub("#", tostring(i)) end
    return table.concat(list)
end

local FRAGMENTS = {
    "a=a ", "z=z ", "a1=a2 ", "local a ", "local x#=# ", "f#=#", "x=x#", "::l#::",
    "goto l# ", "goto e ", "do goto e end ", "if a then goto e end ", "a=a or ",
    "a=a and b or ", "f(",
    "f{", "(", "{", "{[#]=#},", "#,", "#.5,", "'x#',", "x#=#,", "-", "not ", "''..",
    "a..",
    "2^", "function f() ", "local function f# ", "do ", "while a do ", "repeat ",
    "if a then ", "elseif a then ", "if a then break end ", "break ", "for i=1,# do ",
    "for a in a do ", "local a<const> = # ", "return function() ", "a.b.", "a:b", "a[a[",
    "a,", "a=function() return a end ", "\\065", "\\x41", "\\u{7FFFFFFF}", "\\z ", "\n",
    "--[[]]", "--[", "[[", "]]", "[=[", "0x#p#", "1e#,", "a<b<", "a==", "x#,",
    "local x#,",
    "=", "=1 ", ")", "}", "end ", "'", "return ", "return {", "; ", "a#=b# ",
    "do local a ", "until a ", "i=#*8191,", "[#]=a;", "#e308,", "#e-308,", "0x.#,",
}
local WRAPS = { { "", "" }, { "while true do ", " end" }, { "return {", "}" },
    { "local t = {", "}" }, { "function f() ", " end" }, { "return '", "'" },
    { "x = ", "" }, { "local ", "" }, { "do ", " ::e:: end" }, { "return f(", ")" },
    { "if a then ", " end" }, { "return ", "" }, { "", "return {}" } }

local function random_text()
    local parts = { wrap = one_of(WRAPS) }
    for i = 1, random(3) do
        parts[i] = { one_of(FRAGMENTS), one_of { 1, 10, 60, 150, 190, 1000, 30000 },
            one_of(FRAGMENTS) }
    end
    return parts
end

local function varied_text(parts)
    local copy, other = { wrap = parts.wrap }, random_text()
    for i, part in ipairs(parts) do copy[i] = { part[1], part[2], part[3] } end
    local part = one_of(copy)
    local field = random(4)
    if field == 4 then copy.wrap = other.wrap else part[field] = other[1][field] end
    return copy
end

local function text_of(parts)
    local text = parts.wrap[1]
    for _, part in ipairs(parts) do
        local room = LONGEST - #text - 400
        text = text .. numbered(part[1], math.min(part[2],
            math.max(0, math.floor(room / (#part[1] + 4)))))
    end
    for i = #parts, 1, -1 do
        local room = LONGEST - #text - #parts.wrap[2]
        text = text .. parts[i][3]:rep(math.min(parts[i][2],
            math.max(0, math.floor(room / (#parts[i][3] + 1)))))
    end
    return text .. parts.wrap[2]
end

local function text_name(parts)
    local words = {}
    for i, part in ipairs(parts) do
        words[i] = ("%q x%d %q"):format(part[1], part[2], part[3])
    end
    return ("source: %q %s %q"):format(parts.wrap[1], table.concat(words, " "),
        parts.wrap[2])
end

-- ---- Sources written by hand --------------------------------------------------------

-- Repeats a fragment as often as it fits.
local function full(before, fragment, after)
    local list, length, i = {}, #before + #after, 0
    while true do
        i = i + 1
        local text = fragment:gsub("#", tostring(i))
        length = length + #text
        if length > LONGEST then return before .. table.concat(list) .. after end
        list[i] = text
    end
end

-- Nested functions with 190 local variables each; the innermost looks names up.
local function scopes(depth, names, use)
    local words = {}
    for i = 1, names do
        words[i] = ("%c%c"):format(97 + i % 26, 97 + math.floor(i / 26))
    end
    local level = "local function f() local " .. table.concat(words, ",") .. " "
    return full(level:rep(depth), use, ("end "):rep(depth))
end

local function hand_made()
    local list = {}
    local function add(name, source)
        list[#list + 1] = { name = name, key = name, source = source }
    end
    if seconds > 0 then
        local files = io.popen "ls tests/lua/attacks"
        for file in files:lines() do
            add(file, helper.contents("tests/lua/attacks/" .. file))
        end
        files:close()
    end
    for _, depth in ipairs(seconds > 0 and { 10, 20, 40, 60, 80 } or { 20, 60 }) do
        for _, names in ipairs { 60, 120, 190 } do
            add(("scopes %d %d"):format(depth, names), scopes(depth, names, "A=A "))
            add(("scopes %d %d up"):format(depth, names), scopes(depth, names, "A=ba "))
        end
    end
    add("labels", full("", "::l#::", ""))
    add("gotos", full("do ", "goto a#;", " end"))
    add("gotos and labels", full("", "goto l#;::l#::", ""))
    add("gotos to one label", full("do ", "goto e;", "::e:: end"))
    add("gotos out of blocks", full(("do "):rep(150), "goto e;",
        ("end "):rep(150) .. "::e::"))
    add("gotos before a local", full("", "do goto a end ", "local x ::a:: x=1"))
    add("breaks", full("while a do ", "if a then break end ", "end"))
    add("branches", full("if a then ", "elseif a then ", "end"))
    add("or", full("return a", " or a", ""))
    add("and or", full("return a", " and b or c", ""))
    add("numbers", full("return {", "#.5,", "}"))
    add("colliding numbers", full("return {", "#e12,", "}"))
    add("functions", full("", "f=function()end ", ""))
    add("strings", full("return {", "'#',", "}"))
    add("keys", full("return {", "x#=1,", "}"))
    add("nested returns", full(("return {function() "):rep(60) .. "return {", "1,", "}"
        .. ("end}"):rep(60)))
    add("a long fault far out", full(("return {name=7,f=function() "):rep(60)
        .. "return {", "1,", "}" .. ("end}"):rep(60)))
    return list
end

-- ---- The search ---------------------------------------------------------------------

local slowest, tried = {}, 0 -- the slowest of each operation, fragment or name

local function time(source)
    collectgarbage()
    local start = os.clock()
    local variant, message = inarow.load(source, "slow")
    return (os.clock() - start) * 1000, variant and "a variant" or message
end

local function take(candidate)
    local ms, ending = time(candidate.source)
    -- A busy machine may be slow once.
    for _ = 1, 3 do
        if ms > MOST then ms = math.min(ms, (time(candidate.source))) end
    end
    candidate.ms, candidate.ending = ms, ending
    tried = tried + 1
    local old = slowest[candidate.key]
    if not old or old.ms < ms then slowest[candidate.key] = candidate end
end

-- Varies the slowest of one kind.
local function search(make, vary, source, name)
    local kept = {}
    return function()
        local parts = #kept > 0 and random(3) > 1 and vary(one_of(kept).parts)
            or make()
        local candidate = { name = name(parts), source = source(parts), parts = parts,
            key = parts.operation or parts[1][1] .. parts.wrap[1] }
        if #candidate.source > LONGEST then return end
        take(candidate)
        kept[#kept + 1] = candidate
        table.sort(kept, function(a, b) return a.ms > b.ms end)
        kept[KEPT + 1] = nil
    end
end

if of_rules then search_rules() end
local start = os.clock()
for _, candidate in ipairs(hand_made()) do take(candidate) end
local steps = { search(random_script, varied, source_of, name_of),
    search(random_text, varied_text, text_of, text_name) }
while os.clock() - start < seconds do
    for _, step in ipairs(steps) do step() end
end

local order = {}
for _, candidate in pairs(slowest) do order[#order + 1] = candidate end
table.sort(order, function(a, b) return a.ms > b.ms end)
print(("%d scripts, the slowest:"):format(tried))
for i = 1, SHOWN do
    print(("%8.1f ms  %s -> %s"):format(order[i].ms, (order[i].name:gsub("\n", "\\n")),
        order[i].ending:sub(1, 80)))
    if KEEP then
        local file = assert(io.open(("%s/slow%d.lua"):format(KEEP, i), "wb"))
        file:write(order[i].source)
        file:close()
    end
end
os.exit(order[1].ms <= MOST and 0 or 1)

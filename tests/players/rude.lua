-- A rude player: it answers some cases correctly, then it is rude in one way.
--
--     lua5.4 tests/players/rude.lua HOW [CASES]
local how, cases = arg[1], tonumber(arg[2] or 0)
local base = require "tests.players.base"
local json = require "dkjson"

local function for_ever(text)
    while true do
        io.write(text)
        io.flush()
    end
end

local ways = {}

function ways.silent() while io.read() do end end -- until its input ends
function ways.late(line)
    os.execute "sleep 0.7"
    io.write(json.encode { id = json.decode(line).id, answer = "ok" }, "\n")
end
function ways.dying() os.exit(3) end
function ways.killed() os.execute "kill -9 $PPID" end
function ways.flood() for_ever(("x"):rep(65536)) end
function ways.lines() for_ever '{"id":"none"}\n' end
function ways.complaining(line)
    for _ = 1, 1024 do io.stderr:write(("x"):rep(65535), "\n") end
    io.write(json.encode { id = json.decode(line).id, unsupported = true }, "\n")
end
function ways.garbage() io.write "\1\2\255\n" end
function ways.nonsense() io.write "thinking...\n" end
function ways.half()
    io.write '{"id":'
    os.exit(0)
end
function ways.other() io.write '{"id":"another","answer":"ok"}\n' end
function ways.null(line)
    io.write(json.encode { id = json.decode(line).id, answer = json.null }, "\n")
end
function ways.writing(line)
    io.write(json.encode { id = json.decode(line).id, unsupported = true,
        why = "\27[31m\226\128\174\194\155\nnot ok" }, "\n")
end
function ways.answerless(line)
    io.write(json.encode { id = json.decode(line).id }, "\n")
end
function ways.typeless(line)
    io.write(json.encode { id = json.decode(line).id, answer = { { {} } } }, "\n")
end
-- Every shape of an answer, one after another.
local ODD = { '{"sequences":{"a":1},"ended":["x"]}', '{"sequences":"9"}', '[["h8"],[[]]]',
    '["h8",null,3]', '[null]', '{}', '[]', '"9"', '9', '1e308', "true", "false",
    '{"sequences":9,"ended":{"x":"y"}}', '{"sequences":9,"ended":[1]}', '{"a":null}',
    '"\\u001b[2J\\u202e\\u009b\\nok 1"', '[{"x":1},{"y":[2]}]', '{"ended":{}}',
    '["' .. ("x"):rep(9000) .. '"]', '"' .. ("\194\133"):rep(900) .. '"' }
local odd = 0
function ways.odd(line)
    odd = odd % #ODD + 1
    io.write(('{"id":%s,"answer":%s}\n'):format(json.encode(json.decode(line).id),
        ODD[odd]))
end
function ways.deep() io.write(("["):rep(60000), "\n") end

local player, count = base.player { name = "rude" }, 0
for line in io.lines() do
    local case = json.decode(line)
    if case.hello and how ~= "speechless" then
        io.write(json.encode { hello = { name = "rude" } }, "\n")
    elseif count >= cases then
        (ways[how] or ways.silent)(line)
    else
        count = count + 1
        local answer = player:ask(case)
        if type(answer) == "table" and not answer.sequences then
            setmetatable(answer, { __jsontype = "array" })
        end
        io.write(json.encode { id = case.id, answer = answer }, "\n")
    end
    io.flush()
end

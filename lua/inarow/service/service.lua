--- Provides the arbiter as a service, which receives requests and returns answers.
--
--     local service = require("inarow.service.service").new { json = require "dkjson" }
--     print(service:handle '{"id":1,"method":"new","params":{"variant":"renju"}}')
--
-- A request is {id, method, params}, and its answer is {id, result} or {id, error}. A
-- long answer has lines {id, item} before this line. `answer` receives and sends tables;
-- `handle` receives and sends lines of JSON. A request can never end the service, and
-- leaves nothing incomplete.
local all_limits = require("inarow.service.limits").of_service()
local language = require "inarow.language"
local core = require "inarow.core"
local games = require "inarow.service.games"
local inarow = require "inarow"
local json = require "inarow.service.json"
local memory = require "inarow.service.memory"
local messages = require "inarow.service.sentences"
local methods = require "inarow.service.methods"
local plain = require "inarow.service.plain"
local scripts = require "inarow.service.scripts"
local shape = require "inarow.service.shape"

local say = messages.say

local Service = {}
Service.__index = Service

local service = {}

--- Create a service without games.
-- @param options table, or nil. `json` is {encode, decode}, for `handle`. `empty_list`
-- is the value that this library writes as `[]` (by default for dkjson). `limits` are
-- limits that differ from the defaults. `memory` is shared by several services.
-- `archive` is for methods about archives (archives.lua)
function service.new(options)
    options = options or {}
    local limits = {}
    for _, limit in ipairs(all_limits) do limits[limit[1]] = limit.default end
    for name, value in pairs(options.limits or {}) do limits[name] = value end
    return setmetatable({ limits = limits, json = options.json,
        memory = options.memory or memory.new(function() return limits.megabytes end),
        games = games.new(limits.games), scripts = scripts.new(limits.scripts),
        archive = options.archive, beside = 0,
        empty_list = options.empty_list or setmetatable({}, { __jsontype = "array" }) },
        Service)
end

--- Return the seconds left for the present request.
function Service:seconds_left()
    return math.max(1e-6, self.limits.seconds - (core.now() - self.begun) / 1e9)
end

--- Return the game of a request, by its handle or its record.
-- @return game, and true if it is from a record; or nil, message, code
function Service:game_of(asked)
    if (asked.game == nil) == (asked.record == nil) then
        return nil, say("one-of-two", { one = "game", other = "record" }), "bad-params"
    elseif asked.game then
        return self.games:find(asked.game)
    end
    -- A record is recognized by its first word, without trying other notations.
    local is_own = asked.record:find "^variant%s"
    local game, message, code =
        inarow.open(asked.record, { format = is_own and "record" or nil })
    if not game then return nil, message, code end
    return game, true
end

-- ---- A request ----------------------------------------------------------------------

local GAME = { "game", "string?", "handle of the game, from `new`" }
local RECORD = { "record", "string?",
    "or the record of the game, in any notation that inarow reads" }

-- Returns the parameters of a method: its own, and the parameters that name the game.
local function params_of(method)
    if not method.game then return method.params end
    local all = { GAME, RECORD }
    for _, one in ipairs(method.params) do all[#all + 1] = one end
    return all
end

local params = {}
for _, name in ipairs(methods.names) do
    params[name] = params_of(methods[name])
end

--- Return the names of the methods, in the order of the manual.
function service.methods()
    return language.joined(methods.names)
end

--- Return the declaration of a method (methods.lua) with all its `params`, including
-- those that identify the game.
-- @param name of the method
-- @return table, a copy; nil if there is no such method
function service.method(name)
    if not params[name] then return nil end
    local declared = {}
    for key, value in pairs(methods[name]) do declared[key] = value end
    declared.params = params[name]
    return declared
end

-- Carries out a method about a game. If the game was given as a record, it is returned as
-- a record.
local function run_on_game(self, method, asked, give)
    local game, message, code = self:game_of(asked)
    local is_record = message
    if not game then return nil, message, code end
    -- A change of a game takes little time, so it is completed even after the time limit.
    -- However, no hook of a script begins after the limit.
    core.hold(method.game == "acts")
    local result, fault, why, fields = method.run(game, asked, give, self)
    if is_record ~= true then
        self.games:changed(asked.game)
    elseif result and method.game ~= "asks" then
        result.record, fault, why = game:record()
        if not result.record then return nil, fault, why end
    end
    return result, fault, why, fields
end

local function run(self, method, asked, give)
    if method.game then return run_on_game(self, method, asked, give) end
    return method.run(self, asked, give)
end

--- Estimate the bytes that the client uses for games and scripts, and for other data.
function Service:bytes()
    return self.games.bytes + self.scripts:bytes() + self.beside
end

--- Set the bytes that the client uses besides games and scripts.
-- @param bytes of requests and of unread answers
function Service:count_beside(bytes)
    self.beside = bytes
end

--- Return true if the client has neither games nor scripts.
function Service:is_empty()
    return self.games.count == 0 and #self.scripts.names == 0
end

-- Checks that a method may use more memory. Existing games can always be used and closed.
-- Returns true; or a message.
local function has_memory(self)
    local own, share = self:bytes(), self.limits.share
    if share and own >= share * 2 ^ 20 then
        return nil, say("share-taken", { megabytes = share })
    elseif self.memory:has_room(own) then
        return true
    end
    return nil, say("too-large", { megabytes = self.limits.megabytes })
end

local TOO_LARGE_ID = 2 ^ 53 -- a number of this size may also represent the next number
local DIGITS = "%.14g" -- form in which the libraries write a number

-- Returns true if an id can be returned unchanged.
local function is_id(id)
    if type(id) ~= "number" then return type(id) == "string" end
    return math.abs(id) < TOO_LARGE_ID
        and (id % 1 == 0 or tonumber(DIGITS:format(id)) == id)
end

-- Returns the fault of a request: message, code, path; or nil.
local function fault_of(self, request)
    if type(request) ~= "table" then return say "request-no-object", "bad-request" end
    if request.id ~= nil and not is_id(request.id) then
        return say "bad-id", "bad-request", "id"
    end
    local name = request.method
    if type(name) ~= "string" then
        return say("method-no-string", { expected = language.list(methods.names) }),
            "no-such-method", "method"
    end
    local method = methods[name]
    if not method or not method.run then
        return say("no-such-method", { name = name,
            hint = language.hint(name, methods.names),
            expected = language.list(methods.names) }), "no-such-method", "method"
    end
    local asked = request.params
    if asked == nil then asked = {} end
    local fine, message, path = shape.check(asked, params[name])
    if not fine then return message, "bad-params", path end
    if method.grows then
        local has_room, why = has_memory(self)
        if not has_room then return why, "too-large" end
    end
end

-- The libraries for JSON write at most 14 digits. From this number on, whole numbers have
-- more digits.
local LONG_ID = 1e14

-- Encodes an answer as JSON, with its `id` unchanged.
local function encoded(encode, answer)
    local id = answer.id
    if type(id) ~= "number" or id % 1 ~= 0 or math.abs(id) < LONG_ID then
        return encode(answer)
    end
    local digits, copy = ("%.0f"):format(id), {}
    for name, value in pairs(answer) do copy[name] = value end
    copy.id = digits
    local quoted = '("id" *: *)"(' .. digits:gsub("%-", "%%-") .. ')"'
    return (encode(copy):gsub(quoted, "%1%2"))
end

-- Calls a function for the present request, until its time limit.
-- @return the function's two or three results; or nil, message, code
local function in_time(self, ...)
    local latest = self.begun + self.limits.seconds * 1e9
    local ran, result, why, reason, fields = core.within(latest, ...)
    if ran then return result, why, reason, fields end
    if self.is_too_large then
        return nil, say("too-large", { megabytes = self.limits.megabytes }), "too-large"
    elseif result == core.too_late then
        return nil, say("too-slow", { seconds = self.limits.seconds }), "too-slow"
    end
    return nil, tostring(result), "internal"
end

-- Answers a request whose time limit is running.
local function answer_in_time(self, request, send)
    local id = type(request) == "table" and is_id(request.id) and request.id or nil
    local function refuse(message, code, fields)
        local fault = {}
        for name, value in pairs(fields or {}) do
            fault[name] = plain.of(value, name, self.empty_list)
        end
        fault.code, fault.message = code, message
        return send { id = id, error = fault }
    end
    local message, code, path = fault_of(self, request)
    if message then return refuse(message, code, { path = path }) end
    self:take_over()
    local latest = self.begun + self.limits.seconds * 1e9
    local function give(item)
        core.hold(true) -- a line must be written completely
        send { id = id, item = plain.of(item, "", self.empty_list) }
        core.hold(false)
        return core.now() < latest
    end
    local result, why, reason, fields = in_time(self, run, self,
        methods[request.method], request.params or {}, give)
    if not result then return refuse(why, reason, fields) end
    send { id = id, result = plain.of(result, "", self.empty_list) }
end

--- Answer a request.
-- @param request table {id, method, params}
-- @param send function that receives each line of the answer, as a table that does not
-- change later. Items come first, then {id, result} or {id, error}. `error` is {code,
-- message, …}. The function must not yield
function Service:answer(request, send)
    self.begun, self.is_too_large = core.now(), nil
    answer_in_time(self, request, send)
end

-- Reads a line of JSON. Returns {request}; or nil, message, code.
local function decoded(decode, line)
    local fault = json.fault(line)
    if fault then return nil, say("bad-json", { fault = fault }), "bad-json" end
    local read, request = pcall(decode, line)
    if read then return { request } end
    return nil, say("bad-json", { fault = tostring(request) }), "bad-json"
end

--- Make the module find this service's scripts by name from now on.
function Service:take_over()
    self.scripts:take_over()
end

--- Stop the present request, which uses too much memory.
function Service:refuse_memory()
    self.is_too_large = true
end

--- Forget all games and scripts.
function Service:close()
    self.games = games.new(0)
    self.scripts:close()
end

--- Return the line for an error that does not answer a request.
function Service:refusal(code, message)
    return encoded(self.json.encode, { error = { code = code, message = message } })
end

--- Answer a line of JSON. A blank line has no answer.
-- @param line string, without its line feed
-- @param write function that receives each line of the answer, without its line feed;
-- nil to return the lines
-- @return the lines, joined, if there is no `write`
function Service:handle(line, write)
    local lines = {}
    local function send(answer)
        local is_written, text = pcall(encoded, self.json.encode, answer)
        if not is_written then
            text = encoded(self.json.encode, { id = answer.id,
                error = { code = "internal", message = tostring(text) } })
        end
        text = language.utf8(text)
        if write then write(text) else lines[#lines + 1] = text end
    end
    local function refuse(message, code)
        send { error = { code = code, message = message } }
    end
    if #line > self.limits.line then
        refuse(say("line-too-long", { most = self.limits.line }), "line-too-long")
    elseif line:find "[^ \t\r]" then
        self.begun, self.is_too_large = core.now(), nil
        local read, message, code = in_time(self, decoded, self.json.decode, line)
        if read then answer_in_time(self, read[1], send)
        else refuse(message, code) end
    end
    return not write and table.concat(lines, "\n") or nil
end

return service

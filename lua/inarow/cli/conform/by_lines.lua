--- Asks a program by the corpus' own protocol: requests and answers are JSON objects, one
-- per line (tests/conformance/README.md).
local language = require "inarow.language"
local judging = require "inarow.judging"
local referee = require "inarow.referee"
local say = require("inarow.cli.conform.sentences").say

local Program = {}
Program.__index = Program

local by_lines = {}

local SHOWN = 60 -- most bytes shown of an invalid answer

local function garbage(line, code)
    return nil, say(code or "against-no-answer", { text = line:sub(1, SHOWN) }), "garbage"
end

-- Sends an object and receives one.
local function exchange(self, value)
    local sent, message, code = self.process:send(self.codec.encode(value))
    if not sent then return nil, message, code end
    local line
    line, message, code = self.process:receive(self.seconds)
    if not line then return nil, message, code end
    local answer = self.codec.decode(line)
    if type(answer) ~= "table" then return garbage(line) end
    return answer, line
end

local function text_of(value)
    return type(value) == "string" and language.printable(value, SHOWN) or nil
end

--- Create a program that is not yet started.
-- @param command for a shell
-- @param corpus {version, cases}, for the greeting
-- @param seconds limit for an answer
-- @param codec {encode(value), decode(text)} of JSON
function by_lines.new(command, corpus, seconds, codec)
    return setmetatable({ command = command, corpus = corpus, seconds = seconds,
        codec = codec, reasons = true }, Program)
end

--- Start or restart the program, and exchange names.
-- @return true; or nil, message, code as from process:receive
function Program:begin()
    local message, code
    self.process, message, code = referee.start(self.command)
    if not self.process then return nil, message, code end
    local answer
    answer, message, code = exchange(self, { hello = self.corpus })
    if not answer then
        self:close()
        return nil, message, code
    end
    local hello = answer.hello
    if type(hello) ~= "table" or type(hello.name) ~= "string" then
        self:close()
        return garbage(message, "against-no-hello")
    end
    self.name, self.version = text_of(hello.name), text_of(hello.version)
    self.reasons = hello.reasons ~= false
    return true
end

--- Return true, because this protocol can express every case.
function Program.can_ask()
    return true
end

--- Ask the program the question of a case.
-- @return answer, of any type; or nil, message and `unsupported`, or a code as from
-- process:receive
function Program:ask(case)
    local answer, line, code = exchange(self, judging.question(case))
    if not answer then return nil, line, code end
    if answer.id ~= case.id then return garbage(line, "against-other-case") end
    if answer.unsupported == true or answer.answer == nil then
        return nil, text_of(answer.why) or say(answer.unsupported and
            "against-unsupported" or "against-null"), "unsupported"
    end
    return answer.answer
end

--- End the program.
function Program:close()
    if self.process then self.process:close() end
    self.process = nil
end

return by_lines

-- The service in a program of another language, as the library in C opens it.
local dkjson = require "dkjson"
local helper = dofile "tests/lua/helper.lua"
local open = require "inarow.service.embedded"

local function nothing() return nil end

local function opened(options)
    return open(nothing, options and dkjson.encode(options))
end

describe("the service in a library", function()
    it("takes each limit and the reader of its messages, and nothing else", function()
        local limits = { line = 100, games = 1, scripts = 0, seconds = 1,
            megabytes = 500 }
        local answer = opened(limits)
        local given = dkjson.decode(answer '{"method":"hello"}').result.limits
        for name, value in pairs(limits) do assert.equal(value, given[name], name) end
        for _, wrong in ipairs { { line = "1" }, { games = -1 }, { seconds = 1e6 },
            { reader = "people" }, { readers = "page" } } do
            local name = next(wrong)
            local ok, message = pcall(opened, wrong)
            assert.is_false(ok, name)
            helper.says(message, "options", name)
        end
        helper.says(select(2, pcall(open, nothing, "{")), "options: ")
    end)

    it("gives advice that its reader can follow", function()
        local function advice(reader)
            local answer = opened(reader and { reader = reader })
            return dkjson.decode(answer(dkjson.encode { method = "state",
                params = { record = "(;SZ[15];B[hh])" } })).error.message
        end
        helper.says(advice(nil), "variant")
        helper.says(advice "page", "choose it under 'Game")
    end)
end)

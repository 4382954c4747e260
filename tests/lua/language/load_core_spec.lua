-- Tests the messages if the module in C cannot be loaded.
local helper = dofile "tests/lua/helper.lua"

-- Returns the message of this Lua if it looks for the module in one folder only.
local function said(folder, words)
    return helper.shell(("unset LUA_CPATH_5_2 LUA_CPATH_5_3 LUA_CPATH_5_4;"
        .. " LUA_CPATH='%s/?.so' %s %s"):format(folder, helper.interpreter, words))
end

describe("without its module in C", function()
    local COMMAND = "lua/inarow/cli/main.lua variants"

    it("reports that it is missing, and for which Lua", function()
        local status, _, err = said("/no/such", COMMAND)
        assert.equal(2, status)
        helper.says(err, "is not installed for Lua", "make LUA")
    end)

    it("reports that it is another Lua's or another system's", function()
        local folder = helper.file()
        helper.shell(("rm %s; mkdir -p %s/inarow; echo no >%s/inarow/core.so")
            :format(folder, folder, folder))
        local status, _, err = said(folder, COMMAND)
        helper.shell("rm -r " .. folder)
        assert.equal(2, status)
        helper.says(err, "cannot load the C module", "another Lua or another system")
    end)

    it("gives a host the same message", function()
        local status, _, err = said("/no/such", "-e 'require \"inarow\"'")
        assert.equal(1, status)
        helper.says(err, "is not installed for Lua")
    end)
end)

-- The limits of a service and of its sockets. Clients of a later version rely on these
-- numbers, so a change must be intended.
local limits = require "inarow.service.limits"

-- "name: least to most, default" of each limit.
local function lines(list)
    local texts = {}
    for i, limit in ipairs(list) do
        texts[i] = ("%s: %.16g to %.16g, %s"):format(limit[1], limit.least, limit.most,
            limit.default and ("%.16g"):format(limit.default) or "none")
    end
    return texts
end

describe("the limits", function()
    it("of a service", function()
        assert.same({ "line: 0 to 2147483648, 1048576", "games: 0 to 2147483648, 10000",
            "scripts: 0 to 2147483648, 100", "seconds: 0.001 to 86400, 10",
            "megabytes: 0 to 2147483648, 1024" }, lines(limits.of_service()))
    end)

    it("of a socket", function()
        assert.same({ "share: 0 to 2147483648, none",
            "connections: 1 to 2147483648, 256", "idle: 0.001 to 2592000, 3600" },
            lines(limits.of_socket()))
    end)
end)

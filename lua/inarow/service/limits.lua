--- Limits of a service, in one table. Several parts are generated from this table: the
-- options of the program, of the library in C and of the Python client.

local MOST = 2 ^ 31

local limits = {}

--- Return the limits of a service. A limit is {name, type, meaning, least =, most =,
-- default =, shown =}, like a parameter that service/shape.lua checks. `shown` is the
-- type in answers, if it differs.
function limits.of_service()
    return {
        { "line", "integer?", "maximum size of a request, in bytes", least = 0,
            most = MOST, default = 1048576 },
        { "games", "integer?",
            "maximum number of open games", least = 0, most = MOST, default = 10000 },
        { "scripts", "integer?",
            "maximum number of loaded scripts", least = 0, most = MOST,
            default = 100 },
        { "seconds", "number?",
            "time limit for a request, in seconds", least = 0.001, most = 86400,
            default = 10 },
        { "megabytes", "integer?",
            "memory limit in megabytes; above it, nothing more is opened",
            least = 0, most = MOST, default = 1024, shown = "number" },
    }
end

--- Return the limits of a socket in the same form. By default, `share` is a quarter of
-- the limit `megabytes`.
function limits.of_socket()
    return {
        { "share", "integer?", "memory limit for a client of a socket, in megabytes",
            least = 0, most = MOST },
        { "connections", "integer?", "maximum number of clients of a socket", least = 1,
            most = MOST, default = 256 },
        { "idle", "number?",
            "seconds without a request after which a client of a socket is disconnected",
            least = 0.001, most = 2592000, default = 3600 },
    }
end

return limits

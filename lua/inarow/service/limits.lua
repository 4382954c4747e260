--- What a service keeps to, in one table: of it defaults are taken, options of the
-- program and of the library in C are checked, and the Python client is made.

--- What a service keeps to.
---@class inarow.service.limits
---@field line integer bytes of a request
---@field games integer open at once
---@field scripts integer loaded at once
---@field seconds number that a request may take
---@field megabytes number of memory, from which on nothing more is opened

local MOST = 2 ^ 31

--- Each limit, as service/shape.lua checks parameters: {name, type, meaning, least =,
-- most =, default =}.
return {
    { "line", "integer?", "bytes of a request", least = 0, most = MOST,
        default = 1048576 },
    { "games", "integer?", "open at once", least = 0, most = MOST, default = 10000 },
    { "scripts", "integer?", "loaded at once", least = 0, most = MOST, default = 100 },
    { "seconds", "number?", "that a request may take", least = 0.001, most = 86400,
        default = 10 },
    { "megabytes", "integer?", "of memory, from which on nothing more is opened",
        least = 0, most = MOST, default = 1024 },
}

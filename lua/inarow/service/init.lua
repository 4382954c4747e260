--- Provides the arbiter by requests and answers, for programs in any language: services,
-- their methods and limits, and JSON.
local json = require "inarow.service.json"
local limits = require "inarow.service.limits"
local memory = require "inarow.service.memory"
local schema = require "inarow.service.schema"
local service = require "inarow.service.service"
local shapes = require "inarow.service.shapes"

return {
    -- A service, memory that several services share, and JSON for a service.
    new = service.new,
    new_memory = memory.new,
    json = json.of,

    -- The methods: their names, the declaration of a method, the shapes of answers, and
    -- all of these as JSON Schema.
    methods = service.methods,
    method = service.method,
    shapes = shapes,
    schema = schema.of,

    -- Limits of a service, and the additional limits of a socket.
    limits = limits.of_service,
    socket_limits = limits.of_socket,
}

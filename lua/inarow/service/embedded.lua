--- The service inside a program of another language: what the library in C opens. A state
-- of its own is there for it, with lua-cjson.
local all_limits = require "inarow.service.limits"
local inarow = require "inarow"
local json = require("inarow.service.json").of(require "cjson")
local service = require "inarow.service.service"
local shape = require "inarow.service.shape"

local function limits_of(text)
    local read, limits = pcall(json.json.decode, text)
    if not read then error("options: " .. limits, 0) end
    local fine, message = shape.check(limits, all_limits)
    if not fine then error((message:gsub("^params", "options")), 0) end
    return limits
end

--- Open a service. Raises a sentence if the options are wrong.
-- @param find_variant of inarow.finders, for the scripts that are inside
-- @param options JSON of the limits, or nil
-- @return function from a line to the lines of its answer
return function(find_variant, options)
    inarow.finders[1] = find_variant -- instead of the one that looks in folders
    local limits = options and limits_of(options)
    local one = service.new { json = json.json, empty_list = json.empty_list,
        limits = limits }
    return function(line) return one:handle(line) end
end

--- Opens the service inside a program in another language, for the library in C. The
-- service has its own Lua state, with lua-cjson.
local address = require("inarow.service.sentences").address
local all_limits = require("inarow.service.limits").of_service()
local inarow = require "inarow"
local json = require("inarow.service.json").of(require "cjson")
local service = require "inarow.service.service"
local shape = require "inarow.service.shape"

-- Options for opening a service: its limits, and the reader of its messages.
local FIELDS = {}
for i, limit in ipairs(all_limits) do FIELDS[i] = limit end
FIELDS[#FIELDS + 1] = { "reader", '"page"|nil', "who reads its messages" }

local function options_of(text)
    local read, options = pcall(json.json.decode, text)
    if not read then error("options: " .. options, 0) end
    local fine, message = shape.check(options, FIELDS)
    if not fine then error((message:gsub("^params", "options")), 0) end
    return options
end

--- Open a service. Raises an error with a sentence if the options are wrong.
-- @param find_variant function for inarow.finders, with the scripts in the library
-- @param given JSON of the limits and of `reader`, or nil. `reader` is "page" if advice
-- should name the playground's controls
-- @return function from a line to the lines of its answer
-- @return function from a game's handle to a copy of its position for the core; nil if
-- there is no such game
return function(find_variant, given)
    inarow.finders[1] = find_variant -- replaces the function that searches folders
    local options = given and options_of(given) or {}
    address(options.reader)
    local one = service.new { json = json.json, empty_list = json.empty_list,
        limits = options }
    return function(line) return one:handle(line) end, function(handle)
        local game = one.games:find(handle)
        return game and game:for_core()
    end
end

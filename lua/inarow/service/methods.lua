--- Declares the methods of a service in one table. Requests are checked by this table,
-- and the schema, the clients' types and the page are generated from it. Each method
-- calls the public function of the same name, and has the parameters of this function.
--
-- `about` is the method's purpose, and `result` is the type of its result. `item` is the
-- type of the lines before the result, if there are any. `params` is a list of {name,
-- type, meaning, least =, most =}. A method is called as `run(service, asked, give)`,
-- which returns the result; or nil, message, code, and fields of the error. `give(item)`
-- sends a line; it returns false if the time limit is over.
--
-- A method about a game has `game`, and its `run` is called as `run(game, asked, give,
-- service)`. `game` is "acts" if the method changes the game and nothing may stop it
-- during the change. `game` is "edits" if the method itself ensures that a change is
-- completed. A method that `grows` is refused when the memory is full.
--
-- For clients, `called` is the method's name if its own name is already used there, and
-- `in_game` is its name in their games. `gives` is the name of a field of the result. In
-- clients, the method of a game returns this field alone. If `gives` is false, it
-- returns nothing.
local archives = require "inarow.service.methods.archives"
local exploring = require "inarow.service.methods.exploring"
local games = require "inarow.service.methods.games"
local inarow = require "inarow"
local names = require "inarow.service.methods.names"
local positions = require "inarow.service.methods.positions"
local reasons = require "inarow.service.methods.reasons"
local scripts = require "inarow.service.methods.scripts"
local texts = require "inarow.service.methods.texts"
local trees = require "inarow.service.methods.trees"

local methods = { names = names }

methods.hello = {
    about = "Give the service's name, version, methods and limits.",
    params = {},
    result = "inarow.service.hello",
    run = function(service)
        local all = {}
        for i, name in ipairs(names) do all[i] = name end
        return { name = "inarow", version = inarow.version, protocol = 1,
            methods = all, notations = inarow.notations, seats = inarow.seats,
            limits = service.limits }
    end,
}

for _, part in ipairs { archives, exploring, games, positions, reasons, scripts, texts,
    trees } do
    for name, method in pairs(part) do methods[name] = method end
end

return methods

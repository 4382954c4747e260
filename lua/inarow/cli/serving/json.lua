--- Provides the JSON library of the program.
local console = require "inarow.cli.console"
local service = require "inarow.service"

--- Return the JSON library in the form that inarow.service requires. Exit if the library
-- is not installed.
return { library = function()
    return service.json(console.library("cjson", "lua-cjson"))
end }

--- Provides the JSON library of the program.
local console = require "inarow.cli.console"
local service = require "inarow.service"

--- Return the library in the form for inarow.service. Exit if it is not installed.
return { library = function()
    return service.json(console.library("cjson", "lua-cjson"))
end }

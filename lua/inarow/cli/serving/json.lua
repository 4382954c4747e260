--- The JSON library of the program.
local console = require "inarow.cli.console"
local service = require "inarow.service"

--- The library in the form for inarow.service. Exits if it is not installed.
return { library = function()
    return service.json(console.library("cjson", "lua-cjson"))
end }

--- The JSON library of the program.
local console = require "inarow.cli.console"
local service = require "inarow.service"

--- As inarow.service takes it. The program ends if it is not installed.
return { library = function()
    return service.json(console.library("cjson", "lua-cjson"))
end }

--- The JSON library of the program.
local console = require "inarow.cli.console"
local json = require "inarow.service.json"

--- As inarow.service takes it. The program ends if it is not installed.
return { library = function() return json.of(console.library("cjson", "lua-cjson")) end }

--- Runs the command line in a program that contains all of inarow; csrc/program starts
-- it. Libraries of the user are found only if LUA_PATH or LUA_CPATH gives absolute
-- places.
require "inarow.cli.loading.absolute"(require("inarow.language").is_absolute)

--- Run the command line, and exit.
-- @param find_variant for inarow.finders, with the scripts in the program
return function(find_variant)
    require("inarow.cli.loading.later").put_off()
    table.insert(require("inarow").finders, 1, find_variant)
    require("inarow.cli.console").stands_alone = true
    require "inarow.cli.program"
end

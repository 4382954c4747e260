--- Runs the command line in a program that contains all of inarow; csrc/program starts
-- it. The user's own libraries are only searched for in absolute places, as with a
-- source tree.
require "inarow.cli.loading.absolute"(require("inarow.language").is_absolute)

--- Run the command line, and exit.
-- @param find_variant for inarow.finders, with the scripts in the program
return function(find_variant)
    require("inarow.cli.loading.later").put_off()
    table.insert(require("inarow").finders, 1, find_variant)
    require("inarow.cli.console").stands_alone = true
    require "inarow.cli.program"
end

--- The command line in a program that holds all of inarow: what csrc/program opens. As
-- from a tree, libraries of the user's own are looked for at absolute places alone.
-- luacheck: globals package
local language = require "inarow.language"

package.path = table.concat(language.absolute(package.path), ";")
package.cpath = table.concat(language.absolute(package.cpath), ";")

--- Run it; this does not return.
-- @param find_variant of inarow.finders, for the scripts that are inside
return function(find_variant)
    require("inarow.cli.loading.later").put_off()
    table.insert(require("inarow").finders, 1, find_variant)
    require("inarow.cli.console").stands_alone = true
    require "inarow.cli.program"
end

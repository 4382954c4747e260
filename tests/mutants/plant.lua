-- Replaces a text by its mutant, for a program that runs this file first. INAROW_MUTANT
-- names the module or the variant, and the file with the mutant: "module
-- inarow.game.legal FILE", "variant renju FILE".
local kind, name, path = (os.getenv "INAROW_MUTANT" or ""):match "^(%S+) (%S+) (.*)$"

if kind == "module" then
    table.insert(package.searchers or package.loaders, 1, function(wanted)
        if wanted == name then return assert(loadfile(path)), path end
    end)
elseif kind == "variant" then
    table.insert(require("inarow").finders, 1, function(wanted)
        if wanted ~= name then return nil end
        local file = assert(io.open(path))
        local source = file:read "*a"
        file:close()
        return source, "variants/" .. name .. ".lua"
    end)
end

return kind, name

--- Writes all documents that are generated from the commands, the schema and the comments
-- of the sources: lua tools/write.lua FOLDER. `make` runs it at the top of the tree.
local completion = require "tools.completion"
local cli = require "inarow.cli"
local system = require "inarow.system"
local interface = require "tools.interface"
local javascript = require "tools.clients.javascript"
local manual = require "tools.man_page"
local page = require "tools.service_page"
local python = require "tools.clients.python"
local reference = require "tools.reference"
local types = require "tools.editor_types"

-- The text of each file by its name.
local documents = {
    ["inarow.bash"] = completion.bash, ["inarow.zsh"] = completion.zsh,
    ["inarow.fish"] = completion.fish, ["inarow.1"] = manual,
    ["interface.md"] = interface.markdown, ["reference.md"] = reference.markdown,
    ["js/methods.cjs"] = javascript.methods, ["js/types.d.ts"] = javascript.types,
    ["js/limits.cjs"] = javascript.limits,
    ["python/limits.py"] = python.limits, ["python/methods.py"] = python.methods,
    ["python/types.py"] = python.types,
    ["service.md"] = page.markdown,
    ["types/inarow.lua"] = types.text,
}

local folder = assert(arg[1], "the folder to write into is missing")
for _, below in ipairs { "/types", "/python", "/js" } do
    local made = os.execute("mkdir -p " .. cli.quoted(folder .. below))
    assert(made == true or made == 0, folder .. below .. " cannot be made")
end
for name, text in pairs(documents) do
    assert(system.write(folder .. "/" .. name, text()))
end

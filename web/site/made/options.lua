--- Makes the page of every option of every command, from the program's own help.
local page = require "web.site.page"

local options = {}

local function help(words)
    local command = assert(io.popen("build/inarow " .. words))
    local said = command:read "a"
    command:close()
    return said
end

local function block(said)
    return page.text("pre", said, { class = "help" })
end

--- Adds the page.
function options.add()
    local all = help "--help"
    local parts = { "<h1>Every option of the command line</h1>\n", block(all) }
    for name in all:match "Commands:\n(.*)":gmatch "   ([%l-]+) +%u" do
        parts[#parts + 1] = page.text("h2", name) .. block(help(name .. " --help"))
    end
    page.add("manual/options.html", "Every option", table.concat(parts, "\n"))
end

return options

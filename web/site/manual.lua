--- Converts the project's own Markdown pages to pages of the site, by cmark-gfm.
local nav = require "web.site.nav"
local page = require "web.site.page"

local manual = {}

-- The place of each source's page in the site.
local PLACES = {}
for _, group in ipairs(nav) do
    for i = 2, #group do
        local entry = group[i]
        local path = entry[2]
        if path then
            local name = path:gsub("/README%.md$", ""):gsub("%.md$", "")
                :gsub("[/.]", "-"):lower()
            entry.to = path == "README.md" and "index.html"
                or "manual/" .. name .. ".html"
            PLACES[path] = entry.to
        end
    end
end

-- Returns the file that the page at `from` calls `path`.
local function file_of(from, path)
    local whole = (from:match "^(.*/)" or "") .. path
    repeat
        local count
        whole, count = whole:gsub("[^/]+/%.%./", "", 1)
    until count == 0
    return whole
end

-- Converts a link of the page at `from` to a link to a page of the site. Returns nil if
-- it leads to a file that is not a page.
local function aim(from, target, up)
    if target:find "^%a[%w+.-]*:" or target:find "^#" then return target end
    local path, part = target:match "^([^#]*)(.*)$"
    local whole = file_of(from, path)
    local place = PLACES[whole] or PLACES[whole:gsub("/?$", "/README.md")]
    return place and up .. place .. part
end

local function read(path)
    local file = assert(io.open(path, "rb"))
    local text = file:read "a"
    file:close()
    return text
end

-- Copies a picture to the site's folder of pictures.
local function copy(from, folder)
    local name = from:gsub("/", "-")
    local target = assert(io.open(folder .. "/pictures/" .. name, "wb"))
    assert(target:write((read(from))))
    assert(target:close())
    return "pictures/" .. name
end

-- Converts a Markdown page to HTML. A header becomes one long block of code.
local function html_of(path)
    local source = path
    if path:find "%.h$" then
        source = os.tmpname()
        local file = assert(io.open(source, "wb"))
        file:write("# ", path:match "[^/]*$", "\n\n```c\n", read(path), "```\n")
        file:close()
    end
    local command = assert(io.popen("cmark-gfm --unsafe --extension table"
        .. " --extension autolink '" .. source .. "'"))
    local html = command:read "a"
    assert(command:close())
    if source ~= path then os.remove(source) end
    return html
end

local function add(path, to, folder)
    local up = to:find "/" and "../" or ""
    local html = html_of(path)
    html = html:gsub('<a href="([^"]*)">(.-)</a>', function(target, words)
        local place = aim(path, target, up)
        return place and ('<a href="%s">%s</a>'):format(place, words) or words
    end)
    html = html:gsub('(<img [^>]-src=")([^"]*)', function(before, source)
        return before .. up .. copy(file_of(path, source), folder)
    end)
    for _, wide in ipairs { "<pre", "<table" } do -- scrolled also by keys
        html = html:gsub(wide, wide .. ' tabindex="0"')
    end
    html = html:gsub("<li>%[ %] ", "<li>☐ ")
    local title = html:match "<h1>(.-)</h1>":gsub("<.->", "")
    page.add(to, title, html)
    return title
end

--- Adds the pages. An entry of the navigation without a label gets the page's title.
-- @param folder string, of the site
function manual.add(folder)
    for _, group in ipairs(nav) do
        for i = 2, #group do
            local entry = group[i]
            local title = entry[2] and add(entry[2], entry.to, folder)
            entry[1] = entry[1] or title
        end
    end
end

return manual

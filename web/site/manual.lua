--- The manual: the project's pages in Markdown, made into pages of the site by cmark-gfm.
local page = require "web.site.page"

local manual = {}

-- The pages, in the order in which one would read them.
local PAGES = { "README.md", "docs/install.md", "docs/command-line.md",
    "docs/openings-protocol.md", "docs/notations.md", "docs/table.md", "lua/README.md",
    "variants/README.md", "docs/c.md", "docs/service.md", "bindings/python/README.md",
    "bindings/js/README.md", "docs/site.md", "docs/figures.md", "docs/speed.md",
    "docs/programs.md", "docs/systems.md", "docs/places.md",
    "tests/bench/README.md", "tests/conformance/README.md", "CHANGELOG.md",
    "CONTRIBUTING.md", "SECURITY.md" }

local function name_of(path)
    return (path:gsub("/README%.md$", ""):gsub("README%.md$", "inarow"):gsub("%.md$", "")
        :gsub("/", "-"):lower()) .. ".html"
end

local NAMES = {}
for _, path in ipairs(PAGES) do NAMES[path] = name_of(path) end

-- The file that the page at `from` calls `path`.
local function file_of(from, path)
    local whole = (from:match "^(.*/)" or "") .. path
    repeat
        local count
        whole, count = whole:gsub("[^/]+/%.%./", "", 1)
    until count == 0
    return whole
end

-- A link of the page at `from`: to a page of the site, or, if it leads to a file that is
-- none, no link at all.
local function aim(from, target)
    if target:find "^%a[%w+.-]*:" or target:find "^#" then return target end
    local path, part = target:match "^([^#]*)(.*)$"
    local whole = file_of(from, path)
    local name = NAMES[whole] or NAMES[whole:gsub("/?$", "/README.md")]
    return name and name .. part
end

-- As the usual place for Markdown has the names of headings.
local function anchored(html)
    return (html:gsub("<h(%d)>(.-)</h%1>", function(level, words)
        local name = words:gsub("<.->", ""):gsub("&%a+;", ""):lower()
            :gsub("[^%w%s_-]", ""):gsub("%s", "-")
        return ('<h%d id="%s">%s</h%d>'):format(level, name, words, level)
    end))
end

local function copy(from, to)
    local source, target = assert(io.open(from, "rb")), assert(io.open(to, "wb"))
    assert(target:write((source:read "a")))
    source:close()
    assert(target:close())
end

-- A page, with its pictures beside it in the folder.
local function made_of(path, folder)
    local command = assert(io.popen("cmark-gfm --extension table --extension autolink '"
        .. path .. "'"))
    local html = command:read "a"
    assert(command:close())
    html = html:gsub('<a href="([^"]*)">(.-)</a>', function(target, words)
        local place = aim(path, target)
        return place and ('<a href="%s">%s</a>'):format(place, words) or words
    end)
    html = html:gsub('<img src="([^"]*)"', function(source)
        local name = source:match "[^/]*$"
        copy(file_of(path, source), folder .. "/" .. name)
        return ('<img src="%s"'):format(name)
    end)
    for _, wide in ipairs { "<pre", "<table" } do -- scrolled by keys too
        html = html:gsub(wide, wide .. ' tabindex="0"')
    end
    return anchored(html)
end

--- Write the pages.
-- @param folder string, of the site
function manual.write(folder)
    local links = {}
    for i, path in ipairs(PAGES) do
        local html = made_of(path, folder .. "/manual")
        local title = html:match "<h1[^>]*>(.-)</h1>":gsub("<.->", "")
        page.write(folder, "manual/" .. NAMES[path], title, html)
        links[i] = page.tag("li", nil, ('<a href="%s">%s</a>'):format(NAMES[path], title))
    end
    page.write(folder, "manual/index.html", "Manual", "<h1>Manual</h1>\n"
        .. page.tag("ul", nil, table.concat(links, "\n")))
end

return manual

--- Makes the frame of a page: the navigation, with the parts of the page itself; a style
-- sheet; and a script for the search and the theme. Everything else works without that
-- script.
local dkjson = require "dkjson"
local language = require "inarow.language"
local picture = require "inarow.picture"
local nav = require "web.site.nav"

local page = {}

local tag, escape = picture.xml_tag, language.xml

--- Makes an element.
page.tag = tag

--- Makes an element of plain text.
function page.text(name, content, attributes)
    return tag(name, attributes, escape(content))
end

--- Makes the element of a picture, which scales with the page.
-- @param svg string, from game:render
function page.picture(svg)
    return (svg:gsub("^<svg ", '<svg class="board" ', 1))
end

-- ---- Headings ------------------------------------------------------------------------

local function plain(html)
    local words = html:gsub("<svg.-</svg>", " "):gsub("<.->", " "):gsub("%s+", " ")
    return (words:gsub("&lt;", "<"):gsub("&gt;", ">"):gsub("&quot;", '"')
        :gsub("&amp;", "&"):match "^ ?(.-) ?$")
end

-- Gives each heading the name that is usual for Markdown.
-- @return the page; and a list of {level, name, words}
local function named(html)
    local heads, seen = {}, {}
    html = html:gsub("<h([1-4])>(.-)</h%1>", function(level, words)
        local name = plain(words:gsub("<.->", "")):lower()
            :gsub("[^%w%s_\128-\255-]", ""):gsub("\226\128[\144-\191]", "")
            :gsub("%s", "-")
        seen[name] = (seen[name] or -1) + 1
        if seen[name] > 0 then name = name .. "-" .. seen[name] end
        heads[#heads + 1] = { level = tonumber(level), name = name, words = words }
        return ('<h%s id="%s">%s</h%s>'):format(level, name, words, level)
    end)
    return html, heads
end

-- ---- Navigation ----------------------------------------------------------------------

-- Returns the list of a page's parts below its place in the navigation.
local function parts(heads)
    local list = {}
    for _, head in ipairs(heads) do
        if head.level == 2 then
            list[#list + 1] = tag("li", nil, tag("a", { href = "#" .. head.name },
                (head.words:gsub("</?a.->", ""))))
        end
    end
    return #list > 1 and tag("ul", nil, table.concat(list, "\n")) or ""
end

-- Returns the groups of pages in the navigation of a page.
local function ways(one, up)
    local groups = {}
    for i, group in ipairs(nav) do
        local list = {}
        for j = 2, #group do
            local entry = group[j]
            local is_here = entry.to == one.path or entry.to == one.within
            list[j - 1] = tag("li", nil, tag("a", { href = up .. entry.to,
                ["aria-current"] = is_here and (one.within and "true" or "page") or nil },
                escape(entry[1])) .. (is_here and parts(one.heads) or ""))
        end
        groups[i] = page.text("p", group[1]) .. tag("ul", nil, table.concat(list, "\n"))
    end
    return table.concat(groups, "\n")
end

-- ---- Pages ---------------------------------------------------------------------------

local pages, sections = {}, {}

-- Records the sections of a page for the search: {page, heading, place, text}.
local function note(one)
    local starts = { { 1, "", "" } }
    for at, name in one.body:gmatch '()<h[1-4] id="(.-)">' do
        starts[#starts + 1] = { at, "#" .. name, one.heads[#starts].words }
    end
    for i, start in ipairs(starts) do
        local stop = starts[i + 1] and starts[i + 1][1] - 1
        local text = plain((one.body:sub(start[1], stop):gsub("^<h.->.-</h%d>", "")))
        if start[3] ~= "" or text ~= "" then
            sections[#sections + 1] = { one.title, plain(start[3]), one.path .. start[2],
                text }
        end
    end
end

--- Adds a page.
-- @param path string, of the page in the site
-- @param title string
-- @param body string of HTML
-- @param within path of the page that represents this page in the navigation, if it has
-- no entry
function page.add(path, title, body, within)
    local one = { path = path, title = title, within = within }
    one.body, one.heads = named(body)
    pages[#pages + 1] = one
    note(one)
end

local function write(path, text)
    local file = assert(io.open(path, "wb"))
    assert(file:write(text))
    assert(file:close())
end

--- Writes all pages, and the sections for the search.
-- @param folder string, of the site
function page.write(folder)
    local frame = assert(io.open("web/site/page.html", "rb")):read "a"
    for _, one in ipairs(pages) do
        local up = ("../"):rep(select(2, one.path:gsub("/", "")))
        local title = one.title == "inarow" and "The manual of inarow"
            or one.title .. " – inarow"
        local values = { up = up, title = escape(title), body = one.body,
            ways = ways(one, up) }
        write(folder .. "/" .. one.path, (frame:gsub("{(%l+)}", values)))
    end
    write(folder .. "/sections.js", "inarowSections = " .. dkjson.encode(sections))
end

return page

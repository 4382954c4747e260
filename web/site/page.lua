--- The frame of a page: a title, ways to the other pages, a style sheet, no script.
local language = require "inarow.language"

local page = {}

local tag, escape = language.xml_tag, language.xml_text

--- The ways to other pages, from the site's root.
page.ROOMS = { { "index.html", "Play" }, { "rules/index.html", "Rules" },
    { "manual/index.html", "Manual" }, { "corpus/index.html", "Corpus" },
    { "corpus/perft.html", "Perft" } }

local FRAME = [[
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self';
 img-src 'self' data:">
<title>%s</title>
<link rel="icon" href="%s">
<link rel="stylesheet" href="%s">
</head>
<body>
<header><nav aria-label="Site">%s</nav></header>
<main>
%s
</main>
</body>
</html>
]]

-- How to get from a page to the root.
local function up(path)
    return ("../"):rep(select(2, path:gsub("/", "")))
end

local function ways(path)
    local links = {}
    for i, room in ipairs(page.ROOMS) do
        links[i] = tag("a", { href = up(path) .. room[1],
            ["aria-current"] = room[1] == path and "page" or nil }, escape(room[2]))
    end
    return table.concat(links, "\n")
end

--- A picture's element: it scales with the page.
-- @param svg string, as game:render draws it
function page.picture(svg)
    return (svg:gsub("^<svg ", '<svg class="board" ', 1))
end

--- An element.
page.tag = tag

--- An element of plain text.
function page.text(name, content, attributes)
    return tag(name, attributes, escape(content))
end

--- Write a page.
-- @param folder string, of the site
-- @param path string, of the page in it
-- @param title string
-- @param body string of HTML
function page.write(folder, path, title, body)
    local file = assert(io.open(folder .. "/" .. path, "wb"))
    local root = up(path)
    assert(file:write(FRAME:format(escape(title), root .. "icon.svg", root .. "site.css",
        ways(path), body)))
    assert(file:close())
end

return page

--- Makes a page for the rules of every variant, and a page that links to them.
local inarow = require "inarow"
local page = require "web.site.page"

local rules = {}

local tag, text = page.tag, page.text

local INDEX = "rules/index.html"

local FAMILIES = { { "renju", "Renju" }, { "historic-renju", "Historic renju" },
    { "gomoku", "Go-moku" }, { "pente", "Pente" }, { "connect-four", "Connect Four" },
    { "other", "Other games" } }

local function cited(sentence)
    return tag("li", nil, page.text("span", sentence.text) .. " "
        .. text("span", sentence.citation, { class = "citation" }))
end

local function sections(name)
    local parts, section = {}, nil
    for _, sentence in ipairs(assert(inarow.rulebook(name))) do
        if sentence.section ~= section then
            parts[#parts + 1] = (section and "</ul>\n" or "")
                .. text("h2", sentence.section) .. "\n<ul>"
        end
        section = sentence.section
        parts[#parts + 1] = cited(sentence)
    end
    return table.concat(parts, "\n") .. "\n</ul>\n"
end

local function figure(picture, words, citation)
    return tag("figure", nil, page.picture(picture) .. tag("figcaption", nil,
        text("span", words) .. " "
        .. (citation and text("span", citation, { class = "citation" }) or "")))
end

local function pictures(found)
    local parts = {}
    for i, example in ipairs(found or {}) do
        parts[i] = figure(example.picture, example.ruling.message,
            example.ruling.citation)
    end
    if #parts == 0 then return "" end
    return "<h2>What happens</h2>\n"
        .. tag("div", { class = "figures" }, table.concat(parts, "\n"))
end

local function settings(name)
    local rows = {}
    for _, setting in ipairs(assert(inarow.settings(name))) do
        if setting.of == "variant" then
            rows[#rows + 1] = tag("tr", nil, text("td", setting.key)
                .. text("td", setting.values and table.concat(setting.values, ", ")
                    or setting.default or ""))
        end
    end
    if #rows == 0 then return "" end
    return '<h2>Options</h2>\n<table tabindex="0"><thead><tr><th>option</th>'
        .. "<th>values, the default first</th></tr></thead><tbody>\n"
        .. table.concat(rows, "\n") .. "\n</tbody></table>\n"
end

local function add_one(name, found)
    local title = assert(inarow.rules(name)).title
    local start = assert(inarow.new(name)):render { format = "svg" }
    page.add("rules/" .. name .. ".html", title .. ": rules", table.concat {
        text("h1", title),
        tag("p", nil,
            text("a", "Play it", { href = "../play/index.html#variant=" .. name })
            .. " or read its " .. text("a", "script",
                { href = "../play/index.html#script=" .. name }) .. "."),
        tag("div", { class = "start" }, figure(start, "The board before the game.")),
        sections(name), settings(name), pictures(found) }, INDEX)
    return title
end

--- Adds the pages.
-- @param found table, from examples.of
function rules.add(found)
    local links = {}
    for _, name in ipairs(inarow.variants()) do
        local family = assert(inarow.find(name)).script.family or "other"
        links[family] = links[family] or {}
        table.insert(links[family], tag("li", nil, text("a",
            add_one(name, found[name]), { href = name .. ".html" })))
    end
    local parts = { "<h1>The rules of every variant</h1>\n",
        "<p>inarow writes these pages from the scripts of the games. Each rule cites its"
            .. " article.</p>\n" }
    for _, family in ipairs(FAMILIES) do
        parts[#parts + 1] = text("h2", family[2]) .. tag("ul", nil,
            table.concat(links[family[1]] or {}, "\n"))
        links[family[1]] = nil
    end
    assert(not next(links), next(links))
    page.add(INDEX, "The rules of every variant", table.concat(parts, "\n"))
end

return rules

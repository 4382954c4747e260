--- Crawls the site from its first page: lua5.4 links.lua FOLDER, in TAP. Every link must
-- lead to a file in the folder, and every page must be reached. Every variant must have
-- its rules with pictures. The generator must stay small.
local inarow = require "inarow"

local folder = arg[1]
local number, failed = 0, false

local function check(is_right, what, found)
    number = number + 1
    failed = failed or not is_right
    print(("%s %d - %s"):format(is_right and "ok" or "not ok", number, what))
    if not is_right then print("  # " .. tostring(found)) end
end

local function read(path)
    local file = io.open(folder .. "/" .. path, "rb")
    local text = file and file:read "a"
    if file then file:close() end
    return text
end

local function pages()
    local list = {}
    local command = ("cd '%s' && find . -name '*.html' | sort"):format(folder)
    local found = assert(io.popen(command))
    for path in found:lines() do list[#list + 1] = path:sub(3) end
    assert(found:close())
    return list
end

-- Returns a page's path, as a link from another page names it.
local function aim(from, target)
    local whole = (from:match "^(.*/)" or "") .. target
    repeat
        local count
        whole, count = whole:gsub("[^/]+/%.%./", "", 1)
    until count == 0
    return whole
end

-- Returns the dead links of a page, and the pages to which others lead.
local function links(path, html)
    local lost, pages_there = {}, {}
    for target in html:gmatch '[hs][rR]?[er][fc]="([^"]*)"' do
        local place, part = target:match "^([^#]*)#?(.*)$"
        local is_away = target:find "^%a[%w+.-]*:"
        local whole = place == "" and path or aim(path, place)
        local there = is_away or read(whole)
        -- The text after # in the playground's address is not a part of its page.
        local has_part = is_away or part == "" or whole == "play/index.html"
            or there and there:find('id="' .. part .. '"', 1, true)
        if not there or not has_part then lost[#lost + 1] = target end
        if whole:find "%.html$" then pages_there[#pages_there + 1] = whole end
    end
    return lost, pages_there
end

local waiting, seen = { "index.html" }, { ["index.html"] = true }
while #waiting > 0 do
    local path = table.remove(waiting)
    local lost, others = links(path, read(path) or "")
    check(#lost == 0, path .. ": its links lead somewhere", table.concat(lost, " "))
    for _, other in ipairs(others) do
        if not seen[other] then
            seen[other] = true
            waiting[#waiting + 1] = other
        end
    end
end
local unseen = {}
for _, path in ipairs(pages()) do
    if not seen[path] then unseen[#unseen + 1] = path end
end
check(#unseen == 0, "every page is reached", table.concat(unseen, " "))

for _, name in ipairs(inarow.variants()) do
    local html = read("rules/" .. name .. ".html") or ""
    local _, pictures = html:gsub("<svg ", "")
    local sentences = select(2, html:gsub('class="citation"', ""))
    check(pictures >= 2 and sentences >= #assert(inarow.rulebook(name)),
        name .. ": its rules, with pictures", pictures)
end
check(select(2, read "corpus/perft.html":gsub("<table", "")) >= 20, "tables of perft")
check(read "corpus/index.html":find "%.jsonl", "the corpus")
local counted = assert(io.popen "cd web/site && cat main.lua manual.lua page.lua | wc -l")
local size = counted:read "n"
counted:close()
check(size < 300, "what makes pages of Markdown has less than 300 lines", size)
print("1.." .. number)
os.exit(not failed)

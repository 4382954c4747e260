--- The pages of the site that need no script: lua5.4 links.lua FOLDER, in TAP. Every link
-- leads somewhere in the folder, every variant has its rules with pictures.
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

-- A page's place, as a link of another page names it.
local function aim(from, target)
    local whole = (from:match "^(.*/)" or "") .. target
    repeat
        local count
        whole, count = whole:gsub("[^/]+/%.%./", "", 1)
    until count == 0
    return whole
end

-- The links of a page that lead nowhere.
local function astray(path, html)
    local lost = {}
    for target in html:gmatch '[hs][rR]?[er][fc]="([^"]*)"' do
        local place, part = target:match "^([^#]*)#?(.*)$"
        local is_away = target:find "^%a[%w+.-]*:"
        local there = is_away or place == "" and html or read(aim(path, place))
        -- What stands behind # of the playground is no part of a page.
        local has_part = is_away or part == "" or place:find "^[./]*index%.html$"
            or there and there:find('id="' .. part .. '"', 1, true)
        if not there or not has_part then lost[#lost + 1] = target end
    end
    return lost
end

for _, path in ipairs(pages()) do
    if path ~= "index.html" then -- the playground's own
        local lost = astray(path, read(path))
        check(#lost == 0, path .. ": its links lead somewhere", table.concat(lost, " "))
    end
end
for _, name in ipairs(inarow.variants()) do
    local html = read("rules/" .. name .. ".html") or ""
    local _, pictures = html:gsub("<svg ", "")
    local sentences = select(2, html:gsub('class="citation"', ""))
    check(pictures >= 2 and sentences >= #assert(inarow.rulebook(name)),
        name .. ": its rules, with pictures", pictures)
end
check(select(2, read "corpus/perft.html":gsub("<table", "")) >= 20, "tables of perft")
check(read "corpus/index.html":find "%.jsonl", "the corpus")
print("1.." .. number)
os.exit(not failed)

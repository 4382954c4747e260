-- Tests damaged archives: they report the damage, or answer from the rest.
local helper = dofile "tests/lua/helper.lua"
local archive = require "inarow.archive"
local inarow = require "inarow"
local native = require "inarow.archive.native"

local TRIES = tonumber(os.getenv "TRIES") or 20

after_each(helper.clean)

local GAMES = [[
variant renju opening=free
seats Aoki Berg
#= DT: 2001-02-03
play h8
play i9
pass
play g6
---
variant pente opening=free size=13
seats Aoki Berg
play a1
play b1
play m13
play c1
play d1
]]

local MORE = GAMES:gsub("Aoki", "Cruz")

-- Returns a text with bytes changed, cut off or added; or a value of another type.
local function damaged(random, bytes)
    local how = random(6)
    if how == 1 then return ({ -1, 2 ^ 53, 1.5, 0, "x", "\0" })[random(6)] end
    bytes = tostring(bytes)
    if how == 2 then return bytes:sub(1, random(#bytes + 1) - 1) end
    if how == 3 then return bytes .. bytes end
    for _ = 1, random(4) do
        local at = random(#bytes + 1)
        bytes = bytes:sub(1, at - 1) .. string.char(random(256) - 1) .. bytes:sub(at + 1)
    end
    return bytes
end

-- Random numbers from 1, the same on every machine for a seed.
local function random_of(seed)
    return function(most)
        seed = (seed * 16807) % 2147483647
        return seed % most + 1
    end
end

-- Returns all rows of a statement.
local function rows_of(handle, text)
    local statement, rows = handle:prepare(text), {}
    while true do
        local row = { statement:step() }
        if not row[1] then return rows end
        rows[#rows + 1] = row
    end
end

-- Picks a column of a table that has rows; returns both names and the type.
local function column_of(handle, random)
    local tables = rows_of(handle, "SELECT name FROM sqlite_master WHERE type = 'table'"
        .. " AND sql NOT LIKE '%WITHOUT ROWID' ORDER BY name")
    local name = tables[random(#tables)][2]
    local columns = rows_of(handle, ("PRAGMA table_info(%s)"):format(name))
    local column = columns[random(#columns)]
    return name, column[3], column[4]
end

local function damage(path, random)
    local handle = native.open(path, "w", 1000)
    local name, column, kind = column_of(handle, random)
    local rows = rows_of(handle, ("SELECT rowid, %s FROM %s"):format(column, name))
    local row = #rows > 0 and rows[random(#rows)]
    pcall(function()
        handle:prepare(("UPDATE OR IGNORE %s SET %s = ? WHERE rowid = ?"):format(name,
            column)):bind(kind == "BLOB" and "bi" or "ti", damaged(random, row[3]),
            row[2]):step()
    end)
    handle:close()
    return name .. "." .. column
end

-- Checks that queries, and adding games, either succeed or report a fault.
local function ask(path)
    local games, message = archive.open(path, "read")
    if not games then return assert.is_string(message) end
    local renju = inarow.new("renju", { opening = "free" })
    local pente = inarow.new("pente", { opening = "free", size = 13 })
    pente:play "a1"
    local function said(answer, why) assert(answer or type(why) == "string") end
    for _, live in ipairs { renju, pente } do
        said(games:explore(live))
        said(games:explore(live, { stones = true, player = "Aoki" }))
    end
    said(games:find { pattern = "X" })
    said(games:find { pattern = "O../.X." })
    said(games:find { player = "Berg", years = "1990-" })
    said(games:excerpt())
    for id = 1, 2 do games:record(id) end
    games:close()
    games, message = archive.open(path, "add")
    if not games then return assert.is_string(message) end
    said(games:index(helper.file(MORE)))
    games:close()
end

local function whole()
    local path = helper.file ""
    local games = assert(archive.open(path, "make"))
    assert.equal(2, assert(games:index(helper.file(GAMES))).added)
    games:close()
    return path
end

local function bytes_of(path)
    local file = assert(io.open(path, "rb"))
    local bytes = file:read "*a"
    file:close()
    return bytes
end

describe("a damaged archive", function()
    it("answers or refuses, whatever a cell contains", function()
        local bytes = bytes_of(whole())
        local seed = tonumber(os.getenv "SEED") or 37
        for try = 1, TRIES do
            local path = helper.file(bytes)
            local what = damage(path, random_of(seed * 1000 + try))
            local ok, fault = pcall(ask, path)
            assert(ok, ("%s, seed %d: %s"):format(what, seed * 1000 + try,
                tostring(fault)))
        end
    end)

    it("is rolled back to its last complete state, by a query too", function()
        local path = whole()
        local text = ("d = require([[inarow.archive.native]]).open([[%s]], [[w]], 1)"
            .. " d:run([[PRAGMA cache_size = 2; BEGIN IMMEDIATE]])"
            .. " for i = 1, 3000 do d:run([[INSERT INTO players (name) VALUES"
            .. " (hex(randomblob(40)))]]) end os.exit(0, false)"):format(path)
        os.execute(("%s -e '%s'"):format(helper.interpreter or "lua5.4", text))
        local journal = assert(io.open(path .. "-journal"))
        journal:close()
        local games = assert(archive.open(path, "read"))
        assert.equal(2, select(2, games:find { player = "Aoki" }))
        games:close()
        os.remove(path .. "-journal")
    end)

    it("is refused if a part of its file is missing", function()
        local bytes = bytes_of(whole())
        for size = 1, #bytes, 5000 do ask(helper.file(bytes:sub(1, size))) end
    end)
end)

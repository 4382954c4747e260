-- Tests trees of the service's games: nodes by id and by path, in pages; edits, and the
-- game's place after them; memory.
local dkjson = require "dkjson"
local helper = dofile "tests/lua/helper.lua"
local served_by = dofile "tests/lua/served.lua"
local service = require "inarow.service"

local function new(limits)
    return service.new { json = dkjson, limits = limits }
end

-- Returns a service with a game after moves, and a function that sends requests about it.
local function played(...)
    local one = new()
    local game = served_by.ask(one, "new", { variant = "gomoku" }).game
    local function ask(method, params)
        params = params or {}
        params.game = params.game or game
        return served_by.ask(one, method, params)
    end
    for _, point in ipairs { ... } do assert(ask("play", { point = point })) end
    return ask, one
end

local function refused(code, _, fault)
    assert.equal(code, fault and fault.code)
    return fault
end

-- Returns the texts of a tree's nodes in order.
local function texts(ask, params)
    local list = {}
    for i, node in ipairs(ask("tree", params).nodes) do list[i] = node.text or "root" end
    return table.concat(list, ", ")
end

describe("a node of a service's game", function()
    it("is named by its id or path, or is the game's place", function()
        local ask = played("h8", "i9", "j10")
        assert(ask "undo")
        local tree = ask "tree"
        local i9 = tree.nodes[3]
        assert.equal("play i9", i9.text)
        assert.equal(tree.here, i9.id)
        assert.equal(tree.nodes[2].id, i9.parent)
        assert.equal(tree.root, tree.nodes[1].id)
        assert.same({ 2, 1 }, { i9.number, i9.children })
        for _, name in ipairs { i9.id, { "play h8", "play i9" } } do
            assert.same(i9, ask("tree", { node = name, depth = 0 }).nodes[1])
        end
        assert.same({ "play h8", "play i9" }, ask "tree_path".path)
        assert.same({}, ask("tree_path", { node = {} }).path)
        assert.equal("ok", ask("tree_ruling", { node = i9.id }).ruling.text)
        local other = ask("tree_game", { node = { "play h8" } }).game
        assert.equal("variant gomoku\nplay h8\n", ask("record", { game = other }).text)
        refused("not-now", ask("tree_ruling", { node = {} }))
    end)

    it("is refused if it was deleted, or belongs to another game", function()
        local ask, one = played("h8", "i9")
        local other = served_by.ask(one, "copy", { game = "g1" }).game
        local mine, theirs = ask "tree", ask("tree", { game = other })
        for _, node in ipairs { theirs.here, 0, -1, 1e15, { "play a1" } } do
            for _, method in ipairs { "tree", "tree_path", "tree_ruling", "go",
                "tree_set", "tree_promote", "tree_demote", "tree_delete" } do
                refused("no-such-node", ask(method, { node = node }))
            end
            refused("no-such-node", ask("tree_add", { node = node, action = "swap" }))
            refused("no-such-node", ask("tree_move", { parent = node }))
            refused("no-such-node", ask("tree", { next = type(node) == "number" and node
                or 0 }))
        end
        -- Larger numbers may have been rounded on their way.
        refused("bad-params", ask("tree", { node = 1e16 }))
        assert(ask("tree_delete", { node = mine.nodes[2].id }))
        refused("no-such-node", ask("go", { node = mine.here }))
        assert(ask "tree_undo")
        assert(ask("go", { node = mine.here }))
        assert(ask "undo")
        assert(ask "undo")
        assert(ask("setup", { position = ("."):rep(361) }))
        refused("no-such-node", ask("go", { node = mine.here }))
    end)

    it("is sent in pages, each of which continues the one before", function()
        local ask = played("h8", "i9", "j10", "k11")
        for _, point in ipairs { "a1", "b2", "c3" } do
            for _, node in ipairs { {}, { "play h8" }, { "play h8", "play i9" } } do
                assert(ask("tree_add", { node = node, action = "play " .. point }))
            end
        end
        local whole = texts(ask)
        helper.says(whole, "root, play h8, play i9, play j10, play k11, play a1, play b2")
        for size = 1, 5 do
            local pages, following = {}, nil
            repeat
                local page = ask("tree", { nodes = size, next = following })
                for _, node in ipairs(page.nodes) do
                    pages[#pages + 1] = node.text or "root"
                end
                assert(#page.nodes == size or not page.next)
                following = page.next
            until not following
            assert.equal(whole, table.concat(pages, ", "))
        end
        assert.equal("root, play h8, play a1, play b2, play c3",
            texts(ask, { depth = 1 }))
        assert.equal("play i9, play j10, play k11, play a1, play b2, play c3",
            texts(ask, { node = { "play h8", "play i9" } }))
        -- No answer is much longer than a request may be.
        assert(ask("tree_set", { node = {}, comment = ("x"):rep(1000000) }))
        assert(ask("tree_set", { node = { "play h8" }, comment = ("x"):rep(1000000) }))
        local page = ask "tree"
        assert.equal(2, #page.nodes)
        assert(page.next)
    end)
end)

describe("a service's game", function()
    it("goes to a node, and continues from there", function()
        local ask = played("h8", "i9", "j10")
        local tree = ask "tree"
        assert(ask("go", { node = { "play h8" } }))
        assert.equal(1, ask "state".moves)
        assert(ask("play", { point = "a1" }))
        assert.equal("root, play h8, play i9, play j10, play a1", texts(ask))
        assert(ask("go", { node = tree.nodes[2].id }))
        assert.equal("ok", ask "redo".ruling.text)
        assert.same({ "play h8", "play i9" }, ask "tree_path".path)
        assert(ask("go", { node = {} }))
        assert.equal(0, ask "state".moves)
        -- A refused action may be in the tree, but the game cannot be there.
        local bad = ask("tree_add", { node = { "play h8" }, action = "play h8",
            keep = true }).node
        assert.equal("refused occupied (GOMOKU)", bad.refusal.text)
        assert.equal("refused occupied (GOMOKU)",
            refused("occupied", ask("go", { node = bad.id })).ruling.text)
        refused("occupied", ask("tree_add", { node = { "play h8", "play i9" },
            action = "play i9" }))
        refused("bad-action", ask("tree_add", { action = "jump" }))
        assert.equal(0, ask "state".moves)
    end)

    it("returns to the last node of its path that an edit leaves", function()
        local ask = played("h8", "i9", "j10")
        local function stands_at(...)
            assert.same({ ... }, ask "tree_path".path)
            assert.equal(select("#", ...), ask "state".moves)
        end
        assert(ask("tree_delete", { node = { "play h8", "play i9" } }))
        stands_at "play h8"
        assert(ask "tree_undo")
        stands_at "play h8"
        assert(ask("tree_add", { action = "play a1" }))
        assert(ask("go", { node = { "play h8", "play a1" } }))
        assert(ask("tree_promote"))
        stands_at("play h8", "play a1")
        refused("not-now", ask "tree_promote")
        assert(ask "tree_demote")
        assert(ask "tree_undo")
        assert.equal("root, play h8, play a1, play i9, play j10", texts(ask))
        assert(ask("tree_move", { node = { "play h8", "play i9" }, parent = {} }))
        stands_at("play h8", "play a1")
        assert(ask("go", { node = { "play i9", "play j10" } }))
        assert(ask "tree_undo")
        stands_at()
        assert(ask "tree_redo")
        assert.equal("root, play h8, play a1, play i9, play j10", texts(ask))
        refused("not-now", ask "tree_redo")
    end)

    it("is written as a RenLib library, with each byte as a character", function()
        local one = new()
        local function ask(method, params) return served_by.ask(one, method, params) end
        local game = ask("new", { record = "variant renju\nplay h8\n#= glyph: !\n" }).game
        local library = ask("tree_text", { game = game, to = "lib" }).text
        assert.equal("\195\191RenLib\195\191", library:sub(1, 10))
        local again = ask("new", { record = library, bytes = true }).game
        assert.equal(ask("record", { game = game }).text,
            ask("record", { game = again }).text)
    end)

    it("keeps comments and marks of its nodes in its record, and in SGF", function()
        local ask, one = played "h8"
        local said = { before = "why?", comment = "the centre", glyphs = { "!" },
            marks = { { kind = "label", point = "a1", text = "A" } },
            properties = { { name = "XX", values = { "one", "two" } } } }
        assert(ask("tree_set", { before = said.before, comment = said.comment,
            glyphs = said.glyphs, marks = said.marks, properties = said.properties }))
        local function check(node)
            for field, value in pairs(said) do assert.same(value, node[field]) end
        end
        check(ask("tree", { node = { "play h8" } }).nodes[1])
        for _, text in ipairs { ask "record".text, ask "tree_text".text,
                ask("tree_text", { to = "record" }).text } do
            local game = served_by.ask(one, "new", { record = text }).game
            check(ask("tree", { game = game, node = { "play h8" } }).nodes[1])
        end
        for _, wrong in ipairs { { marks = { { kind = "star", point = "a1" } } },
            { marks = { { kind = "circle" } } }, { marks = { 1 } },
            { marks = { { kind = "label", point = "a1" } } },
            { marks = { { kind = "cross", point = "a1", text = "x" } } },
            { glyphs = { 1 } },
            { properties = { { name = "XX", values = "one" } } },
            { marks = { { kind = "circle", point = "a1", colour = "red" } } } } do
            refused("bad-params", ask("tree_set", wrong))
        end
        helper.says(select(2, ask("tree_set", { marks = { 1 } })).message, "object[]")
        refused("off-board", ask("tree_set",
            { comment = "x", marks = { { kind = "circle", point = "z9" } } }))
        check(ask("tree", { node = { "play h8" } }).nodes[1])
        assert(ask("tree_set", { before = "", comment = "", glyphs = {}, marks = {},
            properties = {} }))
        assert.equal("variant gomoku\nplay h8\n", ask "record".text)
    end)

    it("that came as a record is returned as one, with its tree", function()
        local record = "variant gomoku\nplay h8\nplay i9\n"
        local one = new()
        local function ask(method, params)
            params.record = record
            local result = assert(served_by.ask(one, method, params))
            record = result.record or record
            return result
        end
        ask("tree_add", { node = { "play h8" }, action = "play a1" })
        ask("tree_set", { node = { "play h8", "play a1" }, comment = "or this?" })
        assert.equal("variant gomoku\nplay h8\nplay i9\nvariation 1\n"
            .. "play a1 # or this?\n", record)
        assert.equal(4, #ask("tree", {}).nodes)
        ask("go", { node = { "play h8", "play a1" } })
        assert.same({ "play h8", "play a1" }, ask("tree_path", {}).path)
        ask("tree_delete", { node = { "play h8", "play i9" } })
        assert.equal("variant gomoku\nplay h8\nplay a1 # or this?\n", record)
    end)
end)

describe("the memory of a service's trees", function()
    local function kilobytes()
        collectgarbage()
        collectgarbage()
        return collectgarbage "count"
    end

    -- Returns the counted part of the real memory of some requests.
    local function part_counted(one, request)
        for _ = 1, 2 do request() end
        local before, counted = kilobytes(), one:bytes()
        for _ = 1, 200 do request() end
        return (one:bytes() - counted) / 1024 / (kilobytes() - before)
    end

    it("is counted, approximately: nodes with ids, texts and edits", function()
        local ask, one = played "h8"
        local n = 0
        local function point()
            n = n + 1
            return ("%s%d"):format(("abcdefghijklmnopqrs"):sub(n % 19 + 1, n % 19 + 1),
                math.floor(n / 19) + 1)
        end
        assert(ask("go", { node = { "play h8" } }))
        local requests = {
            nodes = function() ask("tree_add", { action = "play " .. point() }) end,
            texts = function()
                n = n + 1
                ask("tree_set", { comment = ("x"):rep(2000) .. n })
            end,
            edits = function()
                n = n + 1
                ask(n % 2 == 0 and "tree_promote" or "tree_demote",
                    { node = { "play h8", "play b1" } })
            end,
        }
        for _, name in ipairs { "nodes", "texts", "edits" } do
            local part
            for _ = 1, 3 do -- the memory of other tests may be freed meanwhile
                part = part_counted(one, requests[name])
                if part > 1 / 3 and part < 3 then break end
            end
            assert(part > 1 / 3 and part < 3, name .. ": " .. part)
        end
        assert(ask "close")
        assert.equal(0, one:bytes())
    end)

    it("refuses more when it is full, and open games continue", function()
        local ask, one = played("h8", "i9")
        one.limits.megabytes = 0.001
        refused("too-large", ask("tree_add", { action = "play a1" }))
        refused("too-large", ask("tree_set", { comment = "x" }))
        for _, method in ipairs { "tree", "tree_path", "tree_ruling", "tree_text",
            "tree_delete", "tree_undo", "tree_redo" } do
            assert(ask(method), method)
        end
    end)
end)

-- Compares the XML reader in Lua with Expat: for documents, intact and damaged, in pieces
-- of any size, both report the same or both refuse.
local sax = require "inarow.notation.formats.sax"
local judging = require "inarow.judging"

local DOCUMENTS = {
    '<?xml version="1.0" encoding="UTF-8"?>\n<database>\n<!-- c > -->\n<rules>'
        .. '<rule id="1" name="Re&amp;nju &#228;&#x20ac;"/></rules>\n<games>\n'
        .. "<game id='1' rule=\"1\" a=\"x>y\">\n<move>h8 h9</move>"
        .. "<info>O &lt;b&gt;\r\n"
        .. "<![CDATA[a<b&]]> m&#10;\195\164</info></game></games>\n</database>\n",
    '<?xml version="1.0" encoding="ISO-8859-1"?><d a="\228">\228</d>',
    "<!DOCTYPE d><d/>",
    '<!DOCTYPE d [<!ENTITY x "y">]><d>&x;</d>',
}
local PIECES = { "<", ">", "&", '"', "'", "/", "=", "]]>", "<!--", "-->", "<?", "?>",
    "&amp;", "&#0;", "\1", "\255", "\195\164", " ", "\n", "a", "<a>", "</a>",
    "<![CDATA[" }

-- Returns the events that a library reports for a document in pieces; nil if it refuses.
local function events_of(library, document, size)
    local events = {}
    local function add_text(text)
        local last = events[#events] or ""
        if last:sub(1, 1) == "T" then
            events[#events] = last .. text
        else
            events[#events + 1] = "T" .. text
        end
    end
    local parser = library.new {
        StartElement = function(_, name, attributes)
            local words = { "S" .. name }
            for i, key in ipairs(attributes) do
                words[i + 1] = key .. "=" .. attributes[key]
            end
            events[#events + 1] = table.concat(words, "|")
        end,
        EndElement = function(_, name) events[#events + 1] = "E" .. name end,
        CharacterData = function(_, text) add_text(text) end,
        StartDoctypeDecl = function(parser, name, _, _, has_subset)
            events[#events + 1] = "D" .. name
            if has_subset then parser:stop() end
        end,
    }
    for at = 1, #document, size do
        if not parser:parse(document:sub(at, at + size - 1)) then return nil end
    end
    return parser:parse() and table.concat(events, "\n") or nil
end

local function spoilt(document)
    for _ = 1, math.random(0, 3) do
        local at = math.random(#document)
        local piece = math.random(2) == 1 and PIECES[math.random(#PIECES)] or ""
        document = document:sub(1, at - 1) .. piece
            .. document:sub(at + math.random(0, 4))
    end
    return document
end

describe("the reader of XML", function()
    local has_expat, expat = pcall(require, "lxp")

    it("reports the same as Expat, and refuses the same", function()
        if not has_expat then return end
        math.randomseed(19)
        local differ = {}
        for _ = 1, 1500 do
            local document = spoilt(DOCUMENTS[math.random(#DOCUMENTS)])
            local size = math.random(2) == 1 and math.random(20) or 1000
            local expected = events_of(expat, document, size)
            local found = events_of(sax, document, size)
            -- It may accept a damaged declaration, which has no effect.
            if expected and expected ~= found then differ[#differ + 1] = document end
        end
        assert.same({}, differ)
    end)

    it("refuses texts that are not documents, each with its line", function()
        local function fault(document)
            local parser = sax.new {}
            local ok, message, line = parser:parse(document)
            if ok then ok, message, line = parser:parse() end
            assert.is_nil(ok)
            return ("%d: %s"):format(line, message)
        end
        assert.equal("2: mismatched tag", fault "<a>\n<b></a>")
        assert.equal("1: undefined entity", fault "<a>&x;</a>")
        assert.equal("1: duplicate attribute", fault "<a b='1' b='2'/>")
        assert.equal("1: junk after document element", fault "<a/><b/>")
        assert.equal("1: no element found", fault "<a>")
        assert.equal("1: no element found", fault "")
        assert.equal("1: unclosed token", fault "<a")
        local unknown = "<?xml version='1.0' encoding='x'?><a/>"
        assert.equal("1: unknown encoding", fault(unknown))
        assert.equal("1: not well-formed (invalid token)", fault "<a>\255</a>")
    end)

    it("reads databases without Expat", function()
        local loaded, preload = package.loaded.lxp, package.preload.lxp
        package.loaded.lxp = nil
        package.preload.lxp = function() error "it is not there" end
        local text = '<database><rules><rule id="1" name="Renju"/></rules><games>'
            .. '<game id="1" rule="1"><move>h8 h9 i10</move><info>good</info></game>'
            .. "</games></database>"
        local result = judging.games(text, "x", { steps = true })()
        package.loaded.lxp, package.preload.lxp = loaded, preload
        assert.equal("renju", result.variant)
        assert.equal(3, result.moves)
        assert.equal("good", result.comment)
    end)
end)

--- Texts of any length, in each notation, that take much time or memory: a stranger could
-- send them. A text is `head`, repeated `unit`s, and `tail`. `from` is its notation if
-- its beginning does not show it; `command` is the command that reads it, by default
-- judge, and `options` are its options.
--
--     lua tests/bounds/texts.lua NAME BYTES        writes a text
--     lua tests/bounds/texts.lua                   lists the names
local LIB = "\255RenLib\255\3\4" .. ("\255"):rep(10)
local RENJU = "variant renju\n"
local GOMOKU = "(;RU[gomoku]"
local GAME = '[Game "Pente"]\n[Player 1 Name "A"]\n'
local PSQ = "Piskvorky 15x15, 0:0, 0\n"
local XML = "<database>\n"

-- A node of a library: a point, 16 * (row - 1) + column, and flags.
local function node(where, flags)
    return string.char(where, flags)
end

-- A path through all points of the board except one.
local function long_path()
    local nodes = {}
    for where = 1, 239 do
        if where % 16 ~= 0 and #nodes < 223 then nodes[#nodes + 1] = node(where, 0) end
    end
    return table.concat(nodes)
end

local texts = {
    -- inarow's record.
    { "record-stones", head = RENJU, unit = "play h8\n" },
    { "record-passes", head = "variant gomoku\n", unit = "pass # x\n" },
    { "record-presses", head = RENJU .. "adjudication claims\nclock 7200\n",
        unit = "press @1\n" },
    { "record-expects", head = RENJU, unit = "expect status playing\n" },
    { "record-comments", head = RENJU .. "play h8\n", unit = "# c\n" },
    { "record-remarks", head = RENJU .. "play h8\n", unit = "# c\n", command = "convert",
        options = "--to sgf" },
    { "record-notes", head = RENJU, unit = "note c\n", command = "convert",
        options = "--to sgf" },
    { "record-actions", head = RENJU .. "adjudication claims\n", unit = "press\n",
        command = "convert", options = "--to sgf" },
    { "record-rows", head = RENJU .. "board\n", unit = "...............\n" },
    { "record-clocks", head = RENJU .. "clock", unit = " 1/1",
        tail = "\nplay h8\npress\npress\n" },
    { "record-seats", head = RENJU .. "seats", unit = " a", tail = "\nplay h8\n" },
    { "record-options", head = "variant renju", unit = " a=b", tail = "\nplay h8\n" },
    { "record-offers", head = RENJU .. "offer", unit = " h8", tail = "\n" },
    { "record-captured", head = RENJU .. "captured black ", unit = "1" },
    { "record-quotes", head = RENJU .. "seats", unit = ' "\\"a"', tail = "\n" },
    { "record-word", head = RENJU, unit = "x" },
    { "record-line", head = RENJU .. "# ", unit = "x" },
    { "record-zeros", head = RENJU, unit = "\0" },
    { "record-returns", head = RENJU, unit = "play h8\r" },
    { "record-blanks", head = RENJU .. "play h8", unit = " " },
    { "record-no-lines", head = RENJU, unit = "\n" },
    { "record-no-games", head = RENJU, unit = "---\n" },
    { "record-no-actions", head = "", unit = "# c\n---\n" },
    { "record-faults", head = "", unit = RENJU .. "x\n---\n" },
    { "record-games", head = "", unit = RENJU .. "play h8\n---\n" },
    { "record-conform", head = "", unit = RENJU .. "play h8 -> ok\n---\n",
        command = "conform" },
    { "record-show", head = RENJU, unit = "play h8\n", command = "show" },
    { "record-perft", head = RENJU, unit = "# c\n", command = "perft renju 1 --record" },
    { "record-by-line", head = RENJU, unit = "expect status playing\n",
        command = "judge -" },
    { "record-by-words", head = RENJU, unit = "x", command = "judge -" },
    { "record-heads", head = "", unit = "#\n", command = "judge -" },

    -- SGF
    { "sgf-moves", head = GOMOKU, unit = ";B[hh]", tail = ")" },
    { "sgf-many-moves", head = GOMOKU .. ";B", unit = "[hh]", tail = ")" },
    { "sgf-comment", head = GOMOKU .. "C[", unit = "x", tail = "])" },
    { "sgf-escapes", head = GOMOKU .. "C[", unit = "\\a", tail = "])" },
    { "sgf-comments", head = GOMOKU, unit = "C[a]", tail = ")" },
    { "sgf-depth", head = GOMOKU, unit = "(;B[hh]" },
    { "sgf-brackets", head = "", unit = "(" },
    { "sgf-variations", head = GOMOKU, unit = "(;B[hh])", tail = ")" },
    { "sgf-branches", head = GOMOKU, unit = "(;B[hh])", tail = ")",
        options = "--branches" },
    { "sgf-long-branches", head = GOMOKU .. (";B[hh];W[hg]"):rep(100),
        unit = "(;B[aa])", tail = ")", options = "--branches" },
    { "sgf-deep-branches", head = GOMOKU, unit = "(;B[hh](;W[aa])",
        options = "--branches" },
    { "sgf-ladder", head = "", unit = GOMOKU .. ("(;B[hh](;W[aa])"):rep(700)
        .. (")"):rep(701) .. "\n", options = "--branches" },
    { "sgf-branch-comments", head = GOMOKU .. ";B[hh]", unit = "(;C[x])", tail = ")",
        command = "convert", options = "--to sgf" },
    { "sgf-branch-faults", head = GOMOKU .. ";B[zz]", unit = "(;W[hh])", tail = ")",
        options = "--branches" },
    { "sgf-labels", head = GOMOKU .. ";B[hh]LB", unit = "[aa:x]", tail = ")",
        command = "convert", options = "--to record" },
    { "sgf-root-labels", head = GOMOKU .. "LB", unit = "[aa:x]", tail = ";B[hh](;W[hg])"
        .. "(;W[gg]))", command = "convert", options = "--to sgf" },
    { "sgf-tree-to-sgf", head = GOMOKU .. ";B[hh]", unit = "(;W[hg];B[hf])", tail = ")",
        command = "convert", options = "--to sgf" },
    { "sgf-tree-to-lib", head = "(;RU[renju];B[hh]", unit = "(;W[hg](;B[hf]))",
        tail = ")", command = "convert", options = "--to lib" },
    { "sgf-nodes", head = GOMOKU, unit = ";", tail = ")" },
    { "sgf-tags", head = GOMOKU, unit = "A[]", tail = ")" },
    { "sgf-properties", head = GOMOKU .. ";B[hh]", unit = "A[]", tail = ")" },
    { "sgf-values", head = GOMOKU .. "A", unit = "[]", tail = ")" },
    { "sgf-stones", head = GOMOKU, unit = "AB[hh];", tail = ")" },
    { "sgf-offers", head = GOMOKU .. "5A", unit = "[hh]", tail = ")" },
    { "sgf-name", head = "(;", unit = "A" },
    { "sgf-size", head = "(;SZ[", unit = "1", tail = "x])" },
    { "sgf-result", head = "(;RE[b", unit = " ", tail = "x])" },
    { "sgf-open-values", head = "", unit = "(;C[a\n" },
    { "sgf-open-games", head = "", unit = "(;B[hh]\n" },
    { "sgf-hidden-ends", head = "", unit = "(;C[a\\]\n" },
    { "sgf-roots", head = "", unit = "(;FF[4]\n" },
    { "sgf-faults", head = "", unit = "(;x)\n" },
    { "sgf-after-fault", head = "(;x)", unit = "\n\n " },
    { "sgf-no-game", head = "", unit = "x\n", from = "sgf" },
    { "sgf-games", head = "", unit = GOMOKU .. "SZ[15];B[hh];W[hi])\n" },
    { "sgf-to-record", head = GOMOKU, unit = ";B[hh]", tail = ")", command = "convert",
        options = "--to record" },
    { "sgf-to-lib", head = "(;RU[renju]", unit = ";B[hh]C[x]", tail = ")",
        command = "convert", options = "--to lib" },
    { "sgf-to-xml", head = "(;RU[renju];B[hh]C[", unit = "<", tail = "])",
        command = "convert", options = "--to rif_xml" },

    -- pente.org.
    { "pente-line", head = GAME, unit = "K10 " },
    { "pente-lines", head = GAME, unit = "K10\n" },
    { "pente-moves", head = GAME .. "1. K10 ", unit = "K11 " },
    { "pente-tags", head = GAME, unit = '[a ""]\n' },
    { "pente-same-tags", head = GAME, unit = '[Game "Pente"]\n' },
    { "pente-tag", head = GAME .. '[a "', unit = "x" },
    { "pente-tag-names", head = GAME .. "[", unit = "a " },
    { "pente-number", head = GAME, unit = "1" },
    { "pente-dots", head = GAME .. "1", unit = "." },
    { "pente-results", head = GAME, unit = "* " },
    { "pente-faults", head = "", unit = GAME .. "x\n" },
    { "pente-no-lines", head = GAME, unit = "\n" },
    { "pente-games", head = "", unit = GAME .. "\n1. K10 L10 2. K11 L11 1-0\n\n" },

    -- Piskvork
    { "psq-moves", head = PSQ, unit = "8,8,1\n" },
    { "psq-names", head = PSQ, unit = "a\n" },
    { "psq-name", head = PSQ, unit = "x" },
    { "psq-heading", head = "Piskvorky 15x15", unit = " 1" },
    { "psq-size", head = "Piskvorky ", unit = "1" },
    { "psq-no-lines", head = PSQ, unit = "\n" },

    -- RenjuNet's XML.
    { "xml-moves", head = XML .. "<game><move>", unit = "h8 " },
    { "xml-games", head = XML, unit = "<game><move>h8 h9</move></game>\n" },
    { "xml-depth", head = XML, unit = "<a>" },
    { "xml-attributes", head = XML .. "<a ", unit = "a='' " },
    { "xml-attribute", head = XML .. "<a a='", unit = "x" },
    { "xml-name", head = XML .. "<", unit = "a" },
    { "xml-comment", head = XML .. "<!--", unit = "x" },
    { "xml-text", head = XML, unit = "x" },
    { "xml-section", head = XML .. "<![CDATA[", unit = "x" },
    { "xml-elements", head = XML, unit = "<a/>" },
    { "xml-instruction", head = XML .. "<?a ", unit = "x" },
    { "xml-defaults", head = "<!DOCTYPE database [<!ATTLIST game a CDATA '"
        .. ("x"):rep(50000) .. "'>]>" .. XML, unit = "<game/>" },
    { "xml-declarations", head = "<!DOCTYPE database [",
        unit = "<!ATTLIST a b CDATA ''>" },
    { "xml-entities", head = "<!DOCTYPE database [<!ENTITY a 'aaaaaaaaaa'>"
        .. "<!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;'>]>" .. XML, unit = "&b;" },
    { "xml-alternatives", head = XML, unit = "<game alt='" .. ("h8 "):rep(20000)
        .. "'><move>h8 h9 h7 h6 i9</move></game>\n" },
    { "xml-players", head = XML, unit = function(i)
        return ('<player id="%d" surname="player %d"/>\n'):format(i, i)
    end },
    { "xml-ids", head = XML, unit = function(i)
        return ('<player id="%s%d" surname="x"/>\n'):format(("x"):rep(1000), i)
    end },

    -- RenLib
    { "lib-depth", head = LIB .. node(0, 0), unit = node(120, 0) },
    { "lib-leaves", head = LIB .. node(0, 0) .. long_path(), unit = node(239, 192) },
    { "lib-roots", head = LIB .. node(0, 0), unit = node(120, 192) },
    { "lib-pairs", head = LIB .. node(0, 0), unit = node(120, 128) .. node(121, 64) },
    { "lib-comment", head = LIB .. node(0, 8), unit = "x" },
    { "lib-comments", head = LIB .. node(0, 0),
        unit = node(120, 8) .. ("x"):rep(9999) .. "\0" },
    { "lib-marks", head = LIB .. node(0, 0), unit = node(120, 194) },

    { "lib-texts", head = LIB .. node(0, 0) .. node(120, 0),
        unit = node(121, 195) .. "\0\1A\0", command = "convert", options = "--to sgf" },
    { "lib-branches", head = LIB .. node(0, 0), unit = node(120, 128) .. node(121, 64),
        options = "--branches" },
    { "lib-to-sgf", head = LIB .. node(0, 0), unit = node(120, 128) .. node(121, 64),
        command = "convert", options = "--to sgf" },

    -- RenLib's .pos.
    { "pos-stones", head = "\225", unit = "\112", from = "pos" },
    { "pos-zeros", head = "\1", unit = "\0", from = "pos" },

    -- Gomocup's openings.
    { "offsets-line", head = "0,0", unit = ", 1,1", from = "offsets",
        options = "--variant gomoku" },
    { "offsets-number", head = "", unit = "1", from = "offsets",
        options = "--variant gomoku" },
    { "offsets-games", head = "", unit = "8,-3, 6,-4\n", options = "--variant gomoku" },

    -- Digits and lists of moves.
    { "digits-game", head = "", unit = "1" },
    { "digits-score", head = "44 ", unit = "1", from = "digits" },
    { "digits-games", head = "", unit = "4453\n" },
    { "digits-blanks", head = "44", unit = " ", from = "digits" },
    { "digits-no-lines", head = "44\n", unit = "\n" },
    { "moves-game", head = "", unit = "h8 ", options = "--variant renju" },
    { "moves-numbered", head = "", unit = function(i) return ("%d. h8\n"):format(i) end,
        options = "--variant renju" },
    { "moves-passes", head = "h8 ", unit = "pass ", options = "--variant renju" },
    { "moves-no-blanks", head = "", unit = "h8", from = "moves",
        options = "--variant renju" },
    { "moves-numbers", head = "h8 ", unit = "1", from = "moves",
        options = "--variant renju" },
    { "moves-comments", head = "", unit = "# c\n", from = "moves",
        options = "--variant renju" },
    { "moves-remarks", head = "1. h8 # c\n", unit = "2. h9 # c\n2. # c\n",
        options = "--variant renju" },
    { "moves-games", head = "", unit = "h8 h9 i10\n", options = "--variant renju" },
    { "moves-by-line", head = "h8\n", unit = "h8 ", command = "judge --variant renju -" },

    -- Positions
    { "position", head = "", unit = "X", command = "forbidden <" },
    { "position-rows", head = "", unit = "X/", command = "forbidden <" },
    { "position-lines", head = "", unit = "............X............\n",
        command = "forbidden <" },
    { "position-proof", head = "", unit = ".", command = "explain h8 <" },
    { "position-counts", head = "", unit = "1/", command = "forbidden <" },
    { "position-count", head = "1/", unit = "9", command = "forbidden <" },
    { "position-games", head = "", unit = "3/1b1/3 w\n", options = "--variant gomoku" },
    { "position-blank", head = "", unit = " ", command = "forbidden <" },

    -- Texts without a notation.
    { "zeros", head = "", unit = "\0" },
    { "letters", head = "", unit = "x" },
    { "lines", head = "", unit = "\n" },
    { "returns", head = "", unit = "\r" },
    { "high-bytes", head = "", unit = "\255" },
    { "zeros-by-line", head = "", unit = "\0", command = "judge -" },
    { "lines-by-line", head = "", unit = "\n", command = "judge -" },
}

-- Writes a text of about this many bytes, within one unit.
local function write(text, bytes, file)
    local unit, written, i = text.unit, #text.head, 0
    file:write(text.head)
    if type(unit) == "string" then
        -- Many units are written at once, so that writing costs less than the measured
        -- work.
        local count = math.ceil((bytes - written) / #unit)
        local many = math.max(1, math.floor(65536 / #unit))
        local block = unit:rep(many)
        for _ = 1, math.floor(count / many) do file:write(block) end
        file:write(unit:rep(count % many))
    else
        while written < bytes do
            i = i + 1
            local next_unit = unit(i)
            written = written + #next_unit
            file:write(next_unit)
        end
    end
    file:write(text.tail or "")
end

if arg and arg[0] and arg[0]:find "texts%.lua$" then
    for _, text in ipairs(texts) do
        if not arg[1] then
            print(text[1])
        elseif text[1] == arg[1] then
            write(text, assert(tonumber(arg[2]), "how many bytes?"), io.stdout)
        end
    end
end

return { list = texts, write = write }

--- Reads and writes the bytes of a RenLib library: its header and its nodes.
--
-- A library is a header of 20 bytes (missing in the oldest files) and the nodes in
-- preorder. Each node begins with two bytes. The first byte is the point: 16 * (row from
-- the top - 1) + column. It is 0 for a pass and for the root. The second has flags.
-- Depending on the flags, two more bytes of flags, a comment and a text follow. In this
-- module a node is a table {where, flags, further, comment, text}. `further`, `comment`
-- and `text` are the bytes in the file.
local limits = require "inarow.notation.limits"
local messages = require "inarow.notation.formats.sentences"
local model = require "inarow.model"

local unpack = unpack or table.unpack

local nodes = {}

--- Beginning of a library, as RenLib has written it since version 3.
nodes.MAGIC = "\255RenLib\255"
local HEADER = 20
nodes.HEADER = nodes.MAGIC .. "\3\4" .. ("\255"):rep(HEADER - #nodes.MAGIC - 2)

--- Tag that holds the comment of the root, because the comment belongs to no game.
nodes.ROOT = "root"

--- Flags of a node. SIBLING: after this node's descendants, another node follows on the
-- same level. LEAF: the node has no children.
nodes.SIBLING, nodes.LEAF, nodes.OLD_COMMENT, nodes.MARK = 0x80, 0x40, 0x20, 0x10
nodes.COMMENT, nodes.START, nodes.NO_MOVE, nodes.EXTENDED = 0x08, 0x04, 0x02, 0x01

local TEXT = 0x01 -- in the second byte of further flags

-- The meaning of each byte of flags. A table is fast enough for libraries with millions
-- of nodes, and older Luas have no bit operators.
local FLAGS = {}
for flags = 0, 255 do
    local function has(flag)
        return math.floor(flags / flag) % 2 == 1
    end
    FLAGS[flags] = { sibling = has(nodes.SIBLING), leaf = has(nodes.LEAF),
        no_move = has(nodes.NO_MOVE), mark = has(nodes.MARK), start = has(nodes.START),
        extended = has(nodes.EXTENDED), old_comment = has(nodes.OLD_COMMENT),
        comment = has(nodes.OLD_COMMENT) or has(nodes.COMMENT) }
end

--- Meaning of flags, by their names.
nodes.FLAGS = FLAGS

local POINTS = {}
for where = 1, 239 do
    if where % 16 > 0 then
        POINTS[where] = model.point_name(where % 16, 15 - math.floor(where / 16))
    end
end

--- Points by their bytes.
nodes.POINTS = POINTS

--- The flags of a node's comment, as a byte.
function nodes.comment_flags(flags)
    return string.char(flags % 0x40 - flags % nodes.OLD_COMMENT
        + flags % nodes.MARK - flags % nodes.COMMENT)
end

--- The byte of a point; 0 for a pass.
function nodes.where(point)
    if not point then return 0 end
    local x, y = model.coordinates(point)
    return 16 * (15 - y) + x
end

-- ---- Bytes --------------------------------------------------------------------------

--- Create a reader of bytes from chunks. The reader's `offset` is the number of bytes
-- read.
function nodes.reader(chunks)
    local self = { offset = 0 }
    local piece, at = "", 1

    --- Read two bytes. At the end, returns nil and the rest, which may have one byte.
    function self.pair()
        while at + 1 > #piece do
            local more = chunks()
            if not more then return nil, piece:sub(at) end
            piece, at = piece:sub(at) .. more, 1
        end
        at = at + 2
        self.offset = self.offset + 2
        return piece:byte(at - 2, at - 1)
    end

    --- Read a text up to and including a byte found by a pattern, and one more byte if
    -- the text's length is odd. If the text ends too early or has more than `most`
    -- bytes, returns nil and the number of bytes read.
    function self.text(pattern, most)
        local parts, size, stop = {}, 0, nil
        local function finish(text)
            self.offset = self.offset + size
            return text, size
        end
        while not stop do
            if at > #piece then piece, at = chunks(), 1 end
            if not piece then
                piece = ""
                return finish(nil)
            end
            stop = piece:find(pattern, at)
            local part = piece:sub(at, stop)
            parts[#parts + 1], size, at = part, size + #part, at + #part
            if size > most then return finish(nil) end
        end
        if size % 2 == 1 then
            if at > #piece then piece, at = chunks() or "", 1 end
            if piece == "" then return finish(nil) end
            parts[#parts + 1] = piece:sub(at, at)
            size, at = size + 1, at + 1
        end
        return finish(table.concat(parts))
    end

    return self
end

--- Refuse a library.
-- @return nil, and a message with the fault and its place
function nodes.fail(offset, fault)
    return nil, messages.say("syntax", { format = "RenLib",
        fault = messages.compose("at-byte", { said = fault, offset = offset }) })
end

local function cut_off(bytes)
    return nodes.fail(bytes.offset, messages.say "cut-off")
end

-- ---- Texts --------------------------------------------------------------------------

local OLD_END, END = "[\128-\255]", "%z"

-- Returns the bytes of a text before its end: a zero byte or, in old comments, the first
-- byte above 127.
local function read_bytes(bytes, is_old)
    local text, size = bytes.text(is_old and OLD_END or END, limits.comments)
    if not text and size > limits.comments then
        return nodes.fail(bytes.offset, limits.passed("comments", "a-comment"))
    elseif not text then
        return cut_off(bytes)
    end
    return text
end

--- Decode the bytes of a text.
function nodes.text(bytes)
    return bytes:sub(1, bytes:find(END) - 1)
end

--- Decode the bytes of a comment. A backspace separates its first line from the others.
-- @param is_old true if the last byte is the last character plus 128
function nodes.comment(bytes, is_old)
    local text
    if is_old then
        local stop = bytes:find(OLD_END)
        text = bytes:sub(1, stop - 1) .. string.char(bytes:byte(stop) - 128)
    else
        text = nodes.text(bytes)
    end
    return (text:gsub("\8", "\n", 1))
end

--- Return true if the bytes are one comment or one text, and nothing else.
-- @param is_old as for nodes.comment; nil for a text
function nodes.holds(bytes, is_old)
    local stop = bytes:find(is_old and OLD_END or END)
    return stop ~= nil and #bytes == stop + stop % 2
end

--- Return true if a text can be a label.
function nodes.is_label(text)
    return text:find "%S" ~= nil and not text:find "%c"
end

--- Encode a text that has no byte 0.
function nodes.text_bytes(text)
    return text .. (#text % 2 == 0 and "\0\0" or "\0")
end

--- Encode a comment that has no byte 0 or 8.
function nodes.comment_bytes(text)
    return nodes.text_bytes((text:gsub("\n", "\8", 1)))
end

-- ---- Nodes --------------------------------------------------------------------------

--- Read the header and the first two bytes of the first node.
-- @return bytes of the header, empty if the file has no header; then the two bytes; or
-- nil, message
function nodes.read_header(bytes)
    local first, second = bytes.pair()
    if not first then return cut_off(bytes) end
    if first == 0x78 then return "", first, second end
    local header = { first, second }
    for i = 2, HEADER / 2 do
        local a, b = bytes.pair()
        if not a then break end
        header[2 * i - 1], header[2 * i] = a, b
    end
    local text, magic = string.char(unpack(header)), nodes.MAGIC
    if text:sub(1, #magic) ~= magic:sub(1, #text) then
        return nodes.fail(0, messages.say "no-library-file")
    elseif #header < HEADER then
        return cut_off(bytes)
    elseif header[9] * 100 + header[10] > 304 then
        return nodes.fail(8, messages.say("lib-version",
            { version = header[9] .. "." .. header[10] }))
    end
    return text
end

--- Read the node that begins with two bytes.
-- @return node; or nil, message
function nodes.read(bytes, where, flags)
    if where ~= 0 and not POINTS[where] then
        return nodes.fail(bytes.offset - 2, messages.say("lib-point", { number = where }))
    end
    local has, has_text = FLAGS[flags], false
    local node = { where = where, flags = flags }
    local message
    if has.extended then
        local first, second = bytes.pair()
        if not first then return cut_off(bytes) end
        node.further, has_text = string.char(first, second), second % 2 == TEXT
    end
    if has.comment then
        node.comment, message = read_bytes(bytes, has.old_comment)
        if not node.comment then return nil, message end
    end
    if has_text then
        node.text, message = read_bytes(bytes)
        if not node.text then return nil, message end
    end
    return node
end

--- Encode a node. If it has a text or flags of later versions, the further bytes of flags
-- are written too.
function nodes.write(node)
    local further = node.further or node.text and "\0\0"
    if further then
        local second = further:byte(2)
        second = second - second % 2 + (node.text and TEXT or 0)
        further = further:sub(1, 1) .. string.char(second)
    end
    return string.char(node.where, node.flags) .. (further or "") .. (node.comment or "")
        .. (node.text or "")
end

return nodes

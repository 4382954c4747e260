--- The proof of a point, as text: an indented tree.
local explain = {}

local lines = {
    row = "row", column = "column", ["diagonal-up"] = "diagonal (up-right)",
    ["diagonal-down"] = "diagonal (down-right)",
}

local titles = {
    five = "a five", overline = "an overline", four = "a four", three = "a three",
    ["straight-four"] = "a straight four", ["open-row"] = "an open row",
    ["open-rows"] = "open rows", ["losing-row"] = "a row that loses",
    ["no-three"] = "not a three", ["double-four"] = "a double-four",
    ["double-three"] = "a double-three", allowed = "allowed",
}

local function article(node)
    return titles[node.reason] or node.reason
end

local function add(list, depth, text)
    list[#list + 1] = ("  "):rep(depth) .. text
end

-- A row's line: what it is, on which line, of which stones; and a three's points.
local function add_row(list, node, depth, walk)
    local text = ("%s on the %s: %s"):format(article(node), lines[node.line],
        table.concat(node.stones, " "))
    if node.reason == "four" or node.other then
        text = text .. (", a five at %s"):format(node.point)
            .. (node.other and " or " .. node.other or "")
    end
    add(list, depth, text)
    for _, child in ipairs(node.children) do
        walk(child, depth + 1, "a straight four by " .. child.point)
    end
end

--- The lines of a proof (game:explain).
function explain.text(proof)
    local list = {}
    local function walk(node, depth, lead)
        if node.line then return add_row(list, node, depth, walk) end
        local word = article(node)
        if lead then
            word = node.reason == "allowed" and "allowed" or "but there it makes " .. word
        end
        add(list, depth, ("%s: %s"):format(lead or node.point, word))
        for _, child in ipairs(node.children) do walk(child, depth + 1) end
    end
    local head = ("%s: %s"):format(proof.point,
        proof.forbidden and "forbidden to " .. proof.colour .. ", " .. article(proof)
        or proof.reason == "allowed" and "allowed" or article(proof))
    if proof.citation then head = head .. (" (%s)"):format(proof.citation) end
    add(list, 0, head)
    for _, child in ipairs(proof.children) do walk(child, 1) end
    if proof.cut then add(list, 0, "the proof is cut short here") end
    return table.concat(list, "\n") .. "\n"
end

return explain

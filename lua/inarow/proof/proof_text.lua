--- An explanation of a ruling as text: an indented tree, one sentence per line.
local explain = require "inarow.proof.explain"
local say = require("inarow.proof.sentences").compose

local proof_text = {}

-- Returns true if a part of an explanation is the proof of a stone.
local function is_proof(node)
    return node.text == nil
end

-- Returns a sentence with its article, unless the parent has the same article.
local function with_rule(node, above)
    local rule = node.rule
    if not rule or rule == above or node.text:find(rule, 1, true) then
        return node.text
    end
    return say("why-cited", { text = node.text, rule = rule })
end

--- Returns the lines of an explanation.
-- @param explanation inarow.ruling_explanation or inarow.proof
-- @return list of {node, text, depth, proof}, each node before its children; `proof` is
-- the proof of a stone to which the node belongs
function proof_text.lines(explanation)
    local list = {}
    local function walk(node, depth, above)
        if is_proof(node) then
            for _, line in ipairs(explain.lines(node)) do
                list[#list + 1] = { node = line.node, text = line.text,
                    depth = depth + line.depth, proof = node }
            end
            return
        end
        list[#list + 1] = { node = node, text = with_rule(node, above), depth = depth }
        for _, child in ipairs(node.children) do
            walk(child, depth + 1, node.rule or above)
        end
    end
    walk(explanation, 0)
    return list
end

--- Returns an explanation as text.
function proof_text.text(explanation)
    local parts = {}
    for i, line in ipairs(proof_text.lines(explanation)) do
        parts[i] = ("  "):rep(line.depth) .. line.text .. "\n"
    end
    return table.concat(parts)
end

return proof_text

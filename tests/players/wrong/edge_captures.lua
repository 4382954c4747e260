-- Pairs are not captured if an end of the bracket is at the edge.
local judging = require "inarow.judging"

local function is_at_edge(live, point)
    local column, row = point:byte() - 96, tonumber(point:match "%d+$")
    return column == 1 or column == live.width or row == 1 or row == live.height
end

-- Stones that each colour has captured by brackets with an end at the edge, where the
-- last stone of the bracket was at the edge; this is easy to see.
local function at_edge(case)
    local first = {}
    for key, value in pairs(case) do first[key] = value end
    first.question, first.actions = "state", {}
    local live, lost = judging.open_case(first), {}
    for _, action in ipairs(case.actions) do
        local before = live:state().captured
        local colour, point = live:state().to_move, action:match "^play (%l%d+)"
        live:apply(action)
        local after = live:state().captured
        if point and colour and is_at_edge(live, point) then
            lost[colour] = (lost[colour] or 0) + (after[colour] or 0)
                - (before[colour] or 0)
        end
    end
    return lost
end

return require("tests.players.base").program {
    name = "captures at the edge missed",
    answer = function(case, answer)
        local asks_count = case.question == "state" and case.field == "captured"
        if not asks_count and not tostring(answer):find "captures" then return answer end
        local lost = at_edge(case)
        if asks_count and type(answer) == "number" then
            return answer - (lost[case.of] or 0)
        end
        local winner = tostring(answer):match "^won (%S+) captures"
        if winner and (lost[winner] or 0) > 0 then
            return case.question == "ruling" and "ok" or "playing"
        end
        return answer
    end,
    meant = { "^PENTE/capture$" },
}

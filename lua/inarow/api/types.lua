--- Reads types as declarations write them: `string`, `"svg"|"text"|nil`, `integer?`,
-- `string[]`, `table<string, any>`, `fun(name: string): string?`, `inarow.action`.
local types = {}

-- Returns the place after one alternative of a type. A function's type ends with its
-- results, and these extend to the end of the whole type. Therefore a function that
-- another alternative follows must be in parentheses.
local function unit_end(text, at)
    local after = text:match("^fun%b():.*()", at) or text:match("^fun%b()()", at)
        or text:match("^%b()()", at) or text:match('^"[^"]*"()', at)
    if not after then
        after = text:match("^[%a_][%w_.]*()", at)
        after = text:match("^%b<>()", after) or after
    end
    while text:find("^%[%]", after) do after = after + 2 end
    return after
end

--- Returns the alternatives in a type: `string|inarow.action?` has three.
-- @return list of texts; the last one is `nil` if the type includes nil
function types.alternatives(text)
    local list, at, may_miss = {}, 1, false
    while at do
        local after = unit_end(text, at)
        local one = text:sub(at, after - 1)
        may_miss = may_miss or one == "nil" or text:find("^%?", after) ~= nil
        if one ~= "nil" then list[#list + 1] = one end
        at = text:match("^%??|()", after)
    end
    if may_miss then list[#list + 1] = "nil" end
    return list
end

return types

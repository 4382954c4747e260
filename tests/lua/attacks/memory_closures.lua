-- ends: refused
local last
while true do
    local before = last
    last = function() return before end
end

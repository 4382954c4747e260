-- ends by a limit
local function again()
    local ok = pcall(function() while true do end end)
    return ok or again()
end
return again()

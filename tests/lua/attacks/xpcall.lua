-- ends with: nil value
xpcall(function() while true do end end, function() end)

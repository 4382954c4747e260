-- ends with: it raises an error
error(function() while true do end end)

-- ends with: nil value
coroutine.wrap(function() while true do end end)()

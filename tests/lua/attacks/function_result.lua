-- ends with: no such key
return { name = "x", run = function() end }

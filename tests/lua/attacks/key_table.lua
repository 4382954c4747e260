-- ends: refused
return { [{}] = 1, [option "x"] = 2, [function() end] = 3 }

-- ends: refused
return { name = ("%999999999d"):format(1) }

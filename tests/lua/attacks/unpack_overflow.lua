-- ends: refused
return { table.unpack({}, -2 ^ 31, 2 ^ 31 - 1) }

-- ends: refused
return { name = table.concat({}, "", -2 ^ 53, 2 ^ 53) }

-- ends: refused
return { name = select(2 ^ 31, 1) }

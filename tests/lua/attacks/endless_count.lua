-- ends by a limit
local sum = 0
for i = 1, 1e15 do sum = sum + i end -- a loop that a JIT compiler would compile
return { name = sum }

-- ends by a limit
local sum = 0
for i = 1, 1e15 do sum = sum + i end -- a loop that a compiler would take up
return { name = sum }

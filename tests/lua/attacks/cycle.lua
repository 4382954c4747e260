-- ends with: in one another
local a = { name = "x" }
a.board = a
return a

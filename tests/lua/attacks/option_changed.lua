-- ends with: option has been changed
local mark = option "size"
mark.key = {}
return { board = mark }

-- ends with: out of bounds
table.insert({}, -2 ^ 31, 1) -- moves 2^31 items in Lua 5.1

-- ends with: no such key
string.rep, table.concat, math.floor, pairs, type, option = nil, 1, {}, false, 0, "x"
string.format = function() while true do end end
return { _G = 1 }

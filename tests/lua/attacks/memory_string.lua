-- ends with: 4 MB
local text = "x"
while true do text = text .. text end

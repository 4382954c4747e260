-- ends by a limit
while true do end

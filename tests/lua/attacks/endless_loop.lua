-- ends with: 200000 steps
while true do end

-- ends with: 200000 steps
while true do pcall(pcall, pcall, pcall, error) end

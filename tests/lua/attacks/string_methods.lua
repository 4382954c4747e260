-- ends with: it is not there
for _, name in pairs { "find", "match", "gmatch", "gsub", "dump", "pack", "unpack" } do
    if ("")[name] then error(name .. " is there") end
end
if ("").format ~= string.format then error("another format") end
error("it is not there")

-- ends: refused
local ok, fault = pcall(error, { 1 })
error(fault)

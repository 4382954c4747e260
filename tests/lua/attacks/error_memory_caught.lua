-- ends with: caught: not enough memory
local _, message = pcall(error, "not enough memory", 0)
error("caught: " .. message, 0)

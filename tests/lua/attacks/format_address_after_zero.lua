-- ends with: '%p' is not available
-- For C, the format ends at its zero; the address is after it.
return { name = "x", base = "gomoku", title = string.format("\0%p", "h8"):sub(2) }

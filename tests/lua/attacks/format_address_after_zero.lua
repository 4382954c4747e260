-- ends with: '%p' is not available
-- An address, after a zero that ends the format for C.
return { name = "x", base = "gomoku", title = string.format("\0%p", "h8"):sub(2) }

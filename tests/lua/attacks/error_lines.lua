-- ends with: one?line
error("one\nline\r\n\0\27[31m", 0)

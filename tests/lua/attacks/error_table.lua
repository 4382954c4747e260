-- ends with: it raises an error
error { "a table" }

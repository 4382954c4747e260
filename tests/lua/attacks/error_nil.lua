-- ends with: it raises an error
error(nil)

-- ends with: '%p' is not available
return { name = ("%-20p"):format("x") }

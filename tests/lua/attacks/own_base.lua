-- ends with: base
return { name = "x", base = "../../../etc/passwd" }

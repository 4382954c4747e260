-- ends: refused
return { name = ("x"):rep(2e6) }

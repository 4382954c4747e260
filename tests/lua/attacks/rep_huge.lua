-- ends by a limit
return { name = ("x"):rep(1e9) }

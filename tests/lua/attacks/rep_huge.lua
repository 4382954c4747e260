-- ends with: steps
return { name = ("x"):rep(1e9) }

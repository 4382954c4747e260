-- ends with: steps
return { name = ("x"):rep(1 / 0) }

-- ends: refused
return { (("x"):rep(3e6)):byte(1, -1) }

-- ends with: nil value
return { (("a"):rep(1e4)):find(("a*"):rep(100) .. "b") }

-- ends with: xxxx
error(("x"):rep(1e5), 0)

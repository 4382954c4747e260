-- ends: refused
return { name = tostring(1LL), title = ("%d%s"):format(1LL, 2LL),
    [("x"):rep(3LL)] = #("x"):sub(1LL) }

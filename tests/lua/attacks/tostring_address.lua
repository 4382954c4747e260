-- ends with: no such key
return { [tostring({})] = tostring(print), [tostring(type)] = 1 }

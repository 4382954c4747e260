-- ends with: boolean expected
return { name = ("%s"):format({}) }

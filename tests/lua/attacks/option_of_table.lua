-- ends with: string expected
return { board = option { "x" } }

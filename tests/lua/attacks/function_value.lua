-- ends with: name: expected a string
return { name = function() end }

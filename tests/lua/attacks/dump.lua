-- ends with: nil value
return { name = string.dump(function() end) }

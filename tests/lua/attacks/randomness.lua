-- ends with: nil value
return { name = math.random() }

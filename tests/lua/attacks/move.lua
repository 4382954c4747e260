-- ends with: nil value
table.move({}, 1, 2 ^ 53, 2)

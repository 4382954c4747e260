-- ends with: no order
for _ in pairs { [{}] = 1 } do end

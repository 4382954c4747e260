-- ends with: nil value
table.sort({ 3, 2, 1 }, function() return true end)

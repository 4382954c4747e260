-- ends with: attack: not enough memory
error("not enough memory", 0)

-- ends: refused
local guard <close> = option "x"
return {}

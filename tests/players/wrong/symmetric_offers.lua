-- Points that are equal by symmetry may be offered together.
local function allow(text)
    return (text:gsub("distinct = true", "distinct = false"))
end

return require("tests.players.base").program {
    name = "symmetric offers accepted",
    scripts = { rif_renju = allow, soosorv_8 = allow, taraguchi_10 = allow },
    meant = { "^RIF/12$", "^SOOSORV/opening$", "^T10/opening$" },
}

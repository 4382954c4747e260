-- The clock has no increments.
return require("tests.players.base").program {
    name = "increments forgotten",
    case = function(case)
        if not (case.clock or ""):find "%+[1-9]" then return nil end
        local changed = {}
        for key, value in pairs(case) do changed[key] = value end
        changed.clock = case.clock:gsub("%+%d+", "+0")
        return changed
    end,
    meant = { "^RIF/14.1$" },
}

-- A claim is upheld even if it is too late.
return require("tests.players.base").program {
    name = "late claims upheld",
    answer = function(case, answer)
        if answer ~= "refused too-late" then return answer end
        local last = case.actions[#case.actions]
        return ("won %s %s"):format(last:match "by (%S+)" or "white",
            last:match "^claim (%S+)" or "five")
    end,
    meant = { "^RIF/9.8$" },
}

-- 1912: Black loses at once by a double-three, even if it was a defence (HIST).
return {
    name = "renju_1912",
    base = "renju_1903",
    title = "Renju, the rules of 1912",
    options = { defence_exempt = false },
    forbid = {
        ["double-three"] = {
            penalty = "loses", unless_defence = false, cite = "HIST 1912",
        },
    },
    articles = { ["as-defence"] = "HIST 1912" },
}

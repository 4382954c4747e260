-- 1903: the double-three is forbidden only to Black (HIST).
return {
    name = "renju_1903",
    base = "renju_1899",
    title = "Renju, the rules of 1903",
    forbid = { ["double-three"] = { colour = "black", cite = "HIST 1903" } },
    articles = { unbound = "HIST 1903" },
}

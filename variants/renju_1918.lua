-- 1918: a 4-3-3 is now forbidden to Black too, but a 5-3-3 is not (HIST).
return {
    name = "renju_1918",
    base = "renju_1916",
    title = "Renju, the rules of 1918",
    forbid = { ["double-three"] = { unless = false, cite = "HIST 1918" } },
    articles = {
        ["beside-four"] = "HIST 1918", ["with-four"] = false,
        ["five-first"] = "HIST 1918",
    },
}

--- Random numbers that are the same on every machine: random(n) returns 1 to n.
return function(seed)
    local state = seed % 2147483647
    return function(n)
        state = (state * 16807 + 11) % 2147483647
        return math.floor(state / 2147483647 * n) + 1
    end
end

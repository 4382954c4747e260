-- The marks to reach: each figure beside its yardstick, or as it stands. `most` and
-- `least` are of the ratio to `beside`, or of the figure itself.
return {
    { "forbidden", set = "even", beside = "forbidden-yardstick", most = 1.0 },
    { "forbidden", set = "dense", beside = "forbidden-yardstick", most = 1.0 },
    { "forbidden", set = "contrived", beside = "forbidden-yardstick", most = 1.0 },
    { "slowest", set = "worst", most = 50000 },
    { "point", set = "even", most = 20 },
    { "play-undo", set = "even", most = 60 },
    { "playout-connect_four", beside = "playout-connect_four-yardstick", least = 0.6 },
    { "playout-gomoku", beside = "playout-gomoku-yardstick", least = 0.6 },
    { "playout-pente", beside = "playout-pente-yardstick", least = 0.6 },
    { "playout-renju", beside = "playout-gomoku", least = 0.4 },
    { "playout-renju forbidden=refused", least = 20000 },
    { "perft-connect_four", beside = "perft-connect_four-yardstick", least = 0.6 },
    { "lua-play", most = 1500 },
    { "lua-legal", most = 60000 },
    { "lua-choices", most = 10000 },
    { "lua-svg", most = 1000000 },
    { "judge", least = 10000 },
    { "position-memory", most = 1024 },
    { "game-memory", most = 6144 },
}

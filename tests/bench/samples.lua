--- Input of `inarow bench`. If no file is given, it measures two middle-game positions,
-- whose rows are separated by |. Three Pente games in the form of pente.org have the
-- average number of moves and tags of its games; they end by a five, by captures and
-- undecided.
local samples = {}

samples.positions = {
    "...............|...............|...............|......O.O......|.....X.X.X.....|"
        .. "....O.XXO......|.....OXOX......|......OXO......|.....X.O.X.....|"
        .. "......O........|...............|...............|...............|"
        .. "...............|...............",
    "...............|...............|.....O.........|....X.X.O......|.....OX.X......|"
        .. "....OXXO.O.....|...X.OXX.......|....O.XOX......|.....X.O.......|"
        .. "....O...X......|...............|...............|...............|"
        .. "...............|...............",
}

samples.games = [=[
[Game "Pente"]
[Site "Pente.org"]
[Event "Turn-based Game"]
[Round "-"]
[Section "-"]
[Date "08/14/2010"]
[Time "19:02:40"]
[TimeControl "7"]
[Rated "Y"]
[Player 1 Name "player-5d78f056"]
[Player 2 Name "player-0c04dd72"]
[Player 1 Rating "1609"]
[Player 2 Rating "1867"]
[Player 1 Type "Human"]
[Player 2 Type "Human"]
[Result "1-0"]

1. K10 J9 2. K7 K11 3. M9 L8 4. M7 J7 5. M8 M10 6. M5 M6 7. L9 J11 8. N7 O6 9.
O7 L7 10. L6 J8 11. J10 L7 12. N8 J5 13. J6 N9 14. K5 O8 15. O9 1-0

[Game "Pente"]
[Site "Pente.org"]
[Event "Turn-based Game"]
[Round "-"]
[Section "-"]
[Date "06/05/2010"]
[Time "17:24:14"]
[TimeControl "7"]
[Rated "Y"]
[Player 1 Name "player-5689a61c"]
[Player 2 Name "player-0c465d03"]
[Player 1 Rating "1540"]
[Player 2 Rating "1953"]
[Player 1 Type "Human"]
[Player 2 Type "Human"]
[Result "0-1"]

1. K10 L9 2. N8 N9 3. K8 M9 4. K9 O9 5. P9 K7 6. L8 J10 7. J8 M7 8. K9 H7 9. L8
L10 10. K11 L7 11. J7 H6 12. J7 O7 13. N7 N6 14. O5 M9 15. K9 M7 0-1

[Game "Pente"]
[Site "Pente.org"]
[Event "Turn-based Game"]
[Round "-"]
[Section "-"]
[Date "05/29/2008"]
[Time "18:05:18"]
[TimeControl "7"]
[Rated "Y"]
[Player 1 Name "player-e4abd7d1"]
[Player 2 Name "player-40dd866f"]
[Player 1 Rating "1899"]
[Player 2 Rating "1622"]
[Player 1 Type "Human"]
[Player 2 Type "Human"]
[Result "1-0"]

1. K10 M9 2. N10 M7 3. M8 O7 4. L10 J10 5. M10 O10 6. N7 L9 7. K9 O6 8. J8 O8 9.
O9 M11 10. K7 P8 11. O9 K11 12. K8 K6 13. H9 L6 14. L12 K11 15. J10 G8 16. J10
1-0
]=]

return samples

--- The 26 opening patterns of RIF 11 by their traditional names (RIF reading 14). Each
-- pattern is {name, second, third}. If Black's first stone is at h8, the centre,
-- `second` is the point of White's stone and `third` that of Black's second stone. Any
-- symmetric image is the same opening.
local DIRECT, INDIRECT = "h9", "i9"

local openings = {}
for name, third in ([[
    Kansei h10, Keigetsu i10, Sosei j10, Kagetsu i9, Zangetsu j9, Ugetsu i8, Kinsei j8,
    Shogetsu h7, Kyugetsu i7, Shingetsu j7, Zuisei h6, Sangetsu i6, Yusei j6
]]):gmatch("(%a+) (%w+)") do
    openings[#openings + 1] = { name, DIRECT, third }
end
for name, third in ([[
    Chosei j10, Kyogetsu j9, Kosei j8, Suigetsu j7, Ryusei j6, Ungetsu i8, Hogetsu i7,
    Rangetsu i6, Gingetsu h7, Myojo h6, Shagetsu g7, Meigetsu g6, Suisei f6
]]):gmatch("(%a+) (%w+)") do
    openings[#openings + 1] = { name, INDIRECT, third }
end
return openings

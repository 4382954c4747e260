// How stones look: by the names of their colours, as in lua/inarow/picture/palette.lua.

const LOOKS = {
    black: { fill: "#1d1d1d", edge: "#000000", ink: "#ffffff" },
    white: { fill: "#fcfcf8", edge: "#3a3a3a", ink: "#111111" },
    red: { fill: "#cf2a27", edge: "#6d100e", ink: "#ffffff" },
    blue: { fill: "#2456b8", edge: "#0e2857", ink: "#ffffff" },
    yellow: { fill: "#ffd92e", edge: "#7a6100", ink: "#111111" },
    green: { fill: "#2f8f46", edge: "#12431e", ink: "#ffffff" },
    orange: { fill: "#f07d13", edge: "#7a3c00", ink: "#111111" },
    purple: { fill: "#7d3fa6", edge: "#3b1852", ink: "#ffffff" },
    cyan: { fill: "#35b5c4", edge: "#0f5660", ink: "#111111" },
    grey: { fill: "#9a9a9a", edge: "#4a4a4a", ink: "#111111" },
};
LOOKS.gray = LOOKS.grey;
LOOKS.violet = LOOKS.purple;

// What colours of other names get, in this order; their letter is written on them.
const SPARE = ["black", "white", "red", "blue", "yellow", "green"].map((name) => LOOKS[name]);

/** The looks of a game's colours: {fill, edge, ink, letter}. */
export function looksOf(colours) {
    const known = colours.map((name) => (Object.hasOwn(LOOKS, name) ? LOOKS[name] : null));
    const free = SPARE.filter((look) => !known.includes(look));
    const looks = [];
    colours.forEach((name, i) => {
        const isTaken = known.indexOf(known[i]) < i;
        looks[i] = known[i] && !isTaken ? known[i]
            : { ...free.shift(), letter: [...name][0].toUpperCase() };
    });
    return looks;
}

// Names the players in words.
const SEATS = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** Returns "Aoki (black)"; without a name, "black"; without colours, "first player". */
export function playerInWords({ seat, name, colour }) {
    const who = colour ?? `${seat} player`;
    return isName(name) ? `${name} (${who})` : who;
}

/**
 * Returns the names of players by their seats, in order: "Aoki – Berg"; "" without names.
 */
export function namesInWords(names = {}) {
    return SEATS.map((seat) => names[seat]).filter(isName).join(" – ");
}

/** Returns the names of a state's players by seat. */
export function namesOf(players) {
    return Object.fromEntries(players.filter(({ name }) => isName(name))
        .map(({ seat, name }) => [seat, name]));
}

const isName = (name) => typeof name === "string" && name !== "" && name !== "?";

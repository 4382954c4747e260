// Who plays, in words.
const SEATS = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** "Aoki (black)"; without a name "black", before colours are held "first player". */
export function playerInWords({ seat, name, colour }) {
    const who = colour ?? `${seat} player`;
    return isName(name) ? `${name} (${who})` : who;
}

/** The names of players by their seats, in order: "Aoki – Berg"; "" if nobody is named. */
export function namesInWords(names = {}) {
    return SEATS.map((seat) => names[seat]).filter(isName).join(" – ");
}

/** Names by seat, of the players that a state has. */
export function namesOf(players) {
    return Object.fromEntries(players.filter(({ name }) => isName(name))
        .map(({ seat, name }) => [seat, name]));
}

const isName = (name) => typeof name === "string" && name !== "" && name !== "?";

// The games that were played here, each under a key of its own in the browser's storage, so
// that pages that are open beside one another do not overwrite each other's. Storage may be
// full, refused, or hold what somebody else wrote.
const PREFIX = "inarow-game-";
const MOST = 60; // games: the oldest make room
const LONGEST = 300000; // characters of a game
const ROOM_FOR_ONE = 5; // games that are given up at most so that one can be kept

const TEXTS = ["record", "title", "variant", "status"];
const NUMBERS = ["lasted", "moves", "at"];

// What is written is a game's, whoever wrote it; or null.
function gameOf(text) {
    try {
        const game = JSON.parse(text);
        const isGame = TEXTS.every((key) => typeof game[key] === "string")
            && NUMBERS.every((key) => Number.isFinite(game[key]))
            && ["script", "place"].every((key) =>
                ["string", "undefined"].includes(typeof game[key]))
            && Boolean(game.players) && typeof game.players === "object";
        return isGame ? game : null;
    } catch {
        return null;
    }
}

// What tells whether a game has gone on, back, or to another node.
const markOf = ({ record, place }) => `${place} ${record}`;

function freshId() {
    const numbers = crypto.getRandomValues(new Uint32Array(2));
    return [...numbers].map((number) => number.toString(36)).join("");
}

/** @param onChange another page has kept or forgotten a game */
export function keptGames(onChange) {
    const seen = new Map(); // the marks of what this page wrote or read last, by id

    function ids() {
        return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
            .map((key) => key.slice(PREFIX.length));
    }

    /** All games, the latest first: {id, record, title, players, status, moves, at, …}. */
    function list() {
        try {
            return ids().map((id) => ({ ...gameOf(localStorage.getItem(PREFIX + id)), id }))
                .filter(({ record }) => record !== undefined).sort((a, b) => b.at - a.at);
        } catch {
            return []; // refused
        }
    }

    function get(id) {
        try {
            const game = gameOf(localStorage.getItem(PREFIX + id));
            if (game) seen.set(id, markOf(game));
            return game;
        } catch {
            return null;
        }
    }

    function drop(id) {
        try {
            localStorage.removeItem(PREFIX + id);
        } catch {
            // It is refused.
        }
    }

    // The oldest games make room for one; if that does not help, they stay.
    function makeRoom(id, text) {
        const given = [];
        for (const { id: oldest } of list().reverse().slice(0, ROOM_FOR_ONE)) {
            if (oldest === id) continue;
            given.push([oldest, localStorage.getItem(PREFIX + oldest)]);
            drop(oldest);
            try {
                localStorage.setItem(PREFIX + id, text);
                return;
            } catch {
                // One more.
            }
        }
        for (const [one, was] of given) localStorage.setItem(PREFIX + one, was);
        throw new Error("the storage is full");
    }

    /**
     * Keep a game.
     * @param id that it has; null for a new one
     * @returns its id: another one if another page has gone on with the game in its own
     * way; null if it cannot be kept
     */
    function put(id, game) {
        const text = JSON.stringify(game);
        if (text.length > LONGEST) return null;
        try {
            const there = id && gameOf(localStorage.getItem(PREFIX + id));
            const own = id && (!there || markOf(there) === seen.get(id)) ? id : freshId();
            try {
                localStorage.setItem(PREFIX + own, text);
            } catch {
                makeRoom(own, text);
            }
            seen.set(own, markOf(game));
            for (const { id: old } of list().slice(MOST)) drop(old);
            return own;
        } catch {
            return null;
        }
    }

    /**
     * Keep the time of a game whose actions are kept already: nothing is written if another
     * page has gone on with it, or has forgotten it.
     */
    function renew(id, game) {
        try {
            const there = gameOf(localStorage.getItem(PREFIX + id));
            if (there && markOf(there) === markOf(game)) put(id, game);
        } catch {
            // It is refused.
        }
    }

    addEventListener("storage", ({ key }) => {
        if (key === null || key.startsWith(PREFIX)) onChange();
    });
    return { list, get, put, renew, drop };
}

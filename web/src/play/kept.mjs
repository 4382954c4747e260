// Stores the games that were played here. Each has its own key in the browser's storage,
// so that several open pages do not overwrite each other's games. Storage may be full or
// refused, or may contain data of other programs.
const PREFIX = "inarow-game-";
const MOST = 60; // maximum number of games; the oldest games make room
const LONGEST = 300000; // maximum number of characters of a game
const ROOM_FOR_ONE = 5; // maximum number of games that are deleted to store one game

const TEXTS = ["record", "title", "variant", "status"];
const NUMBERS = ["lasted", "moves", "at"];

// Returns the game in a stored text, whatever program wrote it, or null.
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

// Returns a mark that shows whether a game has moved on, back, or to another node.
const markOf = ({ record, place }) => `${place} ${record}`;

function freshId() {
    const numbers = crypto.getRandomValues(new Uint32Array(2));
    return [...numbers].map((number) => number.toString(36)).join("");
}

/** @param onChange called when another page has stored or deleted a game */
export function keptGames(onChange) {
    const seen = new Map(); // marks of the games that this page last wrote or read, by id

    function ids() {
        return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
            .map((key) => key.slice(PREFIX.length));
    }

    /**
     * Lists all games, latest first: {id, record, title, players, status, moves, at, …}.
     */
    function list() {
        try {
            return ids().map((id) => ({ ...gameOf(localStorage.getItem(PREFIX + id)), id }))
                .filter(({ record }) => record !== undefined).sort((a, b) => b.at - a.at);
        } catch {
            return []; // storage is refused
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
            // Storage is refused.
        }
    }

    // Deletes the oldest games to make room for one. If that does not help, they stay.
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
                // One more game must be deleted.
            }
        }
        for (const [one, was] of given) localStorage.setItem(PREFIX + one, was);
        throw new Error("the storage is full");
    }

    /**
     * Stores a game.
     * @param id id of the game; null for a new game
     * @returns the id of the game, which is new if another page has continued the game in
     * another way; null if the game cannot be stored
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
     * Stores the time of a game whose actions are already stored. Nothing is written if
     * another page has continued or deleted the game.
     */
    function renew(id, game) {
        try {
            const there = gameOf(localStorage.getItem(PREFIX + id));
            if (there && markOf(there) === markOf(game)) put(id, game);
        } catch {
            // Storage is refused.
        }
    }

    addEventListener("storage", ({ key }) => {
        if (key === null || key.startsWith(PREFIX)) onChange();
    });
    return { list, get, put, renew, drop };
}

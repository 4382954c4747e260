// Keeps the current game from being lost: the browser stores the game, and the page's
// address follows it. The address contains the game itself, as a link does. The entry in
// the history names the stored game and the start of its last moment, so that reloading
// does not stop the clock.
import { namesOf } from "../players.mjs";
import { addressOf } from "../share.mjs";

const AGAIN = 1000; // milliseconds: browsers refuse too many addresses in a short time

/**
 * @param kept games, from kept.mjs
 * @param onKept receives the game's id, or null, and true if the game can be stored
 */
export function keeper(page, game, kept, onKept) {
    let id = null; // id of the stored game, or its id while that was possible
    let isKept = false;
    let isTouched = false; // true if somebody acted in the game here
    let written = Promise.resolve(); // addresses are written one after another
    let number = 0;

    const entry = () => ({ game: isKept ? id : null,
        since: Date.now() - game.kept.lasted * 1000 });

    // The entry in the history names the game at once, because the page may be reloaded
    // before the address is packed.
    function note(isNew) {
        try {
            history[isNew ? "pushState" : "replaceState"](entry(), "");
        } catch {
            // There are too many addresses: this note comes with the address.
        }
    }

    // Packs and writes the address in the background. The last address counts.
    function write() {
        const mine = ++number;
        const { board, kept: { record, place } } = game;
        const state = entry();
        written = written.then(async () => {
            const address = await addressOf(page, { record, place, board })
                .catch(() => location.href.split("#")[0]); // too long
            if (mine === number) history.replaceState(state, "", address);
        }).catch(() => setTimeout(() => mine === number && write(), AGAIN));
    }

    function entryOf() {
        const own = game.kept;
        const { title, variant, status } = game.board;
        const { moves, players } = game.state;
        return { ...own, title, variant, status, moves,
            players: namesOf(players), at: Date.now(), script: page.source(variant) };
    }

    function put() {
        const own = kept.put(id, entryOf());
        isKept = own !== null;
        id = own ?? id;
        onKept(id, isKept);
    }

    // Stops the clock until the game is resumed, because another game begins or the page
    // closes. All actions are already stored.
    function leave() {
        if (isKept) kept.renew(id, entryOf());
    }
    addEventListener("pagehide", leave);
    addEventListener("popstate", () => { number++; }); // waiting requests are void

    return {
        leave,

        /**
         * Begins to store a game.
         * @param own the id under which the game is stored; null if it is not stored
         * @param isNew true if the address belongs to another game. If that game was
         * played, it stays in the history
         */
        begin(own, isNew) {
            const goesOn = isTouched || isKept || location.hash.length > 1;
            id = own;
            isKept = own !== null;
            isTouched = false;
            onKept(id, true);
            note(isNew && goesOn);
            if (isNew || isKept) write(); // otherwise the address already has the game
        },

        /** Follows the game to another node, or after an edit of its tree. */
        follow() {
            isTouched = true;
            const { game: before } = entry();
            put();
            if (entry().game !== before) note(false);
            write();
        },
    };
}

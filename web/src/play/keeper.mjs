// What is played is never lost: the browser keeps the game, and the page's address follows
// it. The address has the game itself, as a link has; the entry in the history names the
// kept one, and when its last moment began, so that reloading stops no clock.
import { namesOf } from "../players.mjs";
import { addressOf } from "../share.mjs";

const AGAIN = 1000; // milliseconds: browsers refuse too many addresses at a time

/**
 * @param kept games, of kept.mjs
 * @param onKept is given the game's id, or null, and whether it can be kept
 */
export function keeper(page, game, kept, onKept) {
    let id = null; // by which it is kept, or was while that was possible
    let isKept = false;
    let isTouched = false; // did anybody act in it here?
    let written = Promise.resolve(); // addresses are written one after the other
    let number = 0;

    const entry = () => ({ game: isKept ? id : null,
        since: Date.now() - game.kept.lasted * 1000 });

    // The entry in the history names the game at once: the page may be reloaded before the
    // address is packed.
    function note(isNew) {
        try {
            history[isNew ? "pushState" : "replaceState"](entry(), "");
        } catch {
            // Too many at a time: it comes with the address.
        }
    }

    // Addresses are packed while the page goes on: the last one stands.
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

    // Another game is to begin, or the page goes: the clock stands until it is taken up.
    // All actions are kept already.
    function leave() {
        if (isKept) kept.renew(id, entryOf());
    }
    addEventListener("pagehide", leave);
    addEventListener("popstate", () => { number++; }); // what waits belongs elsewhere

    return {
        leave,

        /**
         * A game has begun.
         * @param own the id by which it is kept; null if it is not
         * @param isNew true if the address is another game's, which stays in the history if
         * it was played
         */
        begin(own, isNew) {
            const goesOn = isTouched || isKept || location.hash.length > 1;
            id = own;
            isKept = own !== null;
            isTouched = false;
            onKept(id, true);
            note(isNew && goesOn);
            if (isNew || isKept) write(); // else the address has it
        },

        /** Another node of the game is shown, or its tree was edited. */
        follow() {
            isTouched = true;
            const { game: before } = entry();
            put();
            if (entry().game !== before) note(false);
            write();
        },
    };
}

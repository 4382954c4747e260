// The games that were played here last: to be taken up again, or forgotten.
import { button, el } from "../dom.mjs";
import { namesInWords } from "../players.mjs";
import { pop } from "./pop.mjs";

const WHEN = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/**
 * @param kept the games that are kept
 * @param open takes one up, by its id
 */
export function recentPanel(kept, open) {
    const list = el("ol", { class: "recent" });
    const said = el("p", { class: "soft" });
    const { element, close } = pop("Recent games", said, list);
    let current = null; // the id of the game that is played
    let isRefused = false;

    function inWords({ title, players, moves, status, at }) {
        return [title, namesInWords(players), `${moves} ${moves === 1 ? "move" : "moves"}`, status,
            WHEN.format(at)].filter(Boolean).join(" · ");
    }

    function item(game) {
        const words = inWords(game);
        return el("li", {}, button(words, () => open(game.id).then(close),
            { "aria-current": game.id === current }),
        button("Forget", () => {
            kept.drop(game.id);
            show();
        }, { "aria-label": `Forget: ${words}` }));
    }

    function show() {
        const games = kept.list();
        list.replaceChildren(...games.map(item));
        said.textContent = isRefused
            ? "This browser does not keep this game: make a link to it, or save its record."
            : games.length > 0 ? "Kept in this browser alone."
                : "Games are kept in this browser once they have begun.";
    }

    return { element, show,
        /** The game that is played: its id, or null; and whether it can be kept. */
        mark(id, isKept) {
            current = id;
            isRefused = !isKept;
            show();
        } };
}

// Lists the games that were played here last, to resume or delete them.
import { button, counted, el } from "../dom.mjs";
import { namesInWords } from "../players.mjs";
import { pop } from "./pop.mjs";

const WHEN = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/**
 * @param kept the stored games
 * @param open resumes a game by its id
 */
export function recentPanel(kept, open) {
    const list = el("ol", { class: "recent" });
    const said = el("p", { class: "soft" });
    const { element, close } = pop("Recent games", said, list);
    let current = null; // id of the current game
    let isRefused = false;

    function inWords({ title, players, moves, status, at }) {
        return [title, namesInWords(players), counted(moves, "move"), status,
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
            : games.length > 0 ? "Kept only in this browser."
                : "Games are kept in this browser once they have begun.";
    }

    return { element, show,
        /**
         * Marks the current game by its id, or null; and shows whether it can be stored.
         */
        mark(id, isKept) {
            current = id;
            isRefused = !isKept;
            show();
        } };
}

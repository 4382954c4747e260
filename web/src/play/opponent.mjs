// Plays at random for nobody, for a seat, or for everybody.
import { button, el } from "../dom.mjs";
import { actAtRandom } from "./random.mjs";

const PAUSE = 350; // milliseconds, so that the user can see each action
const DUE = new Set(["press", "capture"]); // even if not to act on the board

/** @param guarded runs code that may fail */
export function opponent(game, guarded) {
    const select = el("select", { id: "random", onchange: () => go() },
        el("option", { value: "" }, "nobody"), el("option", { value: "all" }, "everybody"));
    const element = el("span", { class: "row" }, el("label", { for: "random" }, "At random"),
        select, button("One move", () => guarded(() => actAtRandom(game).then(() => go()))));
    let timer = null;

    const mover = () => game.choices.find(({ verb }) => DUE.has(verb))?.by ?? game.state.seat;

    function isDue() {
        return game.state && !game.state.over && game.choices.length > 0
            && (select.value === "all" || select.value === mover());
    }

    /** Acts if it is the opponent's turn. */
    function go() {
        pause();
        if (isDue()) timer = setTimeout(next, PAUSE);
    }

    async function next() {
        timer = null;
        if (!isDue()) return;
        const before = game.record;
        await guarded(() => actAtRandom(game));
        if (game.record !== before) go();
    }

    /** Waits until somebody has acted. */
    function pause() {
        clearTimeout(timer);
        timer = null;
    }

    function show({ state }) {
        const chosen = select.value;
        select.replaceChildren(el("option", { value: "" }, "nobody"),
            ...state.players.map(({ seat }) =>
                el("option", { value: seat }, `the ${seat} player`)),
            el("option", { value: "all" }, "everybody"));
        if ([...select.options].some((option) => option.value === chosen)) select.value = chosen;
    }
    return { element, show, go, pause };
}

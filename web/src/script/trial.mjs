// The script tried beside its text: a board on which it is played as it stands.
import { drawBoard } from "../board.mjs";
import { button, el } from "../dom.mjs";

// What an arbiter's choice is as text: the action of a record.
const textOf = ({ verb, claim, answer, colour, number, from }, point) =>
    [verb, claim, answer, colour, number, from, point].filter((part) => part !== undefined)
        .join(" ");

// A stone's colour goes without saying where there is one only.
function actionAt(choices, point) {
    const here = choices.filter((one) => one.points?.includes(point));
    const [choice] = here;
    if (!choice) return null;
    const isPlain = here.filter((one) => one.verb === choice.verb).length === 1;
    return textOf(isPlain ? { ...choice, colour: undefined } : choice, point);
}

/**
 * @param arbiter that knows the script
 * @returns {{element: HTMLElement, show: Function}} `show(variant)`, null while it has
 * faults
 */
export function trial(page, arbiter) {
    const said = el("p", { class: "said", role: "status" });
    const words = el("div", { class: "row" });
    const board = drawBoard({ onPoint: place, label: "Board of the trial" });
    const element = el("div", { class: "trial" }, board.element, said, words);
    let variant = null;
    let record = "";
    let choices = [];
    let offered = []; // points of an offer, until they are enough
    let count = 0;
    let number = 0; // of what is shown: what comes late is not

    async function draw(ruling) {
        const mine = ++number;
        const [seen, legal, state] = await Promise.all([
            arbiter.ask("board", { record, forbidden: true }),
            arbiter.ask("legal", { record }), arbiter.ask("state", { record })]);
        if (mine !== number) return;
        ({ choices } = legal);
        ({ count = 0 } = state);
        offered = [];
        board.show(seen, { may: choices.flatMap((one) => one.points ?? []) });
        said.textContent = [ruling?.message, ruling?.citation && `(${ruling.citation})`,
            seen.status, ...seen.counts, legal.fault].filter(Boolean).join(" ");
        words.replaceChildren(button("Begin anew", anew), button("Take back", back),
            button("At random", random, { disabled: choices.length === 0 }),
            ...choices.filter((one) => !one.points).map((one) =>
                button(textOf(one), () => act(textOf(one)))));
    }

    async function guarded(work) {
        try {
            await work();
        } catch (error) {
            said.textContent = [error.message, error.ruling?.citation
                && `(${error.ruling.citation})`].filter(Boolean).join(" ");
        }
    }

    const anew = () => guarded(() => {
        record = `variant ${variant}\n`;
        return draw();
    });
    const back = () => guarded(async () => {
        ({ record } = await arbiter.ask("undo", { record }));
        await draw();
    });
    const act = (action) => guarded(async () => {
        const done = await arbiter.ask("apply", { record, action });
        ({ record } = done);
        await draw(done.ruling.status === "ok" ? null : done.ruling);
    });

    function random() {
        const choice = choices[Math.floor(Math.random() * choices.length)];
        const points = [...choice.points ?? []];
        const draws = choice.verb === "offer" ? count : Math.min(1, points.length);
        const drawn = Array.from({ length: draws }, () =>
            points.splice(Math.floor(Math.random() * points.length), 1));
        act(choice.verb === "offer" ? `offer ${drawn.flat().join(" ")}`
            : textOf(choice, ...drawn.flat()));
    }

    function place(point) {
        if (!variant) return;
        const action = actionAt(choices, point) ?? `play ${point}`;
        if (!action.startsWith("offer ")) return act(action);
        offered.push(point);
        if (offered.length >= count) act(`offer ${offered.join(" ")}`);
        else said.textContent = `${offered.join(" ")}: ${count - offered.length} more.`;
    }

    // A script that was changed goes on with the game that was begun, if it still can.
    async function show(name) {
        element.classList.toggle("stale", !name);
        const goesOn = name && name === variant && record !== "";
        variant = name ?? variant;
        if (!name) return;
        if (!goesOn) return anew();
        await guarded(() => draw().catch((error) => {
            if (error.name !== "Refused") throw error;
            return anew();
        }));
    }
    return { element, show };
}

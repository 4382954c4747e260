// Shows a board beside the script, on which the current script is played.
import { drawBoard, DRAWN } from "../board.mjs";
import { button, el } from "../dom.mjs";
import { answersPanel } from "../play/answers.mjs";
import { Doing } from "../play/choices.mjs";
import { randomAction } from "../play/random.mjs";

const said = ({ message, citation }) => [message, citation && `(${citation})`]
    .filter(Boolean).join(" ");

/**
 * @param arbiter an arbiter that knows the script
 * @returns {{element: HTMLElement, show: Function}} `show(variant)`; null while the
 * script has faults
 */
export function trial(arbiter) {
    const words = el("p", { class: "said", role: "status" });
    const board = drawBoard({ onPoint: place, label: "Board of the trial" });
    const answers = answersPanel({ act, select: (key) => {
        doing.select(key);
        mark();
    }, leave: () => board.focus() });
    const random = button("At random", () => act(randomAction(seen)));
    const ways = el("div", { class: "row", hidden: true }, button("Begin anew", anew),
        button("Take back", back), random);
    const element = el("div", { class: "trial" }, board.element, words, answers.element, ways);
    let variant = null;
    let record = "";
    let doing = null;
    let seen = null;
    let number = 0; // number of the current request; late answers to others are ignored

    async function draw(ruling) {
        const mine = ++number;
        const [now, legal, state] = await Promise.all([
            arbiter.ask("board", { record, forbidden: true, ...DRAWN }),
            arbiter.ask("legal", { record }), arbiter.ask("state", { record })]);
        if (mine !== number) return;
        seen = { board: now, state, choices: legal.choices };
        doing = new Doing(seen);
        words.textContent = [ruling && said(ruling), now.status, ...now.counts, legal.fault]
            .filter(Boolean).join(". ");
        ways.hidden = false;
        random.disabled = seen.choices.length === 0;
        mark();
    }

    function mark() {
        const { may, chosen } = doing;
        board.show(seen.board, { may, chosen, ghostAt: (name) => doing.ghostAt(name) });
        answers.show(doing);
    }

    async function guarded(work) {
        try {
            await work();
        } catch (error) {
            words.textContent = said(error.ruling ?? error);
        }
    }

    function anew() {
        return guarded(() => {
            record = `variant ${variant}\n`;
            return draw();
        });
    }

    function back() {
        return guarded(async () => {
            ({ record } = await arbiter.ask("undo", { record }));
            await draw();
        });
    }

    function act(action) {
        return action && guarded(async () => {
            const done = await arbiter.ask("apply", { record, action });
            ({ record } = done);
            await draw(done.ruling.status === "ok" ? null : done.ruling);
        });
    }

    function place(point) {
        if (!doing) return;
        const action = doing.click(point);
        if (action) act(action);
        else mark();
    }

    // After a change of the script, continues the game that was begun, if that is still
    // possible.
    async function show(name) {
        element.classList.toggle("stale", !name);
        const goesOn = name && name === variant && record !== "";
        variant = name ?? variant;
        if (!variant) words.textContent = "The game appears here when the script has no faults.";
        if (!name) return;
        if (!goesOn) return anew();
        await guarded(() => draw().catch((error) => {
            if (error.name !== "Refused") throw error;
            return anew();
        }));
    }
    return { element, show };
}

// Sets up a position by hand, or from a pasted text. The user puts stones on the board,
// and the arbiter explains which points are forbidden.
import { drawBoard, DRAWN } from "../board.mjs";
import { button, el } from "../dom.mjs";
import { whyPanel } from "../play/why.mjs";

const LETTERS = "XO1234"; // letters of stones by colour, as in records
const FIRST = "renju";

/** @param hand (view, work): shows another view and works there */
export function positions(page, hand) {
    const variants = el("select", { id: "position-variant", onchange: () => begin() });
    const size = el("select", { id: "position-size", onchange: () => begin() });
    const sized = el("span", { class: "row" },
        el("label", { for: "position-size" }, "Size"), size);
    const pens = el("fieldset", { class: "pens row" });
    const turn = el("select", { id: "position-turn", onchange: () => settle() });
    const board = drawBoard({ onPoint: touch, label: "Board of the position" });
    const said = el("p", { class: "said", role: "status" });
    const pasted = el("textarea", { id: "position-text", rows: 4, spellcheck: "false",
        placeholder: "15/15/15/15/15/15/15/7X7/15/15/15/15/15/15/15 O" });
    const why = whyPanel((step, steps) => seen
        && board.show(seen, step ? { step, steps } : undefined));
    let settings = new Map(); // settings of the variants, by name
    let colours = [];
    let cells = []; // points in their order: numbers of colours, 0 for vacant
    let points = [];
    let captured; // captured stones by colour, if they were pasted
    let pen = 1;
    let start = ""; // record before the position
    let record = "";
    let seen = null;
    let number = 0;

    function fail(error) {
        said.className = "said bad";
        said.textContent = error.message;
        page.announce(error.message);
    }

    async function guarded(work) {
        try {
            await work();
        } catch (error) {
            fail(error);
        }
    }

    const list = () => guarded(async () => {
        const all = await page.arbiter.variants();
        settings = new Map(all.map((one) => [one.name, one]));
        variants.replaceChildren(...all.map(({ name, title }) =>
            el("option", { value: name }, title)));
        variants.value = FIRST;
        await begin();
    });

    const begin = () => guarded(async () => {
        const { name, settings: own } = settings.get(variants.value);
        const sizes = own.find(({ key }) => key === "size")?.values ?? [];
        if (size.dataset.of !== name) {
            size.replaceChildren(...sizes.map((value) => el("option", { value }, value)));
            size.dataset.of = name;
        }
        sized.hidden = sizes.length < 2;
        start = `variant ${name}${sizes.length > 1 ? ` size=${size.value}` : ""}\n`;
        captured = undefined;
        await take(start, await page.arbiter.board({ record: start }));
    });

    // Takes a board, empty or not, as the start of the position.
    async function take(from, given) {
        start = from;
        ({ points, colours } = given);
        cells = points.map(({ stone }) => stone ?? 0);
        pens.replaceChildren(el("legend", {}, "A click sets"),
            ...[...colours, "nothing", "a question"].map(penOf));
        turn.replaceChildren(...colours.map((colour) => el("option", {}, colour)));
        await settle();
    }

    function penOf(name, i) {
        const value = name === "nothing" ? 0 : name === "a question" ? -1 : i + 1;
        const id = `pen-${value < 0 ? "why" : value}`;
        const input = el("input", { type: "radio", name: "pen", id, value,
            onchange: () => { pen = value; } });
        input.checked = value === pen;
        const words = { 0: "no stone", [-1]: "ask why" };
        return el("span", { class: "check" }, input,
            el("label", { for: id }, words[value] ?? name));
    }

    // Asks the arbiter about the position.
    const settle = () => guarded(async () => {
        const mine = ++number;
        const position = cells.map((one) => LETTERS[one - 1] ?? ".").join("");
        const set = await page.arbiter.ask("setup", { record: start, position,
            turn: turn.value, captured });
        const now = await page.arbiter.board({ record: set.record, forbidden: true,
            ...DRAWN });
        if (mine !== number) return;
        ({ record } = set);
        seen = now;
        why.clear();
        board.show(seen, { may: points.map(({ name }) => name), ghostAt });
        const forbidden = seen.points.filter((one) => one.forbidden).map(({ name }) => name);
        said.className = "said";
        said.textContent = [seen.status, forbidden.length > 0
            && `Forbidden: ${forbidden.join(", ")}`].filter(Boolean).join(". ");
        page.announce(said.textContent);
    });

    const ghostAt = (point) => (pen > 0 ? { point, colour: colours[pen - 1] } : null);

    function touch(name) {
        if (pen < 0) return ask(name);
        const at = points.findIndex((point) => point.name === name);
        cells[at] = cells[at] === pen ? 0 : pen;
        settle();
    }

    const ask = (point) => guarded(async () => {
        const explanation = await page.arbiter.explain({ record, point });
        why.show(explanation);
        page.announce(explanation.text);
    });

    const paste = () => guarded(async () => {
        const text = pasted.value;
        if (!text.trim()) return;
        const given = { text, variant: variants.value };
        const [first] = await page.arbiter.read(given);
        if (first.error) throw new Error(first.error.message);
        await place(first.text);
    });

    // Makes the board of a record the position.
    async function place(text) {
        const given = await page.arbiter.board({ record: text });
        const state = await page.arbiter.state({ record: text });
        const [head] = text.split("\n").filter((line) => line.startsWith("variant "));
        variants.value = given.variant;
        captured = given.captured && state.captured;
        await take(`${head}\n`, given);
        if (colours.includes(state.to_move)) turn.value = state.to_move;
        await settle();
    }

    const clear = () => {
        cells = cells.map(() => 0);
        captured = undefined;
        return settle();
    };

    list();
    const element = el("div", { class: "position" },
        el("h2", { class: "unseen" }, "Position"),
        el("div", { class: "row" },
            el("label", { for: "position-variant" }, "Game"), variants,
            sized,
            el("label", { for: "position-turn" }, "To move"), turn,
            button("Clear", clear),
            button("Play from here", () => hand("play", () => page.play.start({ record })))),
        pens,
        el("div", { class: "found" }, el("div", {}, said, why.element,
            el("label", { for: "position-text" },
                "Or paste a position, or a game that ends in it"),
            pasted, el("div", { class: "row" }, button("Set it up", paste))), board.element));
    return { element, place };
}

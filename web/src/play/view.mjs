// The view Play: a board, what may be done, what the arbiter said, and why.
import { drawBoard } from "../board.mjs";
import { button, el } from "../dom.mjs";
import { addressOf } from "../share.mjs";
import { answersPanel } from "./answers.mjs";
import { bare, marksOf } from "./argument.mjs";
import { Doing } from "./choices.mjs";
import { clockPanel } from "./clock.mjs";
import { Game } from "./game.mjs";
import { opponent } from "./opponent.mjs";
import { rulesPanel } from "./rules.mjs";
import { rulingPanel } from "./ruling.mjs";
import { setupPanel } from "./setup.mjs";
import { sharePanel } from "./share_panel.mjs";
import { tablePanel } from "./table.mjs";
import { threatsPanel } from "./threats.mjs";
import { whyPanel } from "./why.mjs";

export function mount(root, page) {
    const game = new Game(page.arbiter, refresh);
    let doing = null; // what may be done now, and what of it was begun
    let step = null; // of an explanation, that is drawn
    let answer = null; // to a question about threats, as marks
    let asks = false; // is a click a question?
    let rulesOf = null; // the record's first lines, whose rules are shown

    const board = drawBoard({ onPoint: click, onPointed: point });
    const title = el("h2", {});
    const status = el("p", { class: "status" });
    const pointed = el("p", { class: "pointed soft" });
    const clock = clockPanel(() => {
        if (game.state.adjudication === "immediate") act("claim time");
    });
    const rules = rulesPanel();
    const ruling = rulingPanel(rules, () => explain());
    const why = whyPanel(drawStep);
    const answers = answersPanel({ act, select: (key) => begin(key),
        leave: () => board.focus() });
    const table = tablePanel(act);
    const threats = threatsPanel(page, () => ({ record: game.record,
        colours: game.board.colours }), (marks) => {
        answer = marks;
        draw();
    });
    const setup = setupPanel(page, start);
    const random = opponent(game, (work) => guarded(work));
    const share = sharePanel(page, game, () => addressOf(page, game));
    const undo = button("Undo", () => guarded(() => random.pause() ?? game.undo()));
    const redo = button("Redo", () => guarded(() => game.redo()));
    const question = button("Ask about a point", () => {
        asks = !asks;
        question.setAttribute("aria-pressed", asks);
        pointed.textContent = asks ? "Choose the point to be asked about." : "";
        draw();
    }, { "aria-pressed": "false" });

    root.classList.add("play");
    root.append(
        el("div", { class: "play-setup" }, setup.element),
        el("div", { class: "play-board" }, title, status, clock.element, board.element, pointed),
        el("div", { class: "play-side" }, ruling.element, why.element, answers.element,
            el("div", { class: "row" }, undo, redo, random.element),
            el("div", { class: "row" }, question, shown("forbidden", "Forbidden points"),
                shown("numbers", "Move numbers")),
            threats.element, table.element, share.element, rules.element),
    );

    function shown(key, label) {
        const box = el("input", { type: "checkbox", id: `show-${key}`, onchange: () => {
            game.wanted[key] = box.checked;
            guarded(() => game.again());
        } });
        return el("label", { for: `show-${key}`, class: "check" }, box, label);
    }

    // Whatever fails is told; the page goes on.
    let working = 0;
    async function guarded(work) {
        working++;
        root.setAttribute("aria-busy", "true");
        try {
            return await work();
        } catch (error) {
            ruling.fail(error.message);
            page.announce(error.message);
            return undefined;
        } finally {
            working--;
            root.setAttribute("aria-busy", String(working > 0));
        }
    }

    /** Begin a game, or take one up: true if that could be done. */
    async function start(wanted) {
        const done = await guarded(async () => {
            random.pause();
            await game.start(wanted);
            return true;
        });
        if (done) random.go();
        return done === true;
    }

    async function act(text) {
        if (!game.board) return;
        await guarded(() => game.act(/ @/.test(text) ? text : text + clock.stamp()));
        random.go();
    }

    // What cannot be explained has its sentence already.
    async function explain(what) {
        const told = game.told;
        const asked = what ?? (told?.refused ? { action: told.action } : {});
        try {
            why.show(await game.explain(asked));
        } catch (error) {
            if (error.name !== "Refused") throw error;
            if (!told?.refused) ruling.fail(error.message);
        }
    }

    function begin(key) {
        doing.select(key);
        draw();
        answers.show(doing);
    }

    function click(name) {
        if (!game.board) return;
        if (asks) return guarded(() => explain({ point: name }));
        why.clear();
        pointed.textContent = "";
        const text = doing.click(name);
        if (text) return act(text);
        page.announce(`${name} ${doing.chosen.includes(name) ? "chosen" : "not chosen"}`);
        draw();
        answers.show(doing);
    }

    // A finger points first; or a key has led there.
    function point(name, isTouch) {
        pointed.textContent = isTouch ? `${name}: touch it once more` : name;
    }

    // There is another game, or another moment of it.
    function refresh() {
        step = null;
        answer = null;
        doing = new Doing(game);
        title.textContent = game.board.title;
        status.textContent = [game.state.over ? game.state.status : game.board.status,
            ...game.board.counts,
            game.state.opening && `opening ${game.state.opening}`].filter(Boolean).join(" · ");
        pointed.textContent = "";
        why.clear();
        threats.show(game.board.colours);
        clock.show(game);
        table.show(game);
        random.show(game);
        share.show();
        ruling.show(game.told ?? over(game.state));
        redo.disabled = !game.canRedo;
        if (game.fault) ruling.fail(game.fault);
        answers.show(doing);
        draw();
        tellRules();
        page.announce(inWords(game));
        if (game.told && (game.told.refused || game.state.over)) guarded(() => explain());
    }

    async function tellRules() {
        const { variant } = game.board;
        const options = optionsIn(game.record);
        const now = JSON.stringify([variant, options, page.source?.(variant)]);
        if (now === rulesOf) return;
        rulesOf = now;
        await guarded(async () => {
            rules.show(await page.arbiter.rules({ variant, options }));
            await setup.choose(variant, options);
        });
    }

    async function drawStep(next) {
        step = next;
        if (!step) return draw();
        const mine = step;
        await guarded(async () => {
            const seen = bare(await boardOf(step));
            if (step === mine) board.show(seen, marksOf(step, seen));
        });
    }

    // A step may be about another moment.
    async function boardOf({ action, after }) {
        if (action) {
            const { record } = await page.arbiter.apply({ record: game.record, action });
            return page.arbiter.board({ record });
        }
        return after === undefined ? game.board : game.after(after);
    }

    function draw() {
        if (!game.board || step) return;
        const { group, chosen } = doing;
        board.show(game.board, { ...answer,
            may: asks ? game.board.points.map(({ name }) => name) : doing.may,
            chosen, ghost: asks ? undefined : group?.colour });
    }

    return { start, get record() { return game.record; } };
}

// What a screen reader is told: a refusal, or what was done and how the game stands.
function inWords({ told, board }) {
    if (told?.refused) return `${told.ruling.message} ${told.ruling.citation ?? ""}`;
    return `${told ? `${told.action}.` : board.title} ${board.status}`;
}

// The ruling that a game ended by, when it is not told already.
function over({ over: isOver, ruling }) {
    return isOver && ruling ? { ruling } : null;
}

// The options that a record's head names: `variant renju opening=free`.
function optionsIn(record) {
    const options = {};
    for (const line of record.split("\n")) {
        const [word, ...rest] = line.trim().split(/\s+/);
        if (word === "variant") {
            for (const pair of rest.slice(1)) {
                const [key, value] = pair.split("=");
                if (value !== undefined) options[key] = value;
            }
        } else if (word === "clock" || word === "adjudication") {
            options[word] = rest.join(" ");
        } else if (word === "play") {
            break;
        }
    }
    return options;
}

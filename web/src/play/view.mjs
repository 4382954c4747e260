// The view Play: a board, the possible actions, the arbiter's ruling, and the
// explanation.
import { stepByWheel } from "../../../bindings/js/board/wheel.mjs";
import { whileLoading } from "../arbiter.mjs";
import { drawBoard, DRAWN } from "../board.mjs";
import { bubble } from "../bubble.mjs";
import { button, el } from "../dom.mjs";
import { explorerPanel } from "../explorer/panel.mjs";
import { addressOf } from "../share.mjs";
import { answersPanel } from "./answers.mjs";
import { Doing } from "./choices.mjs";
import { treePanel } from "../tree/panel.mjs";
import { saidPanel } from "../tree/said.mjs";
import { endOf } from "../tree/tree.mjs";
import { clockPanel } from "./clock.mjs";
import { Game } from "./game.mjs";
import { helpPanel } from "./help.mjs";
import { keeper } from "./keeper.mjs";
import { keptGames } from "./kept.mjs";
import { stepByKeys } from "./keys.mjs";
import { opponent } from "./opponent.mjs";
import { puzzlesPanel } from "./puzzles.mjs";
import { recentPanel } from "./recent.mjs";
import { rulesPanel } from "./rules.mjs";
import { rulingPanel } from "./ruling.mjs";
import { FIRST, setupPanel } from "./setup.mjs";
import { sharePanel } from "./share_panel.mjs";
import { tablePanel } from "./table.mjs";
import { threatsPanel } from "./threats.mjs";
import { whyPanel } from "./why.mjs";

export function mount(root, page) {
    const game = new Game(page.arbiter, refresh);
    let doing = null; // legal actions, and the part of an action that was begun
    let step = null; // step of an explanation that is drawn
    let answer = null; // answer to a question about threats, as marks
    let offered = null; // move of the explorer under the mouse, as marks
    let asks = false; // true if a click asks a question
    let rulesOf = null; // first lines of the record, whose rules are shown
    let isLoading = true; // true while the arbiter is loading
    let held = null; // action that waits for the arbiter: {text, point, colour}

    const board = drawBoard({ onPoint: click, onPointed: point,
        onMarked: (name) => game.board && !step && said.mark(name, "label") });
    const title = el("h2", {});
    const counts = el("span", {});
    const bars = [0, 1].map(() => el("progress", { "aria-label": "Loading" }));
    const loading = el("span", { class: "loading" }, " · loading the arbiter ", bars[0]);
    const facts = el("p", { class: "facts soft" }, counts, loading);
    const status = el("p", { class: "status" });
    const pointed = el("p", { class: "pointed soft" });
    const clock = clockPanel(game, () => {
        if (game.state.adjudication === "immediate") guarded(() => game.act("claim time"));
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
    const explorer = explorerPanel(page, () => game, {
        play: ({ text, point }) => (puzzles.isOn ? click(point) : act(text)),
        onPoints: (found) => {
            if (!offered && !found) return;
            offered = found && { row: found.points.slice(1),
                mind: [{ point: found.points[0], colour: found.colour }] };
            draw();
        } });
    const setup = setupPanel(page, start);
    const puzzles = puzzlesPanel(page, { start, act, ask: () => ({ record: game.record,
        variant: game.board.variant, options: optionsIn(game.record) }),
    showResult: (message, isWrong) => (isWrong ? beside.refuse(message) : beside.hint(message)) });
    const kept = keptGames(() => recent.show());
    const recent = recentPanel(kept, async (id) => {
        if (!await resume(id, undefined, true)) recent.show();
    });
    const keeping = keeper(page, game, kept, (id, isKept) => recent.mark(id, isKept));
    const random = opponent(game, (work) => guarded(work));
    const share = sharePanel(page, game, () => addressOf(page, { board: game.board, ...game.kept }));
    const tree = treePanel((node) => stepped(() => game.go(node)));
    const said = saidPanel(game, (work) => guarded(() => game.edit(work)), () => draw());
    addEventListener("pagehide", said.write);
    const back = () => stepped(() => game.undo());
    const on = () => stepped(() => game.redo());
    const first = () => stepped(() => game.go(game.tree.root));
    const last = () => stepped(() => game.go(endOf(game.node)));
    // The selector makes the arrows text: some systems would show them as emoji.
    const arrow = (label, text, way, keys) => button(text.replace(/[◀▶]/, "$&\ufe0e"), way,
        { "aria-label": label, title: `${label} (${keys})` });
    const toFirst = arrow("To the beginning", "|◀", first, "Home");
    const undo = arrow("Back", "◀", back, "Left");
    const redo = arrow("Forward", "▶", on, "Right");
    const toLast = arrow("To the end", "▶|", last, "End");
    const steps = el("div", { class: "row steps-row" }, toFirst, undo, redo, toLast);
    // A puzzle is left by a button only, not by a wheel that was touched.
    stepByWheel(board.element, (isForward) => !puzzles.isOn && (isForward ? redo : undo));
    stepByKeys(root, board.element, { back, on, first, last, enter: () => board.focus() });
    const idle = el("p", { class: "idle", role: "status" }, "Loading the arbiter … ", bars[1]);
    whileLoading((share) => { for (const bar of bars) bar.value = share; });
    page.arbiter.start().then(() => {
        isLoading = false;
        loading.remove();
    });
    const again = button("Play again", () => start({ variant: game.board.variant,
        options: optionsIn(game.record) }), { class: "first", hidden: true });
    const question = button("Ask about a point", () => {
        asks = !asks;
        question.setAttribute("aria-pressed", asks);
        pointed.textContent = asks ? "Choose the point to ask about." : "";
        draw();
    }, { "aria-pressed": "false" });

    root.classList.add("play");
    root.append(
        el("div", { class: "play-setup" }, setup.element),
        idle,
        el("div", { class: "play-board" }, board.element),
        el("div", { class: "play-players" }, title, facts, clock.element),
        el("section", { class: "play-now", "aria-label": "Next decision" },
            el("div", { class: "now-head" }, status, again, steps), ruling.element, answers.element,
            pointed, why.element),
        el("div", { class: "play-side" },
            el("section", { class: "panel tree-panel", "aria-label": "Tree" }, tree.element,
                said.element),
            explorer.element, random.element,
            el("div", { class: "row" }, question, shown("forbidden", "Forbidden points"),
                shown("numbers", "Move numbers"), board.views),
            threats.element, puzzles.element, table.element, share.element, rules.element,
            helpPanel()),
    );
    setup.element.append(recent.element);
    root.classList.add("empty");
    const beside = bubble(root);

    function shown(key, label) {
        const box = el("input", { type: "checkbox", id: `show-${key}`, onchange: () => {
            game.wanted[key] = box.checked;
            guarded(() => game.again());
        } });
        return el("label", { for: `show-${key}`, class: "check" }, box, label);
    }

    // Reports a failure. The page continues to work.
    let working = 0;
    async function guarded(work) {
        working++;
        root.setAttribute("aria-busy", "true");
        try {
            return await work();
        } catch (error) {
            ruling.fail(error.message);
            beside.refuse(error.message);
            page.announce(error.message);
            return undefined;
        } finally {
            working--;
            root.setAttribute("aria-busy", String(working > 0));
        }
    }

    /** Begins or resumes a game in place of this one. Returns true if it could begin. */
    async function start(wanted) {
        return await guarded(() => open(wanted, null, true)) === true;
    }

    /** Does the same with the contents of the address. Returns the fault, or "". */
    async function take(wanted) {
        root.setAttribute("aria-busy", "true");
        try {
            await open(wanted, null, false);
            return "";
        } catch (error) {
            page.announce(error.message);
            return error.message;
        } finally {
            root.setAttribute("aria-busy", String(working > 0));
        }
    }

    /** Resumes a stored game. Returns true if it exists and could be resumed. */
    async function resume(id, since, isNew = false) {
        const found = kept.get(id);
        if (!found) return false;
        const { record, place, lasted, beside, script } = found;
        return await guarded(async () => {
            if (script !== undefined) await page.arbiter.load({ source: script });
            return open({ record, place, lasted, beside, since }, id, isNew);
        }) === true;
    }

    async function open(wanted, id, isNew) {
        random.pause();
        if (game.record) keeping.leave();
        await game.start(wanted);
        keeping.begin(id, isNew);
        random.go();
        return true;
    }

    async function act(text, stone) {
        if (!game.board || held) return;
        if (isLoading) hold(text, stone);
        const outcome = await guarded(() => game.act(text));
        if (held && !outcome) { // the action failed: the page stays unchanged
            held = null;
            draw();
        }
        if (outcome?.refused) {
            beside.refuse(outcome.ruling.message, " ", el("cite", {}, outcome.ruling.citation));
        }
        random.go();
    }

    // Shows the board before the arbiter is loaded. The arbiter then rules on the action.
    function hold(text, stone) {
        held = { text, ...stone };
        const words = `${text}: once the arbiter is loaded`;
        beside.hint(words);
        page.announce(words);
        draw();
    }

    // Goes to another node of the tree. A random opponent waits there.
    function stepped(work) {
        random.pause();
        return guarded(work);
    }

    // If an explanation is impossible, its sentence is already shown.
    async function explain(what) {
        const outcome = game.outcome;
        const asked = what ?? (outcome?.refused ? { action: outcome.action } : {});
        try {
            why.show(await game.explain(asked));
        } catch (error) {
            if (error.name !== "Refused") throw error;
            if (!outcome?.refused) ruling.fail(error.message);
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
        if (said.mark(name)) return;
        why.clear();
        pointed.textContent = "";
        if (puzzles.isOn) return guarded(() => puzzles.play(name));
        const text = doing.click(name);
        if (text) return act(text, doing.ghostAt(name));
        page.announce(`${name} ${doing.chosen.includes(name) ? "chosen" : "not chosen"}`);
        draw();
        answers.show(doing);
    }

    // Handles a point to which a finger or a key has led.
    function point(name, isTouch) {
        pointed.textContent = isTouch ? `${name}: touch it once more` : name;
        if (isTouch) beside.hint(pointed.textContent);
    }

    function showTree() {
        tree.show(game);
        said.show();
        share.show();
        for (const one of [toFirst, undo]) one.disabled = !game.canUndo;
        for (const one of [redo, toLast]) one.disabled = !game.canRedo;
    }

    // Updates the view for another game, or another moment of the game.
    function refresh(what) {
        if (what === "edited") {
            showTree();
            draw();
            return keeping.follow();
        }
        root.classList.remove("empty");
        beside.hide();
        held = null;
        step = null;
        answer = null;
        doing = new Doing(game);
        title.textContent = game.board.title;
        // The ruling that ended the game is shown below, unless a refusal is shown.
        const ended = over(game.state);
        status.textContent = ended?.ruling.message ?? game.board.status;
        status.hidden = Boolean(ended) && !game.outcome?.refused;
        again.hidden = !game.state.over;
        counts.textContent = [`move ${game.state.moves}`, ...game.board.counts,
            game.state.opening && `opening ${game.state.opening}`].filter(Boolean).join(" · ");
        pointed.textContent = "";
        why.clear();
        threats.show(game.board.colours);
        puzzles.show();
        explorer.show();
        clock.show();
        table.show(game);
        random.show(game);
        showTree();
        ruling.show(game.outcome ?? ended);
        if (game.fault) ruling.fail(game.fault);
        answers.show(doing);
        draw();
        showRules();
        if (what === "moved") keeping.follow();
        page.announce(inWords(game));
        if (game.outcome && (game.outcome.refused || game.state.over)) guarded(() => explain());
    }

    async function showRules() {
        const { variant } = game.board;
        const options = optionsIn(game.record);
        const now = JSON.stringify([variant, options, page.source?.(variant)]);
        if (now === rulesOf) return;
        rulesOf = now;
        const isShown = await guarded(async () => {
            rules.show(await page.arbiter.rules({ variant, options }));
            await setup.choose(variant, options);
            return true;
        });
        if (!isShown) rulesOf = null; // requested again with the next action
    }

    async function drawStep(next, steps) {
        step = next;
        if (!step) return draw();
        const mine = step;
        await guarded(async () => {
            const seen = await boardOf(step);
            if (step !== mine) return;
            board.show(seen, { step, steps, decides: game.state.ruling?.at?.point });
        });
    }

    // Returns the board of a step, which may belong to another moment.
    async function boardOf({ action, after }) {
        if (action) {
            const { record } = await page.arbiter.apply({ record: game.record, action });
            return page.arbiter.board({ record, ...DRAWN });
        }
        return after === undefined ? game.board : game.after(after);
    }

    function draw() {
        if (!game.board || step) return;
        const { chosen } = doing;
        const isOther = asks || said.isMarking; // than a stone that a click sets
        const { node, outcome } = game;
        board.show(game.board, { ...answer, ...offered, ...held?.point && { mind: [held] },
            signs: [...node.marks ?? [], ...answer?.signs ?? []],
            issue: node.refusal && pointsIn(outcome?.action),
            next: node.children.length > 1 ? node.children.flatMap(({ text, refusal }) =>
                (refusal || !text.startsWith("play ") ? [] : pointsIn(text))) : [],
            may: isOther ? game.board.points.map(({ name }) => name) : doing.may,
            chosen, ghostAt: isOther ? undefined : (name) => doing.ghostAt(name) });
    }

    // Ends loading: there is a game, or the address had none.
    function rest() {
        idle.textContent = "No game is open: begin one above, or resume a recent one.";
        if (!game.board) guarded(() => setup.choose(FIRST.variant));
    }

    return { start, take, resume, idle: rest, get record() { return game.record; } };
}

// Returns the points of an action.
const pointsIn = (action = "") => action.split(" ").filter((word) => /^[a-z]+\d/.test(word));

// Returns the text for screen readers: a refusal, or the action and the state of the
// game.
function inWords({ outcome, board }) {
    if (outcome?.refused) return `${outcome.ruling.message} ${outcome.ruling.citation ?? ""}`;
    return `${outcome ? `${outcome.action}.` : board.title} ${board.status}`;
}

// Returns the ruling that ended a game, unless it has already been shown.
function over({ over: isOver, ruling }) {
    return isOver && ruling ? { ruling } : null;
}

// Returns the options in a record's first line: `variant renju opening=free`.
function optionsIn(record) {
    const options = new Map();
    for (const line of record.split("\n")) {
        const [word, ...rest] = line.trim().split(/\s+/);
        if (word === "variant") {
            for (const pair of rest.slice(1)) {
                const [key, value] = pair.split("=");
                if (value !== undefined) options.set(key, value);
            }
        } else if (word === "clock" || word === "adjudication") {
            options.set(word, rest.join(" "));
        } else if (word === "play") {
            break;
        }
    }
    return Object.fromEntries(options);
}

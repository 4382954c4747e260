// The view Script: writes, checks, tries and tests a variant.
import { button, el } from "../dom.mjs";
import { rulesPanel } from "../play/rules.mjs";
import { checking } from "./check.mjs";
import { completionsAt, explainedAt } from "./complete.mjs";
import { keep, kept } from "./draft.mjs";
import { editor } from "./editor.mjs";
import { faultList } from "./faults.mjs";
import { saveButton, openButton } from "./files.mjs";
import { first } from "./keys.mjs";
import { linking } from "./link.mjs";
import { linting } from "./lint.mjs";
import { playouts } from "./playouts.mjs";
import { starts } from "./starts.mjs";
import { testing } from "./tests.mjs";
import { trial } from "./trial.mjs";

const RUN = "Mod-Enter";

export function mount(root, page) {
    const checker = page.background();
    let variant = null; // name of the variant while it has no faults
    let faults = [];
    let findings = [];
    let isGiven = false;

    const help = el("p", { class: "help soft" });
    const script = editor({ label: "Script", complete: completionsAt, explain: explainedAt,
        onChange: changed, onCursor: explain,
        keys: [{ key: RUN, run: () => (playThis(), true) }] });
    const list = faultList({ goTo: script.goTo });
    const rules = rulesPanel();
    const playButton = button("Play this", playThis, { class: "first" });

    const host = {
        script: () => script.text,
        goTo: script.goTo,
        onChange: keepOwn,
        mark(found) {
            findings = found;
            script.mark([...faults, ...findings]);
        },
        // Returns the variant's name after an arbiter has loaded the current script.
        loaded: async (arbiter) => (await arbiter.ask("load", { source: script.text })).variant,
    };
    const tests = testing(page, host);
    const lint = linting(page, host);
    const random = playouts(page, host);
    const tried = trial(checker);
    const link = linking(page, () => script.text);
    const check = checking(checker, checked);

    const state = () => ({ script: script.text, tests: tests.editor.text });

    function changed(text) {
        variant = null;
        findings = [];
        for (const work of [tests, lint, random]) work.forget();
        check(text);
        keepOwn();
    }

    // Stores a script that came from a link or a list when the user edits it.
    function keepOwn() {
        if (!isGiven) keep(state());
    }

    function explain(text, offset) {
        const entry = explainedAt(text, offset);
        help.replaceChildren(...entry ? [el("b", {}, entry.name || "the script"),
            ` ${[entry.value, entry.doc].filter(Boolean).join(": ")}`] : []);
    }

    function checked(checkedScript) {
        ({ faults } = checkedScript);
        variant = checkedScript.variant ?? null;
        script.mark([...faults, ...findings]);
        list.show(checkedScript);
        page.announce(faults.length === 0 ? "No faults." : `Faults: ${faults.length}. ${
            faults[0].message}`);
        playButton.disabled = !variant;
        if (variant) understand(variant);
        else tried.show(null);
    }

    async function understand(name) {
        tried.show(name);
        try {
            const book = await checker.ask("rules", { variant: name });
            if (name === variant) rules.show(book);
        } catch (error) {
            if (name === variant) list.show({ faults: [error] });
        }
    }

    async function playThis() {
        try {
            const { variant: name } = await page.arbiter.load({ source: script.text });
            page.show("play");
            await page.play.start({ variant: name });
        } catch (error) {
            page.announce(error.message);
            list.show({ faults: error.faults ?? [error] });
        }
    }

    function open(text, records) {
        isGiven = true;
        script.text = text;
        if (records !== undefined) tests.editor.text = records;
        isGiven = false;
    }

    root.append(el("div", { class: "script" },
        el("h2", { class: "unseen" }, "Script"),
        el("div", { class: "row" },
            starts(page, (begun) => open(begun.script, begun.tests)),
            openButton("Open a script", ".lua", (text) => open(text)),
            saveButton("Save", () => [`${variant ?? "script"}.lua`, script.text]),
            link.start, playButton),
        link.row,
        el("div", { class: "halves" },
            el("section", { class: "writing", "aria-label": "Script" }, script.element, help,
                el("p", { class: "soft keys" }, "Ctrl-Space: what may stand here. ",
                    "Escape, then Tab, leaves the editor. Ctrl-Enter plays."),
                list.element, rules.element),
            el("section", { class: "trying", "aria-label": "Trials" },
                tried.element,
                el("h2", {}, "Tests"), tests.editor.element,
                el("div", { class: "row" }, tests.start,
                    openButton("Open tests", ".rec,.txt", (text) => {
                        tests.editor.text = text;
                    }),
                    saveButton("Save tests", () => [`${variant ?? "tests"}.rec`,
                        tests.editor.text])),
                tests.running, tests.result,
                el("h2", {}, "At random"), random.start, random.running, random.result,
                el("h2", {}, "Doubtful parts"), lint.start, lint.running, lint.result))));

    const begun = kept() ?? { script: first.script, tests: first.test };
    open(begun.script, begun.tests);
    return { open, source: () => script.text, state };
}

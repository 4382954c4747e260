// Writes games in any notation, and the board as a picture.
import { button, counted, el } from "../dom.mjs";
import { save } from "../script/files.mjs";
import { bytesOf, stringOf, textOf } from "./bytes.mjs";

const SHOWN = 200000; // maximum number of characters to show
const ENDINGS = { record: "rec", rif_xml: "xml", pente_org: "txt", digits: "txt",
    offsets: "txt", moves: "txt", fen: "txt" };

/**
 * @param worker an arbiter for long texts
 * @param host {game(), source(), shown()}: the game that is looked at; `shown` is
 * {record, numbers}
 */
export function exporting(page, worker, host) {
    const to = el("select", { id: "export-to" });
    const whole = el("input", { type: "checkbox", id: "export-all" });
    const drop = el("input", { type: "checkbox", id: "export-drop" });
    const text = el("textarea", { rows: 6, readonly: true, hidden: true,
        "aria-label": "Written games" });
    const said = el("p", { class: "soft" });
    const saving = button("Save", () => save(`games.${ENDINGS[to.value] ?? to.value}`,
        written, "application/octet-stream"), { disabled: true });
    let written = null; // bytes of the written file

    page.arbiter.hello().then(({ notations }) => to.append(...notations.map((name) =>
        el("option", { value: name }, name))), (error) => page.announce(error.message));

    const source = () => (whole.checked ? host.source()
        : { text: stringOf(new TextEncoder().encode(host.game().full)), bytes: true,
            format: "record" });

    async function write() {
        written = null;
        said.textContent = "";
        saving.disabled = true;
        text.hidden = true;
        try {
            const converted = await worker.ask("convert", { ...source(), to: to.value,
                drop: drop.checked });
            written = bytesOf(converted.text);
            const shown = textOf(written);
            text.hidden = shown === null || shown.length > SHOWN;
            text.value = text.hidden ? "" : shown;
            saving.disabled = false;
            said.className = "soft";
            said.textContent = counted(written.length, "byte");
        } catch (error) {
            fail(error);
        }
        page.announce(said.textContent);
    }

    async function picture() {
        const { record, numbers } = host.shown();
        try {
            const { text: drawn } = await page.arbiter.ask("render", { record, numbers,
                format: "svg" });
            save("board.svg", drawn, "image/svg+xml");
        } catch (error) {
            fail(error);
        }
    }

    function fail(error) {
        said.className = "bad";
        said.textContent = error.message;
    }

    return el("section", { class: "panel export", "aria-label": "Export" },
        el("div", { class: "row" }, el("label", { for: "export-to" }, "Write as"), to,
            button("Write", write), saving, button("Board as SVG", picture)),
        el("div", { class: "row" },
            el("span", { class: "check" }, whole,
                el("label", { for: "export-all" }, "All games, with their branches")),
            el("span", { class: "check" }, drop,
                el("label", { for: "export-drop" }, "Leave out what it cannot hold"))),
        said, text);
}

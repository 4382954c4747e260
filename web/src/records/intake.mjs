// Takes records: dropped, pasted, opened as a file or typed.
import { button, counted, el } from "../dom.mjs";
import { stringOf, textOf } from "./bytes.mjs";

const SHOWN = 100000; // maximum number of characters to show; more would be slow
const LONGEST = 16777216; // bytes of a request to the arbiter
const GUESS = "as the text says";

/** The message for longer files. */
export const TOO_LONG = "This file is too long: the page reads up to 16 MB. The program inarow reads "
    + "longer files, and RenLib libraries of any length: inarow convert --to record FILE";

/**
 * @param root element on which files may be dropped
 * @param take receives {bytes, name}, a string whose characters are bytes, and {format,
 * variant} if they were chosen
 * @param fail receives an error
 */
export function intake(page, root, { take, fail }) {
    const area = el("textarea", { id: "record-text", rows: 4, spellcheck: "false",
        placeholder: "variant renju\nplay h8\nplay h9", onpaste: (event) => {
            event.stopPropagation();
            setTimeout(read, 0); // after the paste
        } });
    const file = el("input", { type: "file", hidden: true, tabindex: -1,
        "aria-label": "Open a file", onchange: () => {
            open(file.files[0]);
            file.value = "";
        } });
    const format = el("select", { id: "record-format", onchange: read },
        el("option", { value: "" }, GUESS));
    const variant = el("select", { id: "record-variant", onchange: read },
        el("option", { value: "" }, "none"));
    const said = el("p", { class: "soft" });
    let held = null; // a file that is not text, or too long to show

    async function list() {
        const [{ notations }, variants] = await Promise.all(
            [page.arbiter.hello(), page.arbiter.variants()]);
        format.append(...notations.map((name) => el("option", { value: name }, name)));
        variant.append(...variants.map(({ name, title }) =>
            el("option", { value: name }, title)));
    }

    function read() {
        const bytes = held ?? new TextEncoder().encode(area.value);
        if (bytes.length === 0) return;
        take({ bytes: stringOf(bytes), format: format.value || undefined,
            variant: variant.value || undefined });
    }

    function hold(bytes, name) {
        const text = textOf(bytes);
        const isShown = text !== null && text.length <= SHOWN;
        held = isShown ? null : bytes;
        area.value = isShown ? text : "";
        said.textContent = isShown ? name ?? "" : `${name}: ${counted(bytes.length, "byte")}`;
        read();
    }

    async function open(chosen) {
        if (chosen?.size > LONGEST) fail(new Error(TOO_LONG)); // not even read
        else if (chosen) hold(new Uint8Array(await chosen.arrayBuffer()), chosen.name);
    }

    area.addEventListener("input", () => {
        held = null;
        said.textContent = "";
    });
    root.addEventListener("dragover", (event) => {
        event.preventDefault();
        root.classList.add("dropping");
    });
    root.addEventListener("dragleave", (event) => {
        if (!root.contains(event.relatedTarget)) root.classList.remove("dropping");
    });
    root.addEventListener("drop", (event) => {
        event.preventDefault();
        root.classList.remove("dropping");
        const [dropped] = event.dataTransfer.files;
        if (dropped) open(dropped);
        else type(event.dataTransfer.getData("text/plain"));
    });
    list().catch((error) => page.announce(error.message));

    function type(text) {
        if (text) hold(new TextEncoder().encode(text));
    }

    const element = el("div", { class: "intake" },
        el("label", { for: "record-text" },
            "Games in any notation: drop a file here, paste a text, or type one"),
        area, said,
        el("div", { class: "row" }, button("Read", read, { class: "first" }),
            button("Open a file", () => file.click()), file,
            el("label", { for: "record-format" }, "Notation"), format,
            el("label", { for: "record-variant" }, "Game, if it names none"), variant));
    return { element, open: type };
}

// Reads texts from the user's files, and saves texts as files.
import { button, el } from "../dom.mjs";

/** Makes a button that opens a text file. */
export function openButton(label, accept, take) {
    const input = el("input", { type: "file", accept, hidden: true, tabindex: -1,
        "aria-label": label, onchange: async () => {
            const [file] = input.files;
            input.value = "";
            if (file) take(await file.text(), file);
        } });
    return [button(label, () => input.click()), input];
}

/** Saves a text, or bytes, as a file. */
export function save(name, content, type = "text/plain") {
    const url = URL.createObjectURL(new Blob([content], { type }));
    el("a", { href: url, download: name }).click();
    setTimeout(URL.revokeObjectURL, 10000, url);
}

/** Makes a button that saves a file; `give()` returns [name, text]. */
export function saveButton(label, give) {
    return button(label, () => save(...give()));
}

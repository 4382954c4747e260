// Shows a sentence beside the clicked or touched place, where the user is looking. The
// same words are announced elsewhere, so that nobody depends on the place.
import { el } from "./dom.mjs";

const GAP = 10; // distance in pixels
const EDGE = 6; // distance in pixels from the edges of the window

const clamp = (value, least, most) => Math.max(least, Math.min(value, most));

/** @param root positioned element that contains the sentence */
export function bubble(root) {
    const element = el("div", { class: "bubble", hidden: true, "aria-hidden": "true" });
    let touched = null; // {target, box}: the element used last, and its place
    root.append(element);

    function note(event) {
        hide();
        const [target] = event.composedPath(); // also an element within a custom element
        const found = target.closest?.("[data-point], button, form, input, select");
        touched = found && { target: found, box: found.getBoundingClientRect() };
    }
    for (const event of ["pointerdown", "click", "keydown", "submit"]) {
        root.addEventListener(event, note, { capture: true });
    }
    addEventListener("keydown", ({ key }) => key === "Escape" && hide());

    function hide() {
        element.hidden = true;
    }

    // Shows the sentence above the element, or below it if there is no room above.
    function show(kind, words) {
        hide();
        if (!touched) return;
        const now = touched.target.getBoundingClientRect();
        const box = now.width > 0 ? now : touched.box; // a button may have disappeared
        if (box.width === 0) return;
        element.className = `bubble ${kind}`;
        element.replaceChildren(...words);
        element.hidden = false;
        const { width, height } = element.getBoundingClientRect();
        const frame = root.getBoundingClientRect();
        const left = clamp(box.left + box.width / 2 - width / 2, EDGE,
            document.documentElement.clientWidth - EDGE - width);
        const above = box.top - GAP - height;
        const top = above >= EDGE ? above : box.bottom + GAP;
        element.style.left = `${left - frame.left}px`;
        element.style.top = `${top - frame.top}px`;
    }

    return { hide, hint: (words) => show("hint", [words]),
        refuse: (...words) => show("refusal", words) };
}

// The script as a link: it is all in the address, and goes to no server.
import { button, el } from "../dom.mjs";
import { pack } from "../share.mjs";

/** @param text gives the script */
export function linking(page, text) {
    const field = el("input", { type: "text", readonly: true, "aria-label": "Link",
        class: "address", onfocus: () => field.select() });
    const row = el("div", { class: "row", hidden: true }, field);
    async function make() {
        try {
            const address = new URL(location.href);
            address.hash = await pack({ script: text(), view: "script" });
            field.value = address.href;
            row.hidden = false;
            field.focus();
        } catch (error) {
            page.announce(error.message);
        }
    }
    return { start: button("Link to it", make), row };
}

// Makes a link that contains the script. The script is sent to no server.
import { button, el } from "../dom.mjs";
import { pack } from "../share.mjs";

/** @param text returns the script */
export function linking(page, text) {
    const field = el("input", { type: "text", readonly: true, "aria-label": "Link",
        class: "address", onfocus: () => field.select() });
    const failure = el("p", { class: "bad", hidden: true });
    const row = el("div", { hidden: true }, field, failure);
    function show(link, fault = "") {
        row.hidden = false;
        field.hidden = !link;
        field.value = link;
        failure.hidden = !fault;
        failure.textContent = fault;
    }
    async function make() {
        try {
            const address = new URL(location.href);
            address.hash = await pack({ script: text(), view: "script" });
            show(address.href);
            field.focus();
        } catch (error) {
            show("", error.message);
            page.announce(error.message);
        }
    }
    return { start: button("Link to it", make), row };
}

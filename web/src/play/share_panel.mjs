// Shares the game: its record, an address that contains it, and the other views.
import { button, el } from "../dom.mjs";
import { save } from "../script/files.mjs";

export function sharePanel(page, game, addressOf) {
    const address = el("input", { class: "address", readonly: true, "aria-label": "Link",
        onfocus: (event) => event.target.select() });
    const notice = el("span", { class: "soft", role: "status" });
    const record = el("textarea", { rows: 6, readonly: true, "aria-label": "Record",
        spellcheck: "false" });
    const element = el("details", { class: "panel" },
        el("summary", {}, "Share, save, go on elsewhere"),
        el("div", { class: "row" }, button("Make a link", () => link()), notice),
        address, record,
        el("div", { class: "row" },
            button("Open in Records", async () => {
                page.show("records");
                (await page.records).open?.(game.text);
            }),
            button("Save as SGF", () => sgf()),
            button("Open its script", () => script())));

    async function link() {
        try {
            address.value = await addressOf();
            history.replaceState(null, "", new URL(address.value).hash);
            await navigator.clipboard?.writeText(address.value);
            notice.textContent = "The link is in the address bar and the clipboard.";
        } catch (error) { // a refused clipboard is not a failure
            notice.textContent = address.value ? "The link is in the address bar." : error.message;
        }
    }

    // Writes SGF with all variations and comments.
    async function sgf() {
        try {
            const { text } = await page.arbiter.treeText({ record: game.text, to: "sgf" });
            save(`${game.board.variant}.sgf`, text, "application/x-go-sgf");
            notice.textContent = "";
        } catch (error) {
            notice.textContent = error.message;
        }
    }

    async function script() {
        try {
            const { source } = await page.arbiter.source({ variant: game.board.variant });
            page.show("script");
            (await page.script).open?.(source);
        } catch (error) {
            notice.textContent = error.message;
        }
    }

    function show() {
        record.value = game.text;
        address.value = "";
        notice.textContent = "";
    }
    return { element, show };
}

/** What the page's address says is begun; without, the first game. */
export function followAddress(page) {
    page.play.start?.({ variant: "renju", options: { opening: "free" } });
}

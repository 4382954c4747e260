// The keys are never lost: where what had them is gone, hidden or disabled, what stands in
// its place has them, or what is nearest.

const FIELDS = ["button", "input", "select", "textarea"];
const TAKES = ["a[href]", "summary", "[tabindex='0']",
    ...FIELDS.map((name) => `${name}:not(:disabled, [tabindex='-1'])`)].join(", ");

const isThere = (element) => element.isConnected && element.getClientRects().length > 0;
const takes = (element) => isThere(element) && element.matches(TAKES);
const inside = (holder) => [...holder.querySelectorAll(TAKES)].filter(isThere);

/** Watch over all that is in `root`. */
export function keepFocus(root) {
    let had = null; // what has the keys, if nobody left it
    let holders = []; // what it is in, the nearest first: {holder, at}

    root.addEventListener("focusin", ({ target }) => {
        had = takes(target) ? target : null; // an editor stays
        holders = [];
        for (let holder = target.parentElement; holder && root.contains(holder);
            holder = holder.parentElement) {
            holders.push({ holder, at: Math.max(0, inside(holder).indexOf(target)) });
        }
    });
    root.addEventListener("focusout", ({ target }) => {
        // Once it is gone, if it is about to go: what stays was left, not lost.
        queueMicrotask(() => { if (had === target && takes(target)) had = null; });
    });

    new MutationObserver(() => {
        if (!had || takes(had)) return;
        had = null;
        if (![document.body, null].includes(document.activeElement)
            && takes(document.activeElement)) return;
        for (const { holder, at } of holders) {
            const list = isThere(holder) ? inside(holder) : [];
            if (list.length > 0) return list[Math.min(at, list.length - 1)].focus();
        }
    }).observe(root, { subtree: true, childList: true, attributes: true,
        attributeFilter: ["hidden", "disabled"] });
}

// Keeps the keyboard focus. If the focused element disappears, is hidden or is disabled,
// the focus moves to the element in its place, or to the nearest one.

const FIELDS = ["button", "input", "select", "textarea"];
const TAKES = ["a[href]", "summary", "[tabindex='0']",
    ...FIELDS.map((name) => `${name}:not(:disabled, [tabindex='-1'])`)].join(", ");

const isThere = (element) => element.isConnected && element.getClientRects().length > 0;
const takes = (element) => isThere(element) && element.matches(TAKES);
const inside = (holder) => [...holder.querySelectorAll(TAKES)].filter(isThere);

/** Keeps the focus of all elements in `root`. */
export function keepFocus(root) {
    let had = null; // focused element, unless the user left it
    let holders = []; // elements that contain it, nearest first: {holder, at}

    root.addEventListener("focusin", ({ target }) => {
        had = takes(target) ? target : null; // an editor stays
        holders = [];
        for (let holder = target.parentElement; holder && root.contains(holder);
            holder = holder.parentElement) {
            holders.push({ holder, at: Math.max(0, inside(holder).indexOf(target)) });
        }
    });
    root.addEventListener("focusout", ({ target }) => {
        // Waits until an element that is being removed is gone. If it stays, the user
        // left it.
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

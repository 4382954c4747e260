// Actions of tests in the view Play.

/** Returns a page whose selectors apply to one view. */
export const inView = (page, name) => new Proxy(page, {
    get(target, key) {
        const found = target[key];
        if (typeof found !== "function") return found;
        if (!SELECTING.has(key)) return found.bind(target);
        return (selector, ...rest) => target[key](`#view-${name} >> ${selector}`, ...rest);
    },
});
const SELECTING = new Set(["click", "fill", "focus", "getAttribute", "inputValue", "locator",
    "selectOption", "textContent", "waitForSelector", "$$eval"]);

/** Waits until the arbiter has answered. */
export const settled = (page) => page.waitForFunction(() =>
    document.querySelector("#view-play").getAttribute("aria-busy") === "false");

/** Starts a game of a variant with the form. */
export async function game(page, variant) {
    await settled(page);
    await page.selectOption("#variant", variant);
    await press(page, "New game");
    await page.waitForFunction((name) =>
        document.querySelector("#view-play [aria-label=Record]").value.startsWith(`variant ${name}`), variant);
    await settled(page);
}

/** Selects a button by its full text, or its name. */
export const named = (label) => `:is(button:text-is("${label}"), button[aria-label="${label}"]:visible)`;

export const press = (page, label) => page.click(named(label));

/** Opens a folded part. */
export const unfold = (page, label) => page.click(`summary:text-is("${label}")`);

/** Clicks on a point. */
export async function click(page, name) {
    await page.locator(`[data-point="${name}"]`).click();
    await settled(page);
}

/** Places stones one after the other; for a column alone, clicks on its lowest point. */
export async function act(page, points) {
    await settled(page);
    for (const point of points.split(" ")) {
        const name = /\d/.test(point) ? point : `${point}1`;
        const before = await page.inputValue("[aria-label=Record]");
        await click(page, name);
        if (await page.inputValue("[aria-label=Record]") === before) {
            throw new Error(`${name}: ${await rulingText(page)}`);
        }
    }
}

/**
 * Runs in the page: returns whether these actions lead to the game's position on its
 * main line. Without an argument, returns the actions that do.
 */
export function actionsNow(words) {
    const lines = document.querySelector("#view-play [aria-label=Record]").value.split("\n");
    const now = document.querySelector("#view-play:not(.empty) #tree-now");
    if (!now) return null;
    const level = Number(now.getAttribute("aria-level"));
    const actions = lines.slice(1, level).map((line) => line.replace("play ", "")).join(" ");
    return words === undefined ? actions : actions === words;
}

/** The names of the points where something is drawn. */
export const pointsOf = (page, what) => page.$$eval(
    `:is([data-point], [data-signs]):has(${what})`, (found) =>
        found.map(({ dataset }) => dataset.point ?? dataset.signs));

/** Waits until this many stones are on the board. */
export const stones = (page, count, options) => page.waitForFunction((wanted) =>
    document.querySelector("#view-play inarow-board").shadowRoot
        .querySelectorAll(".stone").length === wanted, count, options);

export const statusOf = (page) => settled(page).then(() => page.textContent(".status"));
export const rulingText = (page) => settled(page).then(() => page.textContent(".ruling"));

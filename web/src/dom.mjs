// Makes elements of the page. Text from a script or a record always remains text in them.
// No code here reads markup, so names with markup do no harm.

const SVG = "http://www.w3.org/2000/svg";

function set(element, attributes) {
    for (const [name, value] of Object.entries(attributes ?? {})) {
        if (value === undefined || value === null || value === false) continue;
        if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else element.setAttribute(name, value === true ? "" : value);
    }
    return element;
}

function add(element, children) {
    for (const child of children.flat(Infinity)) {
        if (child !== undefined && child !== null && child !== false) element.append(child);
    }
    return element;
}

/**
 * Makes an HTML element. In `attributes`, a function with a name such as `onclick` is a
 * listener; false, null and undefined are left out. `children` are elements, texts, and
 * lists of them.
 */
export function el(name, attributes, ...children) {
    return add(set(document.createElement(name), attributes), children);
}

/** Makes an SVG element, as `el` does for HTML. */
export function svg(name, attributes, ...children) {
    return add(set(document.createElementNS(SVG, name), attributes), children);
}

/** Makes a button with a label. */
export function button(label, onclick, attributes) {
    return el("button", { type: "button", onclick, ...attributes }, label);
}

/** Returns a number with its noun: "1 move", "2 moves". */
export const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

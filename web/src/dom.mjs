// Elements of the page. What a script or a record says is only ever text in it: nothing
// here reads markup, so names with markup in them do no harm.

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
 * An element of HTML. `attributes`: a function by a name like `onclick` listens; what is
 * false, null or undefined is left out. `children`: elements, texts, lists of them.
 */
export function el(name, attributes, ...children) {
    return add(set(document.createElement(name), attributes), children);
}

/** The same of SVG. */
export function svg(name, attributes, ...children) {
    return add(set(document.createElementNS(SVG, name), attributes), children);
}

/** A button that says what it does. */
export function button(label, onclick, attributes) {
    return el("button", { type: "button", onclick, ...attributes }, label);
}

// Makes elements without markup: text from a record always remains text in them.

const SVG = "http://www.w3.org/2000/svg";

function filled(element, attributes, children) {
    for (const [name, value] of Object.entries(attributes)) {
        if (value === undefined || value === null || value === false) continue;
        if (typeof value === "function") element.addEventListener(name.slice(2), value);
        else element.setAttribute(name, value === true ? "" : value);
    }
    element.append(...children.flat(Infinity).filter((child) => child || child === 0));
    return element;
}

/**
 * Makes an HTML element. An attribute that is a function, such as `onclick`, is a
 * listener.
 */
export const el = (name, attributes = {}, ...children) =>
    filled(document.createElement(name), attributes, children);

/** Makes an SVG element, as `el` does for HTML. */
export const svg = (name, attributes = {}, ...children) =>
    filled(document.createElementNS(SVG, name), attributes, children);

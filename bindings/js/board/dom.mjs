// Elements made without markup: what a record says is only ever text in them.

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

/** An element of HTML; an attribute that is a function listens: `onclick`. */
export const el = (name, attributes = {}, ...children) =>
    filled(document.createElement(name), attributes, children);

/** The same of SVG. */
export const svg = (name, attributes = {}, ...children) =>
    filled(document.createElementNS(SVG, name), attributes, children);

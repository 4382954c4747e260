// The style of all boards of a page. A constructed style sheet needs no permission from a
// content security policy. The bundler finds style.css, minified, under this name.
import TEXT from "inarow-board-style";

/** Returns a style sheet that all elements of the page share. */
export function sheet() {
    const made = new CSSStyleSheet();
    made.replaceSync(TEXT);
    return made;
}

// The style of all boards of a page. A sheet that is constructed needs no leave of a content
// security policy. The bundler finds style.css, minified, under this name.
import TEXT from "inarow-board-style";

/** A sheet that all elements of the page share. */
export function sheet() {
    const made = new CSSStyleSheet();
    made.replaceSync(TEXT);
    return made;
}

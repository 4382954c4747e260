/**
 * Announces moves and rulings to screen readers. Only the latest text of each moment is
 * read.
 */
export function announcer(region) {
    let words = [];
    let timer = null;
    function say() {
        timer = null;
        region.textContent = words.join(" ");
        words = [];
    }
    return (text) => {
        words.push(text);
        timer ??= setTimeout(say, 50); // together, so that the next text cuts none off
    };
}

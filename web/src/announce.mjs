/** What a screen reader is told: moves and rulings, the latest words of each moment. */
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
        timer ??= setTimeout(say, 50); // together, so that none is cut off by the next
    };
}

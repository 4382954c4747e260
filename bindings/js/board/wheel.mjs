// Steps through a game by the mouse wheel.

const NOTCH = 30; // pixels for a step: at most a notch of a wheel, and little on a touchpad

/**
 * Presses a button for each notch of the wheel over an element. The page scrolls while
 * the button is disabled.
 * @param buttonOf returns the button of a direction, given true for forward; or false
 */
export function stepByWheel(element, buttonOf) {
    let rolled = 0;
    element.addEventListener("wheel", (event) => {
        const button = buttonOf(event.deltaY > 0);
        if (!button || button.disabled || !event.deltaY || event.ctrlKey) return;
        event.preventDefault();
        rolled += event.deltaY;
        if (Math.abs(rolled) < NOTCH) return;
        rolled = 0;
        button.click();
    });
}

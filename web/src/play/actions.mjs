// Makes actions in the form of a record from the choices that the arbiter gives.

/**
 * Returns the text of an action without points: `declare 3`, `choose black`, `press by
 * first`.
 */
export function textOf(choice) {
    const { verb, claim, answer, colour, point, direction, number, order, dice, by } = choice;
    const words = [verb, claim, answer, order, colour, point, direction, number, ...dice ?? []];
    if (TABLE.has(verb)) words.push(`by ${by}`);
    return words.filter((word) => word !== undefined).join(" ");
}

const TABLE = new Set(["press"]); // even for a player who is not to act

const LABELS = {
    swap: () => "Swap colours",
    keep: () => "Keep colours",
    pass: () => "Pass",
    roll: () => "Roll the dice",
    rotate: ({ point, direction }) => `Turn the block at ${point} ${direction}`,
    press: () => "Press the clock",
    choose: ({ colour }) => `Choose ${colour}`,
    declare: ({ number }) => `Declare ${number}`,
    take: ({ number }) => `Place ${number} more stones`,
    claim: ({ claim }) => `Claim ${claim}`,
    organizer: ({ order }) => `Organizer: ${order}`,
};

/** Returns the label of the action's button. */
export function labelOf(choice) {
    return LABELS[choice.verb]?.(choice) ?? textOf(choice);
}

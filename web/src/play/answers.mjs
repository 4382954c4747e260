// Shows the possible answers to the current decision: groups of actions that need points,
// the points chosen so far, and actions without a point.
import { button, el } from "../dom.mjs";

/**
 * @param act carries out an action
 * @param select selects a group by its key
 * @param leave called when the focused button disappears
 */
export function answersPanel({ act, select, leave }) {
    const element = el("div", { class: "answers row", role: "group", "aria-label": "Possible actions" });

    function gathered(doing) {
        const { group, chosen, wanted, gathered: action } = doing;
        if (!wanted) return [];
        const said = group.verb === "capture" ? "Lift" : "Offer";
        const points = chosen.length > 0 ? chosen : action ? group.all : [];
        return [button(`${said} ${points.join(" ") || "points"} (${points.length} of ${wanted})`,
            () => act(action), { class: "first", disabled: !action })];
    }

    function show(doing) {
        const { groups, group, buttons } = doing;
        const hadFocus = element.contains(document.activeElement);
        element.replaceChildren(
            ...groups.length > 1 ? groups.map((one) => button(one.label, () => select(one.key),
                { "aria-pressed": String(one === group) })) : [],
            ...gathered(doing),
            ...buttons.map(({ label, action }) => button(label, () => act(action))),
        );
        if (hadFocus) leave();
    }
    return { element, show };
}

import { el } from "../dom.mjs";

export function mount(root) {
    root.append(el("h2", {}, "records"));
    return {};
}

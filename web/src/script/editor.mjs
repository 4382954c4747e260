// The editor: CodeMirror, with only the parts that a script needs. It is in a shadow
// tree, where its styles need no exception in the page's security policy.
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap }
    from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { HighlightStyle, StreamLanguage, bracketMatching, indentUnit, syntaxHighlighting }
    from "@codemirror/language";
import { lua } from "@codemirror/legacy-modes/mode/lua";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, drawSelection, highlightActiveLine, hoverTooltip, keymap, lineNumbers }
    from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { el } from "../dom.mjs";

const LOOKS = EditorView.theme({
    "&": { color: "var(--text)", backgroundColor: "var(--panel)", height: "100%",
        fontSize: "14px", borderRadius: "8px" },
    "&.cm-focused": { outline: "3px solid var(--accent)", outlineOffset: "1px" },
    ".cm-scroller": { fontFamily: "ui-monospace, monospace", lineHeight: "1.5" },
    ".cm-content": { caretColor: "var(--text)" },
    ".cm-cursor": { borderLeftColor: "var(--text)" },
    ".cm-gutters": { backgroundColor: "var(--panel)", color: "var(--soft)",
        borderRight: "1px solid var(--edge)" },
    ".cm-activeLine": { backgroundColor: "transparent" },
    "&.cm-focused .cm-activeLine": { boxShadow: "inset 3px 0 var(--accent)" },
    ".cm-selectionBackground": { backgroundColor: "var(--selected)" },
    "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground":
        { backgroundColor: "var(--selected)" },
    ".cm-matchingBracket, &.cm-focused .cm-matchingBracket":
        { backgroundColor: "var(--selected)", outline: "1px solid var(--accent)" },
    ".cm-tooltip": { backgroundColor: "var(--panel)", color: "var(--text)",
        border: "1px solid var(--edge)", borderRadius: "6px", maxWidth: "28rem" },
    ".cm-tooltip .about": { padding: ".3rem .6rem", fontFamily: "system-ui, sans-serif" },
    ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]":
        { backgroundColor: "var(--accent)", color: "var(--on-accent)" },
    ".cm-completionInfo": { padding: ".4rem .6rem", fontFamily: "system-ui, sans-serif" },
    ".cm-diagnostic": { fontFamily: "system-ui, sans-serif" },
    ".cm-diagnostic-error": { borderLeftColor: "var(--bad)" },
    ".cm-lintRange-error": { backgroundImage: "none",
        textDecoration: "underline wavy var(--bad)" },
    ".cm-lintRange-warning": { backgroundImage: "none",
        textDecoration: "underline dotted var(--accent)" },
});

const INK = HighlightStyle.define([
    { tag: tags.keyword, color: "var(--accent)" },
    { tag: tags.string, color: "var(--good)" },
    { tag: [tags.number, tags.bool, tags.atom], color: "var(--number)" },
    { tag: tags.comment, color: "var(--soft)", fontStyle: "italic" },
]);

// Does the same as CodeMirror's own `apply`, with the cursor where writing continues.
function applied({ label, type, detail, info, text, cursor }) {
    return { label, type, detail, info,
        apply(view, _completion, from, to) {
            // An existing comma is not written again.
            const rest = view.state.sliceDoc(to, to + 40);
            const isCut = text.endsWith(",") && /^\s*[,=]/.test(rest);
            view.dispatch({ changes: { from, to, insert: isCut ? text.slice(0, -1) : text },
                selection: { anchor: from + cursor }, userEvent: "input.complete" });
        } };
}

function completing(source) {
    return autocompletion({ icons: false, override: [(context) => {
        const found = source(context.state.doc.toString(), context.pos);
        if (!found || !(context.explicit || found.isBegun)) return null;
        return { from: found.from, options: found.items.map(applied), validFor: /^[\w-]*$/ };
    }] });
}

function explaining(explain) {
    return hoverTooltip((view, at) => {
        const help = explain(view.state.doc.toString(), at);
        return help && { pos: at, create: () => ({ dom: el("div", { class: "about" },
            el("b", {}, help.name), ` ${help.value}`, el("br"), help.doc) }) };
    });
}

// Handles typing over a selection. Chromium's own handling keeps the style of the
// replaced text in an attribute, which the page's policy refuses.
const REPLACING = EditorView.domEventHandlers({ beforeinput(event, view) {
    const { main } = view.state.selection;
    if (event.inputType !== "insertText" || !event.data || main.empty || view.composing) {
        return false;
    }
    event.preventDefault();
    const typed = () => view.state.update(view.state.replaceSelection(event.data),
        { userEvent: "input.type", scrollIntoView: true });
    const isHandled = view.state.facet(EditorView.inputHandler)
        .some((handle) => handle(view, main.from, main.to, event.data, typed));
    if (!isHandled) view.dispatch(typed());
    return true;
} });

// Returns the offsets of a fault: its words in its line, or else the line.
function rangeOf(doc, { line = 1, word }) {
    const { from, to, text } = doc.line(Math.min(Math.max(1, line), doc.lines));
    const at = word ? text.search(new RegExp(`\\b${word.replace(/\W/g, "\\$&")}\\b`)) : -1;
    if (at >= 0) return { from: from + at, to: from + at + word.length };
    return { from: from + text.search(/\S|$/), to };
}

/**
 * Makes an editor.
 * @param options `label`, the purpose of the text; `isLua`; `onChange(text)`;
 * `onCursor(text, offset)`; `complete(text, offset)`, `explain(text, offset)` as in
 * complete.mjs; `keys`, a list of CodeMirror's {key, run}
 */
export function editor({ label, isLua = true, onChange, onCursor, complete, explain,
    keys = [] }) {
    const host = el("div", { class: "editor" });
    const root = host.attachShadow({ mode: "open" });
    const view = new EditorView({ root, parent: root, extensions: [
        lineNumbers(), history(), drawSelection(), highlightActiveLine(), bracketMatching(),
        closeBrackets(), lintGutter(), EditorView.lineWrapping, indentUnit.of("    "),
        EditorState.tabSize.of(4),
        LOOKS, REPLACING, syntaxHighlighting(INK), isLua ? StreamLanguage.define(lua) : [],
        complete ? completing(complete) : [], explain ? explaining(explain) : [],
        EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false",
            tabindex: "0" }),
        keymap.of([...keys, ...closeBracketsKeymap, ...completionKeymap, ...lintKeymap,
            ...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.updateListener.of((update) => {
            const text = () => update.state.doc.toString();
            if (update.docChanged) onChange?.(text());
            if (update.docChanged || update.selectionSet) {
                onCursor?.(text(), update.state.selection.main.head);
            }
        }),
    ] });

    return {
        element: host,
        get text() { return view.state.doc.toString(); },
        set text(text) {
            view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text },
                selection: { anchor: 0 } });
        },
        /** Shows faults: a list of {line, word, message, severity}. */
        mark(faults) {
            view.dispatch(setDiagnostics(view.state, faults.map((fault) => ({
                ...rangeOf(view.state.doc, fault), message: fault.message,
                severity: fault.severity ?? "error",
            }))));
        },
        /** Goes to a line. */
        goTo(line) {
            const { doc } = view.state;
            const { from } = doc.line(Math.min(Math.max(1, line), doc.lines));
            view.dispatch({ selection: { anchor: from }, effects:
                EditorView.scrollIntoView(from, { y: "center" }) });
            view.focus();
        },
        focus: () => view.focus(),
    };
}

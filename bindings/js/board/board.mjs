// <inarow-board>: a game, a position or a board on any page. The arbiter provides
// everything that is drawn as data. docs/board.md describes the element.
import { replayOf } from "./arbiter.mjs";
import { el, svg } from "./dom.mjs";
import { bare, marked, marksOf, rowsOf, rowsOfStep } from "./marks.mjs";
import { moves } from "./moves.mjs";
import { picture } from "./picture/picture.mjs";
import { proof } from "./proof.mjs";
import { sheet } from "./style.mjs";
import { Tree } from "./tree.mjs";
import { stepByWheel } from "./wheel.mjs";
import { boardInWords, standing } from "./words.mjs";

const READ = ["src", "record", "variant", "options", "position", "turn", "forbidden"];
const ACROSS = 2; // layers in a row: suits a column of text, and a phone
const BRACE = 0x7b; // first character of JSON, and of no notation
const SWIPE = 30; // minimum length of a swipe in pixels
const NEAR = "300px"; // distance below the window at which a board is prepared
const BUTTONS = {
    first: ["First move", "M4 3h3v18h-3zM21 3v18L8 12z"],
    back: ["Back", "M18 3v18L5 12z"],
    forward: ["Forward", "M6 3v18l13-9z"],
    last: ["Last move", "M20 3h-3v18h3zM3 3v18l13-9z"],
};
const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last",
    ArrowUp: "previousVariation", ArrowDown: "nextVariation" };

let shared = null; // style sheet of all boards

/** Reads `size=9 opening=free` into an object. */
function optionsOf(text) {
    const pairs = (text ?? "").split(/\s+/).filter(Boolean).map((pair) => pair.split("="));
    return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

export class InarowBoard extends HTMLElement {
    // A static field would make the bundler replace all private members by maps.
    static get observedAttributes() {
        return [...READ, "at", "numbers", "moves", "label", "turned", "mirrored", "open"];
    }

    #given = {}; // properties that are not attributes
    #tree = null;
    #at = 0;
    #step = null; // current step of the explanation
    #picture = picture((point) => this.#dispatch("point", { point }),
        (point, isTouch) => this.#dispatch("aim", { point, isTouch }));
    #proof = proof((step) => { this.#step = step; this.#draw(); });
    #moves = null;
    #status = el("p", { part: "status", class: "status", "aria-live": "polite" });
    #players = el("p", { part: "players", class: "players" });
    #comment = el("div", { part: "comment", class: "comment" });
    #buttons = {};
    #frame;
    #side;
    #watcher = null;
    #reading = 0; // number of the last request to read
    #isDue = false;

    constructor() {
        super();
        for (const [name, [label, d]] of Object.entries(BUTTONS)) {
            this.#buttons[name] = el("button", { type: "button", part: "button",
                "aria-label": label, title: label, onclick: () => this[name]() },
            svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d })));
        }
        this.#side = el("div", { class: "side", part: "side" }, this.#players,
            this.#status,
            el("div", { part: "controls", class: "controls", role: "group",
                "aria-label": "Moves" }, Object.values(this.#buttons)),
            this.#comment, this.#proof.element);
        this.#frame = el("div", { class: "frame empty", part: "frame", role: "group",
            tabindex: 0, onkeydown: (event) => this.#press(event) },
        this.#picture.element, this.#side);
        const root = this.attachShadow({ mode: "open" });
        root.adoptedStyleSheets = [shared ??= sheet()];
        root.append(this.#frame);
        this.#listenToFingers();
        // Without the focus, the wheel scrolls the page past the board.
        stepByWheel(this.#picture.element, (isForward) => this.#moves
            && this.matches(":focus-within") && this.#buttons[isForward ? "forward" : "back"]);
    }

    connectedCallback() {
        this.#due();
    }

    disconnectedCallback() {
        this.#watcher?.disconnect();
    }

    attributeChangedCallback(name) {
        if (READ.includes(name)) return this.#due();
        if (name === "at" && this.#tree) return this.go(this.#begin());
        if (this.#tree || this.#given.board) this.#draw();
    }

    // ---- Properties -------------------------------------------------------------------

    /** A game in any supported notation; by default the element's text. */
    get record() { return this.getAttribute("record") ?? this.textContent.trim(); }
    set record(text) { this.#set("record", text); }

    /** The address of a file with a game, or with a replay as JSON. */
    get src() { return this.getAttribute("src"); }
    set src(address) { this.#set("src", address); }

    /** A game in the form of the arbiter's `replay`. No arbiter is loaded. */
    get replay() { return this.#tree?.replay ?? null; }
    set replay(replay) { this.#give({ replay }); }

    /**
     * A board in the form of the arbiter's `board` with `ground`. No arbiter is loaded.
     */
    get board() { return this.#given.board ?? null; }
    set board(board) {
        if (board && !board.ground) {
            throw new TypeError("board: it has no ground; ask for it with { ground: true }");
        }
        const { active, chosen, marks, ghost } = this.#given;
        this.#give({ board, active, chosen, marks, ghost });
    }

    /** Points of a `board` that can be chosen. Choosing one sends a `point` event. */
    get active() { return this.#given.active ?? []; }
    set active(active) { this.#add({ active }); }

    /** Points of a `board` that are marked as chosen. */
    get chosen() { return this.#given.chosen ?? []; }
    set chosen(chosen) { this.#add({ chosen }); }

    /** Other marks on a `board`, as listed in docs/board.md. */
    get marks() { return this.#given.marks ?? {}; }
    set marks(marks) { this.#add({ marks }); }

    /**
     * The stone that a click on a point of a `board` would place: (name) => {point,
     * colour}.
     */
    get ghost() { return this.#given.ghost ?? null; }
    set ghost(ghost) { this.#add({ ghost }); }

    /** The current node: {number, text, ruling, comment, …}; null without a game. */
    get node() {
        const node = this.#tree?.nodes[this.#at];
        return node ? { ...node, path: this.#tree.path(this.#at).slice(1).map(({ text }) => text) }
            : null;
    }

    #set(name, value) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, value);
    }

    #give(given) {
        this.#given = given;
        this.#due();
    }

    // Draws a board only after all of its parts have been set.
    #add(more) {
        Object.assign(this.#given, more);
        if (this.#given.board) this.#due();
    }

    // ---- Reading ----------------------------------------------------------------------

    // Simultaneous changes are read once, and only when the board is near the window.
    #due() {
        if (this.#isDue || !this.isConnected) return;
        this.#isDue = true;
        queueMicrotask(() => {
            this.#isDue = false;
            this.#watcher?.disconnect();
            this.#reading += 1;
            const { board, replay } = this.#given;
            if (board) return this.#showBoard();
            if (replay) return this.#showGame(replay);
            this.#watcher = new IntersectionObserver((seen) => {
                if (!seen.some((one) => one.isIntersecting)) return;
                this.#watcher.disconnect();
                this.#read();
            }, { rootMargin: NEAR });
            this.#watcher.observe(this);
        });
    }

    async #asked() {
        const of = (name) => this.getAttribute(name) ?? undefined;
        const asked = { variant: of("variant"), options: optionsOf(of("options")) };
        if (!this.src) return { ...asked, text: this.record, position: of("position"), turn: of("turn") };
        const answer = await fetch(new URL(this.src, document.baseURI));
        if (!answer.ok) throw new Error(`${this.src}: ${answer.status} ${answer.statusText}`);
        const bytes = new Uint8Array(await answer.arrayBuffer());
        if (bytes[0] !== BRACE) return { ...asked, text: bytes };
        const data = JSON.parse(new TextDecoder().decode(bytes));
        return { replay: data.result ?? data }; // an answer of the service, or its content
    }

    async #read() {
        const reading = this.#reading;
        try {
            const asked = await this.#asked();
            if (!asked.text && !asked.variant && !asked.replay) return;
            const replay = asked.replay ?? await replayOf(asked,
                { across: ACROSS, forbidden: this.hasAttribute("forbidden") });
            if (reading === this.#reading) this.#showGame(replay);
        } catch (error) {
            if (reading !== this.#reading) return;
            this.#fail(error);
            this.dispatchEvent(new CustomEvent("fault", { detail: { error } }));
        }
    }

    // Removes the previous content, because it is not what was requested.
    #fail({ message }) {
        this.#showBoard();
        this.#frame.classList.replace("empty", "failed");
        this.#status.replaceChildren(el("span", { class: "fault", role: "alert" }, message));
    }

    #showBoard() {
        this.#tree = null;
        this.#moves?.element.remove();
        this.#moves = null;
        this.#draw();
    }

    #showGame(replay) {
        this.#tree = new Tree(replay);
        this.#moves?.element.remove();
        this.#moves = null;
        if (this.#tree.nodes.length > 1) {
            this.#moves = moves(this.#tree, (index) => this.go(index));
            this.#side.append(this.#moves.element);
        }
        this.#at = this.#begin();
        this.#tree.visit(this.#at);
        this.#step = null;
        this.#draw();
        this.#dispatch("ready", {});
    }

    #begin() {
        const at = this.getAttribute("at") ?? "end";
        return this.#tree.main(at === "end" ? Infinity : Number(at) || 0);
    }

    // ---- Stepping ---------------------------------------------------------------------

    /** Shows the node of this number, which is `node.index`. */
    go(index) {
        if (!this.#tree?.nodes[index] || index === this.#at) return;
        this.#tree.visit(index);
        this.#at = index;
        this.#step = null;
        this.#draw();
        this.#dispatch("step", { node: this.node });
    }

    first() { this.go(0); }
    last() { this.go(this.#tree?.end(this.#at)); }
    back() { this.go(this.#tree?.nodes[this.#at].parent); }
    forward() { this.go(this.#tree?.next(this.#at)); }
    nextVariation() { this.go(this.#tree?.sibling(this.#at, 1)); }
    previousVariation() { this.go(this.#tree?.sibling(this.#at, -1)); }

    #press(event) {
        const name = KEYS[event.key];
        if (!this.#moves || !name || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
        const isVariation = name.endsWith("Variation");
        if (isVariation && this.#tree.nodes[this.#tree.nodes[this.#at].parent]?.children.length < 2) return;
        event.preventDefault();
        this[name]();
    }

    // A finger that is drawn across the board steps through the game.
    #listenToFingers() {
        let from = null;
        const { element } = this.#picture;
        element.addEventListener("pointerdown", (event) => {
            from = event.pointerType === "touch" && event.isPrimary ? event : null;
        });
        element.addEventListener("pointerup", (event) => {
            const across = from ? event.clientX - from.clientX : 0;
            const down = from ? event.clientY - from.clientY : 0;
            from = null;
            if (!this.#moves || Math.abs(across) < SWIPE || Math.abs(down) > Math.abs(across)) return;
            if (across < 0) this.forward();
            else this.back();
        });
    }

    /**
     * Moves the focus to the board: to the point that had it last, if points can be
     * chosen.
     */
    focus() {
        if (this.#frame.hasAttribute("tabindex")) this.#frame.focus();
        else this.#picture.focus();
    }

    #dispatch(name, detail) {
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }

    // ---- Drawing ----------------------------------------------------------------------

    #draw() {
        const given = this.#tree?.replay ?? this.#given.board;
        if (!given) return;
        this.#frame.classList.remove("empty", "failed");
        const hasMoves = Boolean(this.#moves) && this.getAttribute("moves") !== "none";
        this.#frame.classList.toggle("sided", hasMoves);
        this.#frame.setAttribute("aria-label", this.getAttribute("label")
            ?? [given.title, ...given.players].join(", "));
        this.#players.textContent = given.players.join(" – ");
        this.#buttons.first.parentNode.hidden = !this.#moves;
        if (this.#moves) this.#moves.element.hidden = !hasMoves;
        if (this.#tree) this.#drawNode();
        else this.#drawBoard();
    }

    // Returns the orientation of the board.
    #view() {
        const quarters = Math.round(Number(this.getAttribute("turned")) / 90) & 3;
        return { quarters, isMirrored: this.hasAttribute("mirrored") };
    }

    #drawBoard() {
        const { board, active = null, chosen, marks = {}, ghost } = this.#given;
        const isNumbered = this.hasAttribute("numbers");
        const { step, steps = [], decides } = marks;
        const plain = board.points.map((point) => (isNumbered ? point
            : { ...point, number: undefined }));
        const points = step ? marked(bare(plain), marksOf(step, decides))
            : marked(plain, { ...marks, chosen });
        this.#picture.show({ ...board, points }, { ...this.#view(), may: active,
            isOpen: this.hasAttribute("open"), ghostAt: ghost, step,
            rows: step ? rowsOfStep(step, steps) : [] });
        this.#frame.removeAttribute("tabindex");
        this.#proof.show(null);
        this.#comment.textContent = "";
        this.#say({ text: [board.status, ...board.counts].join(" ") });
    }

    #drawNode() {
        const tree = this.#tree;
        const node = tree.nodes[this.#at];
        const { replay } = tree;
        const isNumbered = this.hasAttribute("numbers");
        const step = this.#step ?? undefined;
        const shown = step?.after !== undefined
            ? tree.path(this.#at)[step.after]?.index ?? this.#at : this.#at;
        const points = tree.points(shown, { numbers: isNumbered });
        const decides = node.ruling?.status === "won" ? node.last : undefined;
        this.#picture.show({ ...replay, points: step
            ? marked(bare(points), marksOf(step, decides)) : marked(points, { decides }) },
        { ...this.#view(), step, rows: step ? rowsOfStep(step, node.steps) : rowsOf(node.steps) });
        this.#moves?.mark(this.#at);
        this.#proof.show(node.steps ?? null);
        this.#comment.textContent = [node.before, node.comment].filter(Boolean).join("\n");
        this.#say(standing(node));
        const isFirst = node.parent === null;
        const isLast = node.children.length === 0;
        for (const name of ["first", "back"]) this.#enable(name, !isFirst);
        for (const name of ["last", "forward"]) this.#enable(name, !isLast);
    }

    // Moves the focus away from a button that is disabled, so that the focus is not lost.
    #enable(name, isOn) {
        const button = this.#buttons[name];
        if (!isOn && this.shadowRoot.activeElement === button) this.#frame.focus();
        button.disabled = !isOn;
    }

    #say({ moved, head, text, citation }) {
        const parts = [moved && el("span", { class: "moved" }, moved), head && el("b", {}, head, " "),
            text, citation && el("cite", {}, citation)].filter(Boolean);
        this.#status.replaceChildren(...parts);
    }

    /** The board in words, for screen readers. */
    get words() {
        if (this.#tree) return boardInWords(this.#tree.points(this.#at), this.replay.colours);
        return this.board ? boardInWords(this.board.points, this.board.colours) : "";
    }
}

if (!customElements.get("inarow-board")) customElements.define("inarow-board", InarowBoard);

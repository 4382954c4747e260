// How the element looks. Words and edges have the page's colours, so they follow its light
// and dark; the board's own can be set. A sheet that is constructed needs no leave of a
// content security policy.

const TEXT = `
:host {
    --ground: var(--inarow-ground, #e2b66d);
    --line: var(--inarow-line, #5b4218);
    --upright: var(--inarow-upright, #2b5aa8);
    --mark: var(--inarow-mark, #c8102e);
    --proof: var(--inarow-proof, #2fe0ff);
    --accent: var(--inarow-accent, #2f7fd0);
    --edge: color-mix(in srgb, currentColor 30%, transparent);
    display: block; container-type: inline-size; max-width: 62rem; line-height: 1.4;
}
:host([hidden]) { display: none; }
.frame { display: grid; gap: .5rem 1rem; align-items: start; border-radius: 6px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.board { display: block; width: 100%; margin: auto; max-height: var(--inarow-height, max(18rem, 85vh));
    touch-action: pan-y pinch-zoom; user-select: none; -webkit-user-select: none;
    font-family: system-ui, sans-serif; }
.empty .board { aspect-ratio: 1; }
.failed .board, .empty .controls, .failed .controls { display: none; }
@container (min-width: 42rem) {
    .frame.sided { grid-template-columns: minmax(0, 3fr) minmax(14rem, 2fr); }
    .sided .side { max-height: var(--inarow-height, max(18rem, 85vh)); }
}
.side { display: flex; flex-direction: column; gap: .5rem; min-width: 0; position: relative; }
.side > * { margin: 0; }
.side > :empty, .side > [hidden] { display: none; }
.status { min-height: 1.4em; }
.status .moved { font-weight: 600; margin-right: .5em; }
.status cite { font-style: normal; opacity: .8; margin-left: .4em; }
.fault { color: var(--mark); }
.controls { display: flex; gap: .25rem; }
button { font: inherit; color: inherit; background: none; border: 1px solid var(--edge);
    border-radius: 4px; cursor: pointer; padding: 0; }
button:hover:not(:disabled) { background: color-mix(in srgb, currentColor 12%, transparent); }
button:disabled { opacity: .35; cursor: default; }
.controls button { flex: 1; max-width: 5rem; height: 2.75rem; }
.controls svg { height: 1.1rem; fill: currentColor; vertical-align: middle; }
.comment { white-space: pre-wrap; overflow-wrap: anywhere; }
[part=moves] { overflow: auto; max-height: 14rem; position: relative; }
.sided [part=moves] { flex: 0 1 auto; max-height: none; min-height: 4rem; }
@container (max-width: 42rem) { .sided [part=moves] { max-height: 9rem; } }
.line .line { margin: 0 0 0 .4rem; padding-left: .5rem; border-left: 2px solid var(--edge); }
.move { border-color: transparent; padding: .1rem .35rem; min-height: 1.75rem; }
.move .count { opacity: .7; margin-right: .3em; font-size: .8em; }
.move.refused { text-decoration: line-through; }
.move[aria-current] { border-color: var(--accent); font-weight: 600; }
summary { cursor: pointer; }
details ol { margin: .25rem 0 0; padding: 0; list-style: none; max-height: 16rem;
    overflow: auto; }
details button { display: block; width: 100%; text-align: left; border-color: transparent;
    padding: .2rem .4rem; }
details button[aria-pressed=true] { border-color: var(--accent); }
.depth-1 { padding-left: 1rem; }
.depth-2 { padding-left: 2rem; }
.depth-3 { padding-left: 3rem; }

text { text-anchor: middle; }
.label { fill: currentColor; }
.ground { fill: var(--ground); stroke: var(--line); stroke-linejoin: round; }
.upright .ground { fill: var(--upright); }
.lines, .block { fill: none; stroke: var(--line); stroke-linecap: square; }
.block { stroke-width: 2; stroke-linejoin: round; }
.dot { fill: var(--line); }
.hole { fill: var(--inarow-hole, Canvas); }
.mind { fill-opacity: .6; stroke-width: 2; stroke-dasharray: 5 4; }
.captured { fill: none; stroke: var(--line); stroke-width: 2; stroke-dasharray: 5 4; }
.offered { fill-opacity: .45; stroke: #2b2b2b; stroke-width: 2; }
.forbidden { fill: none; stroke: var(--mark); stroke-width: 4; stroke-linecap: round; }
.beside { fill: var(--mark); stroke: #fbf8f1; stroke-width: 2; }
.shown, .row { fill: none; stroke: var(--proof); stroke-width: 3; stroke-linecap: round; }
.shown.under, .row.under { stroke: #06324a; stroke-width: 6; }
.row.under { stroke-width: 7; opacity: .8; }
.decides { fill: none; stroke: var(--mark); stroke-width: 4; }
.issue { fill: none; stroke: var(--mark); stroke-width: 3; }
.issue.under { stroke: #fbf8f1; stroke-width: 6; }
.chosen { fill: none; stroke: #1540c0; stroke-width: 5; }
.sign { stroke-width: 2.5; }
text.sign { stroke: none; font-weight: 600; }
.bare { fill: var(--line); paint-order: stroke; stroke: var(--ground); stroke-width: 8; }
.signs { pointer-events: none; }
.spot { fill: transparent; }
.may { cursor: pointer; outline: none; }
.may:hover .spot { fill: #0003; }
.aimed .spot, .may:focus-visible .spot { stroke: var(--accent); stroke-width: 4; }
`;

/** A sheet that all elements of the page share. */
export function sheet() {
    const made = new CSSStyleSheet();
    made.replaceSync(TEXT);
    return made;
}

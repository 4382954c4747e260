--- The script of an event's page, which replays its games. page.lua inserts `board` and
-- `games` before the script, in the form of inarow.replay. The script needs no rules: a
-- node lists the changes of the board.
return [=[
const find = (id) => document.getElementById(id);
const STONE = 0.43;
let shown = null, at = 0;

function draw(name, attributes, text) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  if (text !== undefined) node.textContent = text;
  find("board").append(node);
}

const circle = (cx, cy, r, more) => draw("circle", { cx, cy, r, ...more });
const shape = (corners) => `M${corners.map((corner) => corner.join(" ")).join("L")}z`;

function drawGround({ box, outlines, blocks, lines, dots, holes, labels }) {
  const thin = { fill: "none", stroke: "#5b4218", "stroke-width": 0.03 };
  find("board").setAttribute("viewBox", box.join(" "));
  draw("path", { d: outlines.map(shape).join(""),
    fill: holes.length > 0 ? "#2b5aa8" : "#e2b66d" });
  draw("path", { ...thin, d: lines.map(([x, y, toX, toY]) =>
    `M${x} ${y}L${toX} ${toY}`).join("") + blocks.map(shape).join("") });
  for (const [x, y, r] of dots) circle(x, y, r, { fill: "#5b4218" });
  for (const [x, y] of holes) circle(x, y, STONE, { fill: "Canvas" });
  for (const { x, y, text } of labels) draw("text", { x, y, fill: "CanvasText" }, text);
}

function drawBoard() {
  find("board").replaceChildren();
  drawGround(board.ground);
  const stones = new Map(), last = shown.nodes[at].last;
  for (const { changes } of shown.nodes.slice(0, at + 1)) {
    for (let i = 0; i < changes.length; i += 2) {
      stones.set(changes[i] - 1, changes[i + 1]);
    }
  }
  for (const [index, colour] of stones) {
    if (colour === 0) continue;
    const { name, left, top } = board.points[index];
    const { fill, edge, ink } = board.ground.looks[colour - 1];
    circle(left, top, STONE, { fill, stroke: edge, "stroke-width": 0.03 });
    if (name === last) circle(left, top, 0.14, { fill: ink });
  }
}

function show(step) {
  const end = shown.nodes.length - 1;
  at = Math.max(0, Math.min(end, step));
  find("title").textContent = `${shown.number}. ${shown.first} – ${shown.second}`;
  find("at").textContent = `${at}/${end} ${shown.nodes[at].text ?? ""}`;
  const said = at === end ? [shown.ruling] : [];
  find("notes").textContent = said.concat(shown.notes).join(" · ");
  find("board").setAttribute("aria-label", find("title").textContent);
  drawBoard();
}

function choose(game, row) {
  document.querySelector("tr.shown")?.classList.remove("shown");
  row.classList.add("shown");
  shown = game;
  show(Infinity);
}

function list() {
  const wanted = find("filter").value.toLowerCase();
  const rows = games.map((game) => {
    const texts = [game.number, game.first, game.second, game.ruling, game.by,
      game.moves];
    if (!texts.join(" ").toLowerCase().includes(wanted)) return [];
    const row = document.createElement("tr");
    for (const text of texts) row.insertCell().textContent = text;
    row.tabIndex = 0;
    row.onclick = () => choose(game, row);
    row.onkeydown = (event) => { if (event.key === "Enter") choose(game, row); };
    return [row];
  }).flat();
  document.querySelector("#games tbody").replaceChildren(...rows);
}

for (const button of document.querySelectorAll("#steps button")) {
  button.onclick = () => {
    const { to, by } = button.dataset;
    if (shown) show(by ? at + Number(by) : to === "end" ? Infinity : 0);
  };
}
document.addEventListener("keydown", (event) => {
  if (!shown || event.target === find("filter")) return;
  if (event.key === "ArrowLeft") show(at - 1);
  if (event.key === "ArrowRight") show(at + 1);
});
find("filter").oninput = list;
list();
document.querySelector("#games tbody tr")?.click();
]=]

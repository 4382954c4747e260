--- The script of an event's page, which replays its games. page.lua inserts `board` and
-- `games` before the script. The script needs no rules: a step lists the changes of the
-- board.
return [=[
const find = (id) => document.getElementById(id);
const LETTERS = "XO#@%&";
let shown = null, at = 0;

function draw(name, attributes, parent, text) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  if (text !== undefined) node.textContent = text;
  parent.append(node);
  return node;
}

// The stones after `count` steps, by point, and the points of the last step.
function stones(game, count) {
  const cells = [...game.start];
  let last = [];
  for (const step of game.steps.slice(0, count)) {
    if (!step) continue;
    last = [];
    for (const change of step.split(" ")) {
      const index = parseInt(change, 10) - 1;
      cells[index] = change.at(-1);
      if (cells[index] !== ".") last.push(index);
    }
  }
  return [cells, last];
}

function drawBoard() {
  const svg = find("board");
  svg.replaceChildren();
  svg.setAttribute("viewBox", `-1.6 -0.9 ${board.width + 2.5} ${board.height + 2.5}`);
  for (const [x1, y1, x2, y2] of board.strokes) {
    draw("line", { x1, y1, x2, y2, stroke: "#5a4018", "stroke-width": 0.03,
      "stroke-linecap": "square" }, svg);
  }
  for (const { x, y, text } of board.labels) {
    draw("text", { x, y, fill: "#3b2a10" }, svg, text);
  }
  if (!shown) return;
  const [cells, last] = stones(shown, at);
  cells.forEach((cell, index) => {
    const look = board.looks[LETTERS.indexOf(cell)];
    if (!look) return;
    const [cx, cy] = board.points[index];
    draw("circle", { cx, cy, r: 0.46, fill: look.fill, stroke: "#000",
      "stroke-width": 0.03 }, svg);
    if (last.includes(index)) {
      draw("circle", { cx, cy, r: 0.14, fill: "#d22" }, svg);
    }
  });
}

function show(step) {
  at = Math.max(0, Math.min(shown.steps.length, step));
  find("title").textContent = `${shown.number}. ${shown.first} – ${shown.second}`;
  find("at").textContent = `${at}/${shown.steps.length} ${at ? shown.texts[at - 1] : ""}`;
  const end = at === shown.steps.length ? [shown.ruling] : [];
  find("notes").textContent = end.concat(shown.notes).join(" · ");
  find("board").setAttribute("aria-label", find("title").textContent);
  drawBoard();
}

function choose(game, row) {
  document.querySelector("tr.shown")?.classList.remove("shown");
  row.classList.add("shown");
  shown = game;
  show(game.steps.length);
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
    if (shown) show(by ? at + Number(by) : to === "end" ? shown.steps.length : 0);
  };
}
document.addEventListener("keydown", (event) => {
  if (!shown || event.target === find("filter")) return;
  if (event.key === "ArrowLeft") show(at - 1);
  if (event.key === "ArrowRight") show(at + 1);
});
find("filter").oninput = list;
list();
drawBoard();
document.querySelector("#games tbody tr")?.click();
]=]

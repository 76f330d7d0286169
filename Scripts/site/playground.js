// The playground: shows the recorded result for the positions of the events, and lets the user move them.
"use strict";

const NARROW = window.innerWidth < 600;
const ROW = 56, LEFT = NARROW ? 90 : 110, RIGHT = 40, RADIUS = NARROW ? 14 : 15, WIDEST = 48;
const COLORS = ["#a5d6ff", "#ffd8a8", "#b2f2bb", "#ffc9c9", "#d0bfff", "#ffec99"];
const board = document.getElementById("board");
const spoken = document.getElementById("spoken");
const menu = document.getElementById("operator");
let recording = null;
let columns = [];
// The last column of any recorded run, and the width of a column, with which all of them fit if possible.
let last = 0, columnWidth = WIDEST;

function element(name, attributes, parent, text) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  parent.append(made);
  return made;
}

function x(column) { return LEFT + column * columnWidth; }

function result() { return recording.runs[columns.map(row => row.join(",")).join("/")]; }

function color(text) {
  const all = recording.sources.flatMap(source => source.elements);
  const index = all.indexOf(text);
  return COLORS[(index < 0 ? [...text].reduce((sum, one) => sum + one.charCodeAt(0), 0) : index) % COLORS.length];
}

function marble(parent, column, y, text, level = 0) {
  const group = element("g", {class: "marble", transform: `translate(${x(column)} ${y + level * 12})`}, parent);
  const width = Math.max(2 * RADIUS, text.length * 8.6 + 10);
  if (width > 2 * RADIUS) {
    element("rect", {x: -width / 2, y: -RADIUS, width, height: 2 * RADIUS, rx: RADIUS, fill: color(text)}, group);
  } else {
    element("circle", {r: RADIUS, fill: color(text)}, group);
  }
  element("text", {y: 5}, group, text);
  return group;
}

function isTerminal(text) { return text === "|" || text === "#"; }

function terminal(svg, column, y, kind) {
  if (kind === "|") element("path", {d: `M${x(column)} ${y - 20}V${y + 20}`}, svg);
  if (kind === "#") element("path", {d: `M${x(column) - 10} ${y - 10}l20 20m0 -20l-20 20`}, svg);
}

function line(svg, y, end) { element("path", {d: `M${x(0) - 22} ${y}H${x(end) + 22}`}, svg); }

// Moves an event to the nearest free column between its neighbors.
function move(row, index, column) {
  const positions = columns[row];
  const least = index > 0 ? positions[index - 1] + recording.gap : 0;
  const most = index + 1 < positions.length ? positions[index + 1] - recording.gap : recording.columns - 1;
  const next = Math.max(least, Math.min(most, column));
  if (next === positions[index]) return;
  positions[index] = next;
  draw(`${row}:${index}`);
  const events = result().map(([at, text]) =>
    (text === "|" ? "completion" : text === "#" ? "an error" : text) + ` at ${at}`);
  spoken.textContent = `Result: ${events.join(", ") || "no event"}.`;
}

function makeMovable(group, svg, row, index, label) {
  group.classList.add("movable");
  group.id = `event-${row}:${index}`;
  const name = `${label}, column ${columns[row][index]}`;
  const attributes = {tabindex: 0, role: "slider", "aria-label": name, "aria-valuemin": 0,
    "aria-valuemax": recording.columns - 1, "aria-valuenow": columns[row][index]};
  for (const [key, value] of Object.entries(attributes)) group.setAttribute(key, value);
  group.addEventListener("keydown", event => {
    const step = {ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1}[event.key];
    if (!step) return;
    event.preventDefault();
    move(row, index, columns[row][index] + step);
  });
  group.addEventListener("pointerdown", event => {
    event.preventDefault();
    const follow = event => {
      const box = board.firstElementChild.getBoundingClientRect();
      move(row, index, Math.round((event.clientX - box.left - LEFT) / columnWidth));
    };
    const end = () => {
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("pointerup", end);
    };
    window.addEventListener("pointermove", follow);
    window.addEventListener("pointerup", end);
  });
}

function draw(focused) {
  const sources = recording.sources;
  const events = result();
  const stacked = events.filter(([column], index) => index > 0 && events[index - 1][0] === column).length;
  const width = x(last) + RIGHT, height = (sources.length + 2) * ROW + 20 + stacked * 12;
  board.replaceChildren();
  const svg = element("svg", {width, height, viewBox: `0 0 ${width} ${height}`, role: "group",
    "aria-label": `Events of ${menu.value}`}, board);
  for (let column = 0; column <= last; column += 1) {
    element("path", {class: "grid", d: `M${x(column)} 8V${height - 8}`}, svg);
  }
  sources.forEach((source, row) => {
    const y = 36 + row * ROW;
    element("text", {x: 4, y: y + 5}, svg, source.title.split(" ")[0]);
    line(svg, y, recording.columns);
    terminal(svg, recording.columns, y, source.terminal);
    source.elements.forEach((text, index) => {
      const group = marble(svg, columns[row][index], y, text);
      makeMovable(group, svg, row, index, `${source.title.split(" ")[0]}, element ${text}`);
    });
  });
  const top = 36 + sources.length * ROW;
  element("rect", {class: "box", x: 4, y: top - 20, width: width - 8, height: 40, rx: 8}, svg);
  element("text", {x: 14, y: top + 5}, svg, recording.expression);
  const y = top + ROW;
  element("text", {x: 4, y: y + 5}, svg, "result");
  line(svg, y, last);
  let level = 0;
  // The terminal event comes first, below an element of the same column.
  events.filter(([, text]) => isTerminal(text)).forEach(([column, text]) => terminal(svg, Number(column), y, text));
  events.filter(([, text]) => !isTerminal(text)).forEach(([column, text], index, elements) => {
    level = index > 0 && elements[index - 1][0] === column ? level + 1 : 0;
    marble(svg, Number(column), y, text, level);
  });
  if (focused) document.getElementById(`event-${focused}`).focus();
}

function show(name) {
  if (!recordings[name]) {
    const script = document.createElement("script");
    script.src = `${name}.js`;
    script.onload = () => show(name);
    document.head.append(script);
    return;
  }
  recording = recordings[name];
  columns = recording.sources.map(source => [...source.columns]);
  const results = Object.values(recording.runs).flat().map(([column]) => Number(column));
  last = results.reduce((most, column) => Math.max(most, column), recording.columns);
  columnWidth = Math.max(2 * RADIUS, Math.min(WIDEST, (board.clientWidth - LEFT - RIGHT) / last));
  const summary = document.getElementById("summary");
  summary.replaceChildren(...operators.find(one => one.name === name).summary.split("`").map((text, index) => {
    const part = document.createElement(index % 2 ? "code" : "span");
    part.textContent = text;
    return part;
  }));
  draw();
}

for (const group of [...new Set(operators.map(one => one.group))]) {
  const options = document.createElement("optgroup");
  options.label = group;
  for (const {name} of operators.filter(one => one.group === group)) options.append(new Option(name, name));
  menu.append(options);
}
menu.addEventListener("change", () => {
  location.hash = menu.value;
  show(menu.value);
});
const wanted = decodeURIComponent(location.hash.slice(1));
menu.value = operators.some(one => one.name === wanted) ? wanted : operators.some(one => one.name === "debounce")
  ? "debounce" : operators[0].name;
show(menu.value);

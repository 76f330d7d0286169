// The playground: shows the recorded result for the positions of the events, and lets the user move them.
"use strict";

const IS_NARROW = window.innerWidth < 600;
const RADIUS = IS_NARROW ? 10 : 15, FONT = IS_NARROW ? 12 : 14;
const MARGIN = RADIUS + 8, TITLE = 20, LINE = 2 * RADIUS + 12, LEVEL = RADIUS + 4, WIDEST = 48;
// The subscriptions of one source that are shown: `retry` may have any number.
const MAX_SUBSCRIPTIONS = 3;
const COLORS = ["#a5d6ff", "#ffd8a8", "#b2f2bb", "#ffc9c9", "#d0bfff", "#ffec99"];
const board = document.getElementById("board");
const spoken = document.getElementById("spoken");
const menu = document.getElementById("operator");
let recording = null;
// The column of each element of each source, from its subscription.
let columns = [];
// The last column of any recorded run, and the width of a column, with which all of them fit.
let last = 0, columnWidth = WIDEST;
// The room after the last column, for the widest element.
let rest = MARGIN;
// The lines of each source, and the levels of each result, that the run with the most of them needs.
let lines = [], levels = [];

function element(name, attributes, parent, text) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  parent.append(made);
  return made;
}

function x(column) { return MARGIN + column * columnWidth; }

function run() { return recording.runs[columns.map(row => row.join(",")).join("/")]; }

// The events of the results, each as its column and text.
function results(one = run()) {
  return one.events.map(events => events.map(event => {
    const space = event.indexOf(" ");
    return [Number(event.slice(0, space)), event.slice(space + 1)];
  }));
}

function color(text) {
  const all = recording.sources.flatMap(source => source.elements);
  const index = all.indexOf(text);
  return COLORS[(index < 0 ? [...text].reduce((sum, one) => sum + one.charCodeAt(0), 0) : index) % COLORS.length];
}

function widthOf(text) { return Math.max(2 * RADIUS, text.length * 0.61 * FONT + 10); }

function isTerminal(text) { return text === "|" || text === "#"; }

// The elements of a result with their levels: those that would overlap are below each other.
function leveled(events) {
  const ends = [];
  return events.filter(([, text]) => !isTerminal(text)).map(([column, text]) => {
    const start = x(column) - widthOf(text) / 2;
    let level = 0;
    while (ends[level] > start) level += 1;
    ends[level] = start + widthOf(text);
    return {column, text, level};
  });
}

function marble(parent, column, y, text) {
  const group = element("g", {class: "marble", transform: `translate(${x(column)} ${y})`}, parent);
  const width = widthOf(text);
  element("rect", {x: -width / 2, y: -RADIUS, width, height: 2 * RADIUS, rx: RADIUS, fill: color(text)}, group);
  element("text", {y: FONT / 3, "font-size": FONT}, group, text);
  return group;
}

function terminal(svg, column, y, kind, height = 0) {
  const size = 0.7 * RADIUS;
  if (kind === "|") element("path", {d: `M${x(column)} ${y - RADIUS - 5}V${y + RADIUS + 5 + height}`}, svg);
  if (kind === "#") {
    element("path", {d: `M${x(column) - size} ${y - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`},
      svg);
  }
}

// Moves an event to the column that is nearest, or nearest in a direction: to a free one, or past another event, with which
// it changes places.
function move(row, index, column, direction = 0) {
  const now = columns[row][index], others = columns[row].filter(one => one !== now);
  const possible = [...Array(recording.sources[row].width).keys()].filter(one =>
    (direction === 0 || (one - now) * direction > 0)
    && (others.includes(one) || others.every(other => Math.abs(other - one) >= recording.gap)));
  const next = possible.sort((one, other) => Math.abs(one - column) - Math.abs(other - column))[0];
  if (next === undefined || next === now) return;
  columns[row] = columns[row].map(one => one === next ? now : one === now ? next : one);
  draw(`${row}:${index}`);
  const events = results().map(events => events.map(([at, text]) =>
    (text === "|" ? "completion" : text === "#" ? "an error" : text) + ` at ${at}`).join(", ") || "no event");
  spoken.textContent = `Result: ${events.join("; ")}.`;
}

function makeMovable(group, row, index, start) {
  const source = recording.sources[row];
  group.classList.add("movable");
  group.id = `event-${row}:${index}`;
  const attributes = {tabindex: 0, role: "slider", "aria-label": `${source.title.split(" ")[0]}, element ${source.elements[index]}`,
    "aria-valuemin": 0, "aria-valuemax": source.width - 1, "aria-valuenow": columns[row][index]};
  for (const [key, value] of Object.entries(attributes)) group.setAttribute(key, value);
  group.addEventListener("keydown", event => {
    const step = {ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1}[event.key];
    if (!step) return;
    event.preventDefault();
    move(row, index, columns[row][index] + step, step);
  });
  group.addEventListener("pointerdown", event => {
    event.preventDefault();
    const follow = event => {
      const left = board.getBoundingClientRect().left;
      move(row, index, Math.round((event.clientX - left - MARGIN) / columnWidth) - start);
    };
    const end = () => {
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    };
    window.addEventListener("pointermove", follow);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  });
}

// Draws a source during one of its subscriptions; events outside of it are faint.
function drawSubscription(svg, row, y, [start, end], isFirst) {
  const source = recording.sources[row], stop = start + source.width;
  element("path", {d: `M${x(start)} ${y}H${x(source.terminal ? Math.min(stop, last) : last)}`}, svg);
  if (stop <= last) terminal(svg, stop, y, source.terminal);
  columns[row].forEach((column, index) => {
    const at = start + column;
    if (at > last) return;
    const group = marble(svg, at, y, source.elements[index]);
    if (at > end || (at === end && end < stop)) group.classList.add("faint");
    if (isFirst) makeMovable(group, row, index, start);
  });
}

function draw(focused) {
  const width = x(last) + rest;
  const height = lines.reduce((sum, count) => sum + TITLE + count * LINE, 0)
    + recording.results.reduce((sum, _, index) => sum + TITLE + LINE + levels[index] * LEVEL, 0) + (LINE + 12) * boxes().length;
  board.replaceChildren();
  const svg = element("svg", {width, height, viewBox: `0 0 ${width} ${height}`, role: "group",
    "aria-label": `Events of ${menu.value}`, "font-size": FONT}, board);
  for (let column = 0; column <= last; column += 1) {
    element("path", {class: "grid", d: `M${x(column)} 0V${height}`}, svg);
  }
  const {subscriptions} = run();
  let y = 0;
  recording.sources.forEach((source, row) => {
    const shown = subscriptions[row].slice(0, MAX_SUBSCRIPTIONS);
    const note = shown.length > 0 ? "" : ", without a subscription";
    element("text", {x: 4, y: y + FONT}, svg, source.title.split(" ")[0] + note);
    // A source without a subscription can be moved, too.
    (shown.length > 0 ? shown : [[0, -1]]).forEach((subscription, index) =>
      drawSubscription(svg, row, y + TITLE + (index + 0.5) * LINE, subscription, index === 0));
    y += TITLE + lines[row] * LINE;
  });
  results().forEach((events, index) => {
    const {expression, start} = recording.results[index];
    if (boxes().includes(index)) {
      element("rect", {class: "box", x: 1, y: y + 8, width: width - 2, height: LINE, rx: 8}, svg);
      const size = Math.min(FONT, (width - 24) / expression.length / 0.61);
      element("text", {x: 12, y: y + 8 + LINE / 2 + size / 3, "font-size": size}, svg, expression);
      y += LINE + 12;
    }
    element("text", {x: 4, y: y + FONT}, svg, "result");
    const middle = y + TITLE + LINE / 2, stop = events.find(([, text]) => isTerminal(text));
    element("path", {d: `M${x(start)} ${middle}H${x(stop ? stop[0] : last)}`}, svg);
    if (stop) terminal(svg, ...[stop[0], middle, stop[1]], levels[index] * LEVEL);
    for (const {column, text, level} of leveled(events)) marble(svg, column, middle + level * LEVEL, text);
    y += TITLE + LINE + levels[index] * LEVEL;
  });
  if (focused) document.getElementById(`event-${focused}`).focus();
}

// The indices of the results with an expression that differs from the one before.
function boxes() {
  return recording.results.map((_, index) => index).filter(index =>
    index === 0 || recording.results[index].expression !== recording.results[index - 1].expression);
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
  const runs = Object.values(recording.runs);
  const most = values => values.reduce((most, value) => Math.max(most, value), 0);
  last = most([...recording.sources.map(source => source.width), ...runs.flatMap(one => results(one).flat()).map(([at]) => at)]);
  rest = Math.max(MARGIN, most(runs.flatMap(one => results(one).flat()).map(([, text]) => widthOf(text) / 2)) + 2);
  columnWidth = Math.max(RADIUS + 1, Math.min(WIDEST, (board.clientWidth - MARGIN - rest) / last));
  lines = recording.sources.map((_, row) =>
    Math.max(1, Math.min(MAX_SUBSCRIPTIONS, most(runs.map(one => one.subscriptions[row].length)))));
  levels = recording.results.map((_, index) =>
    most(runs.map(one => most(leveled(results(one)[index]).map(({level}) => level)))));
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
menu.value = operators.some(one => one.name === wanted) ? wanted : "debounce";
show(menu.value);

// The search: shows the entries that have all words of the query, those with the words in their titles first.
"use strict";

const LIMIT = 60;
const KINDS = ["guide", "operator", "example", "reference"];
const query = document.getElementById("query");
const results = document.getElementById("results");
const count = document.getElementById("count");
const all = entries.map(([kind, title, url, text]) =>
  ({kind, title, url, text, name: title.toLowerCase(), words: text.toLowerCase()}));

// How well an entry fits a word; 0 if not at all.
function score(entry, word) {
  const bare = entry.name.split(".").pop();
  if (entry.name === word || bare === word || bare.startsWith(`${word}(`)) return 100;
  if (entry.name.startsWith(word) || bare.startsWith(word)) return 30;
  if (entry.name.includes(word)) return 15;
  const at = entry.words.indexOf(word);
  if (at < 0) return 0;
  return at === 0 || !/\w/.test(entry.words[at - 1]) ? 5 : 1;
}

function found(words) {
  const fitting = [];
  for (const entry of all) {
    const scores = words.map(word => score(entry, word));
    if (scores.every(one => one > 0)) {
      // An operator's diagram and a guide say more than a declaration.
      fitting.push([scores.reduce((sum, one) => sum + one) - 2 * KINDS.indexOf(entry.kind), entry]);
    }
  }
  return fitting.sort((one, other) => other[0] - one[0]).map(([, entry]) => entry);
}

function excerpt(entry, words) {
  const at = Math.max(0, Math.min(...words.map(word => entry.words.indexOf(word)).filter(at => at >= 0), 1e6));
  const start = at > entry.text.length ? 0 : Math.max(0, entry.text.lastIndexOf(" ", Math.max(0, at - 40)) + 1);
  return (start > 0 ? "… " : "") + entry.text.slice(start, start + 160) + (start + 160 < entry.text.length ? " …" : "");
}

function show() {
  const words = query.value.toLowerCase().split(/\s+/).filter(word => word);
  const entries = words.length > 0 ? found(words) : [];
  count.textContent = words.length === 0 ? "" : entries.length > LIMIT
    ? `The first ${LIMIT} of ${entries.length} results.` : `${entries.length} results.`;
  results.replaceChildren(...entries.slice(0, LIMIT).map(entry => {
    const item = document.createElement("li"), link = document.createElement("a"), text = document.createElement("p");
    link.href = `../${entry.url}`;
    link.textContent = entry.title;
    const kind = document.createElement("span");
    kind.textContent = entry.kind;
    text.textContent = excerpt(entry, words);
    item.append(link, " ", kind, text);
    return item;
  }));
}

query.value = new URLSearchParams(location.search).get("q") ?? "";
query.addEventListener("input", () => {
  history.replaceState(null, "", `?q=${encodeURIComponent(query.value)}`);
  show();
});
show();

"""Writes the pages of the site: pages.py SITE BASE, where BASE is the path below which the site is hosted."""

import html
import json
import pathlib
import re
import shutil
import sys

import diagrams
import render
import search
from content import EXAMPLES, GUIDES, ROOT, TEXTS, TITLES, Links

HERE = pathlib.Path(__file__).parent
PLACES = {
    "guides/GettingStarted.html": "Get started", "guides/index.html": "Guides", "operators/index.html": "Operators",
    "playground/index.html": "Playground", "examples/index.html": "Examples",
    "reference/documentation/": "Reference",
}


def header(root):
    places = "".join(f'<a href="{root}{path}">{text}</a>' for path, text in PLACES.items())
    return f"""<header><nav aria-label="Site"><a class="name" href="{root}index.html">Streams</a>{places}
<form role="search" action="{root}search/index.html"><input type="search" name="q" aria-label="Search the site"
placeholder="Search"></form></nav></header>"""


def page(title, content, root, scripts=""):
    """Returns a page; `root` is the relative path to the folder of the site."""
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{html.escape(title)}</title>
<link rel="icon" href="{root}icon.svg">
<link rel="stylesheet" href="{root}site.css">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
{header(root)}
<main id="content">
{content}
</main>
{scripts}
</body>
</html>
"""


def cards(items, links):
    return '<ul class="cards">' + "".join(
        f'<li><a href="{url}">{render.inline(title, links)}</a></li>' for url, title in items.items()) + "</ul>"


def guides(root, links, level):
    return "".join(
        f"<h{level}>{part}</h{level}>" + cards({f"{root}{name}.html": TITLES[name] for name in names}, links)
        for part, names in GUIDES.items())


def front(marbles, links):
    readme = (ROOT / "README.md").read_text()
    program = re.search(r"```swift\n(.*?)```", readme, re.S)[1]
    why = re.search(r"## Why use it\n(.*?)\n## ", readme, re.S)[1]
    intro = re.search(r"# Streams\n\n(.*?)\n\n", readme, re.S)[1]
    chosen = next(marble for marble in marbles if marble["name"] == "debounce")
    return f"""<h1>Streams</h1>
<p class="lead">{render.inline(intro, links)}</p>
<p class="actions"><a class="button" href="guides/GettingStarted.html">Get started</a>
<a class="button plain" href="playground/index.html">Move some marbles</a></p>
{render.code(program, "swift")}
{diagrams.picture(chosen, "")}
<p>Every diagram of this site is a recorded run. <a href="operators/index.html">See all operators</a>, or answer
<a href="guides/ChoosingAnOperator.html">which operator do I need?</a></p>
<h2>Why use it</h2>
{render.page(why, links)}
<h2>Guides</h2>
{guides("guides/", links, 3)}"""


def playground():
    content = f"""<h1>Playground</h1>
<p>Choose an operator, and move the events of its sources, also past each other: drag them, or focus one and press the
arrow keys. An element that its operator does not receive is faint. The result was recorded when this page was built, by running the operator in virtual time for each
position.</p>
<p><label for="operator">Operator</label> <select id="operator"></select></p>
<p id="summary"></p>
<div id="board"></div>
<p id="spoken" class="skip-visually" role="status"></p>
{diagrams.LEGEND}
<noscript><p>The playground needs JavaScript. The <a href="../operators/index.html">operators</a> do not.</p></noscript>"""
    return page("Playground", content, "../", '<script src="index.js"></script><script src="playground.js"></script>')


def example(name, links):
    """The page of an example, with its sources, tests and output."""
    folder = ROOT / "Examples"
    files = sorted(folder.glob(f"Sources/{name}/*.swift")) + sorted(folder.glob(f"Tests/{name}Tests/*.swift"))
    parts = [f"<h1>{name}</h1><p>Shows {render.inline(EXAMPLES[name], links)}.</p>"
             + render.code(f"swift run --package-path Examples {name}")]
    parts += [f"<h2>{file.parent.name}/{file.name}</h2>" + render.code(file.read_text(), "swift") for file in files]
    output = (folder / f"Expected/{name}.txt").read_text()
    return "\n".join(parts) + "<h2>Output</h2>" + render.code(output)


def main():
    site, base = pathlib.Path(sys.argv[1]), sys.argv[2]
    marbles = json.loads((site / "marbles/marbles.json").read_text())
    operators = diagrams.groups(marbles)
    # The links of the guides lead to the first group that has the operator.
    places = {name: group for group, members in reversed(operators.items()) for name in members}
    playable = {path.stem for path in (site / "playground").glob("*.js")}
    links = Links("../", places)

    def write(path, title, content, scripts=""):
        (site / path).parent.mkdir(parents=True, exist_ok=True)
        (site / path).write_text(page(title, content, "../" if "/" in path else "", scripts))

    for name in ["site.css", "icon.svg"]:
        shutil.copy(HERE / name, site)
    shutil.copy(HERE / "playground.js", site / "playground")
    write("index.html", "Streams", front(marbles, Links("", places)))
    for name, text in TEXTS.items():
        write(f"guides/{name}.html", TITLES[name], render.page(text, links))
    write("guides/index.html", "Guides", "<h1>Guides</h1>" + guides("", links, 2))
    write("operators/index.html", "Operators", diagrams.contents(operators, links))
    for group, members in operators.items():
        write(f"operators/{group}.html", group, diagrams.page(group, members, playable, links))
    (site / "playground/index.html").write_text(playground())
    write("examples/index.html", "Examples", render.page((ROOT / "Examples/README.md").read_text(), links))
    for name in EXAMPLES:
        write(f"examples/{name}.html", name, example(name, links))
    write("search/index.html", "Search", search.PAGE, search.SCRIPTS)
    shutil.copy(HERE / "search.js", site / "search")
    (site / "search/entries.js").write_text(search.script(site, operators))
    (site / "images").mkdir(exist_ok=True)
    for image in ROOT.glob("Docs/*.svg"):
        shutil.copy(image, site / "images")
    shutil.copy(HERE / "reference.css", site / "reference")
    search.add_header(site / "reference", header(f"{base}/"), base)


main()

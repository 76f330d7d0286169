#!/usr/bin/env python3
"""Writes the pages of the site: the front page, the guides, the operators and the playground."""

import html
import json
import pathlib
import re
import shutil
import sys

import markdown

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HERE = pathlib.Path(__file__).parent

# The guides, in the order of the navigation: the page, and the module of its catalog.
GUIDES = {
    "GettingStarted": "Streams", "ChoosingAnOperator": "Streams", "Recipes": "Streams",
    "ThreadsAndActors": "Streams", "WaitingAndBounds": "Streams", "Sharing": "Streams",
    "MemoryAndLifetimes": "Streams", "WritingAnOperator": "Streams", "Testing": "StreamsTest", "Marbles": "StreamsTest",
    "Interleavings": "StreamsTest", "Models": "StreamsLaws", "WritingAModule": "Viper", "Generator": "Viper",
    "ComingFromRxSwift": "Streams",
    "ComingFromCombine": "Streams", "ComingFromAsyncSequence": "Streams", "Contract": "Streams",
    "Performance": "Streams", "Differences": "Streams",
}


def source(name):
    return (ROOT / f"Sources/{GUIDES[name]}/{GUIDES[name]}.docc/{name}.md").read_text()


TITLES = {name: re.match(r"# (.*)", source(name))[1] for name in GUIDES}


def page(title, content, root, script=""):
    """Returns a page; `root` is the relative path to the folder of the site."""
    links = [("guides/GettingStarted.html", "Get started"), ("guides/index.html", "Guides"),
             ("operators/index.html", "Operators"), ("playground/index.html", "Playground"),
             ("reference/documentation/", "Reference")]
    navigation = "".join(f'<a href="{root}{path}">{text}</a>' for path, text in links)
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
<header><nav aria-label="Site"><a class="name" href="{root}index.html">Streams</a>{navigation}</nav></header>
<main id="content">
{content}
</main>
{script}
</body>
</html>
"""


def link_from(root):
    """Returns the function that maps targets of links in Markdown to URLs of the site."""
    def link(target):
        name = pathlib.PurePosixPath(target.removeprefix("doc:")).name.removesuffix(".md")
        if target.startswith("https:"):
            return target
        if target.endswith(".svg"):
            return f"{root}images/{name}"
        if name in GUIDES:
            return f"{root}guides/{name}.html"
        return None
    return link


def with_operators(content, marbles, root):
    """Links the code that names an operator to its diagram."""
    names = {marble["operator"] for marble in marbles}

    def linked(match):
        name = match[1].split("(")[0]
        return f'<a href="{root}operators/index.html#{name}">{match[0]}</a>' if name in names else match[0]

    return re.sub(r"<code>([a-z]\w*(?:\([\w:]*\))?)</code>", linked, content)


def picture(marble, root):
    text = html.escape(marble["text"])
    return (f'<picture><source srcset="{root}marbles/{marble["name"]}~dark.svg" media="(prefers-color-scheme: dark)">'
            f'<img src="{root}marbles/{marble["name"]}.svg" alt="{text}" loading="lazy"></picture>')


def operators(marbles):
    """The diagrams of the operators of Observable, and of those that only other types have, by group."""
    general = {marble["operator"] for marble in marbles if marble["type"] == "Observable"}
    groups = {}
    for marble in marbles:
        if marble["type"] == "Observable" or marble["operator"] not in general:
            groups.setdefault(marble["group"], {}).setdefault(marble["operator"], []).append(marble)
    contents, body = [], []
    for group, members in sorted(groups.items()):
        names = "".join(f'<a href="#{name}">{name}</a>' for name in sorted(members, key=str.lower))
        contents.append(f"<dt>{group}</dt><dd>{names}</dd>")
        body.append(f"<h2>{group}</h2>")
        for name in sorted(members, key=str.lower):
            # An operator of several types is where it is first.
            first = f' id="{name}"' if all(f'id="{name}"' not in part for part in body) else ""
            body.append(f'<div class="operator"><h3{first}><code>{name}</code></h3>')
            for marble in members[name]:
                type = "" if marble["type"] == "Observable" else f'<code>{marble["type"]}</code>: '
                body.append(f'<p>{type}{markdown.inline(marble["summary"], lambda _: None)}</p>'
                            f'<div class="diagram" tabindex="0">{picture(marble, "../")}</div>')
            body.append("</div>")
    return ("<h1>Operators</h1><p>Each diagram is a recorded run of the expression in its box, in virtual time. "
            '<a href="../guides/ChoosingAnOperator.html">Which operator do I need?</a> '
            '<a href="../playground/index.html">Move the events yourself.</a></p>'
            f'<dl class="contents">{"".join(contents)}</dl>' + "\n".join(body))


def front(marbles):
    readme = (ROOT / "README.md").read_text()
    program = re.search(r"```swift\n(.*?)```", readme, re.S)[1].split("\n")
    why = re.search(r"## Why use it\n(.*?)\n## ", readme, re.S)[1]
    link = link_from("")
    intro = re.search(r"# Streams\n\n(.*?)\n\n", readme, re.S)[1]
    chosen = next((marble for marble in marbles if marble["name"] == "debounce"), marbles[0])
    return f"""<h1>Streams</h1>
<p class="lead">{markdown.inline(intro.replace(chr(10), " "), link)}</p>
<p class="actions"><a class="button" href="guides/GettingStarted.html">Get started</a>
<a class="button plain" href="playground/index.html">Move some marbles</a></p>
{markdown.code(program)}
<div class="diagram" tabindex="0">{picture(chosen, "")}</div>
<p>Every diagram of this site is a recorded run. <a href="operators/index.html">See all operators</a>, or answer
<a href="guides/ChoosingAnOperator.html">which operator do I need?</a></p>
<h2>Why use it</h2>
{markdown.converted(why, link)}
<h2>Guides</h2>
{guide_list("guides/")}"""


def guide_list(root):
    return '<ul class="cards">' + "".join(
        f'<li><a href="{root}{name}.html">{markdown.inline(title, lambda _: None)}</a></li>'
        for name, title in TITLES.items()) + "</ul>"


def playground():
    content = """<h1>Playground</h1>
<p>Choose an operator, and move the events of its sources: drag them, or focus one and press the arrow keys. The result was
recorded when this page was built, by running the operator in virtual time for each position.</p>
<p><label for="operator">Operator</label> <select id="operator"></select></p>
<p id="summary"></p>
<div id="board"></div>
<p id="spoken" class="skip-visually" role="status"></p>
<noscript><p>The playground needs JavaScript. The <a href="../operators/index.html">operators</a> do not.</p></noscript>"""
    return page("Playground", content, "../", '<script src="index.js"></script><script src="playground.js"></script>')


def main():
    site = pathlib.Path(sys.argv[1])
    marbles = json.loads((site / "marbles/marbles.json").read_text())
    for folder in ["guides", "operators", "playground", "images"]:
        (site / folder).mkdir(parents=True, exist_ok=True)
    for name in ["site.css", "icon.svg"]:
        shutil.copy(HERE / name, site)
    shutil.copy(HERE / "playground.js", site / "playground")
    for image in ROOT.glob("Docs/*.svg"):
        shutil.copy(image, site / "images")
    (site / "index.html").write_text(page("Streams", front(marbles), ""))
    for name, title in TITLES.items():
        content = markdown.converted(source(name), link_from("../"))
        content = re.sub(r">(\w+)</a>", lambda match: f">{TITLES.get(match[1], match[1])}</a>", content)
        if name in ("ChoosingAnOperator", "GettingStarted", "ComingFromCombine", "ComingFromAsyncSequence"):
            content = with_operators(content, marbles, "../")
        (site / "guides" / f"{name}.html").write_text(page(title, content, "../"))
    (site / "guides/index.html").write_text(page("Guides", f"<h1>Guides</h1>{guide_list('')}", "../"))
    (site / "operators/index.html").write_text(page("Operators", operators(marbles), "../"))
    (site / "playground/index.html").write_text(playground())


main()

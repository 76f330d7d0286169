"""The index of the search, and the header of the reference."""

import json
import re

import render
from content import EXAMPLES, ROOT, TEXTS, TITLES

PAGE = """<h1>Search</h1>
<p><input type="search" id="query" aria-label="Words to find" autocomplete="off" autofocus></p>
<p id="count" role="status"></p>
<ol id="results" class="results"></ol>
<noscript><p>The search needs JavaScript.</p></noscript>"""
SCRIPTS = '<script src="entries.js"></script><script src="search.js"></script>'


def sections(text):
    """Returns the title and the text of each section of a page; the first has no title."""
    title, lines, is_code = "", [], False
    for line in text.split("\n")[1:]:
        is_code ^= line.startswith("```")
        if (match := re.match(r"##+ (.*)", line)) and not is_code:
            yield title, "\n".join(lines)
            title, lines = match[1], []
        else:
            lines.append(line)
    yield title, "\n".join(lines)


def guides():
    for name, text in TEXTS.items():
        for title, part in sections(text):
            place = f"#{render.identifier(title)}" if title else ""
            label = f"{TITLES[name]}: {title}" if title else TITLES[name]
            yield "guide", label.replace("`", ""), f"guides/{name}.html{place}", render.plain(part)


def operators(groups):
    for group, members in groups.items():
        for name, marbles in members.items():
            yield "operator", name, f"operators/{group}.html#{name}", marbles[0]["summary"]


def examples():
    for name, text in EXAMPLES.items():
        files = sorted((ROOT / f"Examples/Sources/{name}").glob("*.swift"))
        yield "example", name, f"examples/{name}.html", render.plain(text) + "\n".join(file.read_text() for file in files)


def reference(site):
    """The symbols, each once: a type that conforms to a protocol has a page for each inherited member, too."""
    data = site / "reference/data/documentation"
    found = {}
    for path in sorted(data.rglob("*.json"), key=lambda path: ("streamsfoundation" in path.parts, len(path.parts))):
        page = json.loads(path.read_text())
        metadata = page["metadata"]
        abstract = "".join(part.get("text", part.get("code", "")) for part in page.get("abstract", []))
        if metadata.get("role") != "symbol" or abstract.startswith("Inherited from"):
            continue
        parents = page["hierarchy"]["paths"][0]
        parent = parents[-1].split("/")[-1] if len(parents) > 1 else ""
        entry = ("reference", f"{parent}.{metadata['title']}".strip("."),
                 f"reference/documentation/{path.relative_to(data).with_suffix('')}/", abstract)
        known = found.setdefault((metadata["title"], abstract), entry)
        # The page of the protocol is the one that is complete.
        if parent.endswith("Type") and not known[1].split(".")[0].endswith("Type"):
            found[metadata["title"], abstract] = entry
    return found.values()


def script(site, groups):
    entries = [*guides(), *operators(groups), *examples(), *reference(site)]
    rows = [[kind, title, url, re.sub(r"\s+", " ", text).strip()] for kind, title, url, text in entries]
    return "const entries = [\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "];\n"


def add_header(reference, header, base):
    """Shows the header of the site on the pages of DocC, with the style of the site."""
    link = '<link rel="stylesheet" href="{}">'
    template = f'<template id="custom-header">{link.format(f"{base}/site.css")}{header}</template>'
    for path in reference.rglob("index.html"):
        text = path.read_text()
        text = text.replace("</head>", link.format(f"{base}/reference/reference.css") + "</head>")
        path.write_text(re.sub(r"(<body[^>]*>)", lambda match: match[1] + template, text))

"""The pages of the operators, with their diagrams."""

import html

import render


def sign(shape):
    return f'<svg width="44" height="32" viewBox="-22 -16 44 32" aria-hidden="true">{shape}</svg>'


MARBLE = '<circle r="11" cx="{}" class="{}"/>'
LEGEND = '<details class="legend" open><summary>The signs of the diagrams</summary><dl>' + "".join(
    f"<div><dt>{sign(shape)}</dt><dd>{text}</dd></div>" for shape, text in [
        ('<path d="M-22 0H22"/>' + MARBLE.format(0, "one"), "an element; time goes from left to right"),
        ('<path d="M-22 0H8M8-14V14"/>', "completion"),
        ('<path d="M-22 0H6M-4-10l20 20m0-20l-20 20"/>', "a failure"),
        ('<path d="M-22 0H18m-6-5l6 5l-6 5"/>', "the sequence continues"),
        ('<rect x="-21" y="-14" width="42" height="28" rx="14" class="instant"/><path d="M-21 0H21"/>'
         + MARBLE.format(-9, "one") + MARBLE.format(9, "two"), "events of the same instant, in their order"),
        ('<path d="M-18 0H14m0-7v14M-22 7l5-7l5 7"/>', "below a source: a subscription that ends before the source"),
        ('<rect x="-20" y="-12" width="40" height="24" rx="5" class="box"/>',
         "the operator: sources above it, the result below"),
    ]) + "</dl></details>"


def groups(marbles):
    """The diagrams of the operators of Observable, and of those that only other types have, by group and name."""
    general = {marble["operator"] for marble in marbles if marble["type"] == "Observable"}
    result = {}
    for marble in marbles:
        if marble["type"] == "Observable" or marble["operator"] not in general:
            result.setdefault(marble["group"], {}).setdefault(marble["operator"], []).append(marble)
    return {group: dict(sorted(members.items(), key=lambda item: item[0].lower()))
            for group, members in sorted(result.items())}


def picture(marble, root):
    text = html.escape(marble["text"])
    return (f'<div class="diagram"><picture><source srcset="{root}marbles/{marble["name"]}~dark.svg" '
            'media="(prefers-color-scheme: dark)">'
            f'<img src="{root}marbles/{marble["name"]}.svg" alt="{text}" loading="lazy"></picture></div>')


def contents(operators, links):
    """The page that lists the operators of all groups."""
    parts = []
    for group, members in operators.items():
        names = "".join(
            f'<dt><a href="{group}.html#{name}"><code>{name}</code></a></dt>'
            f"<dd>{render.inline(marbles[0]['summary'], links)}</dd>" for name, marbles in members.items())
        parts.append(f'<h2><a href="{group}.html">{group}</a></h2><dl class="contents">{names}</dl>')
    return ("<h1>Operators</h1><p>Each operator has a diagram, which is a recorded run of the expression in its box, in "
            'virtual time. <a href="../guides/ChoosingAnOperator.html">Which operator do I need?</a> '
            '<a href="../playground/index.html">Move the events yourself.</a></p>' + LEGEND + "".join(parts))


def page(group, members, playable, links):
    parts = [f'<h1>{group}</h1><p><a href="index.html">All operators</a></p>{LEGEND}']
    for name, marbles in members.items():
        parts.append(f'<section class="operator"><h2 id="{name}"><code>{name}</code></h2>')
        for marble in marbles:
            kind = "" if marble["type"] == "Observable" else f'<code>{marble["type"]}</code>: '
            parts.append(f"<p>{kind}{render.inline(marble['summary'], links)}</p>{picture(marble, '../')}")
        moved = f'<a href="../playground/index.html#{name}">Move the events.</a> ' if name in playable else ""
        parts.append(f'<p>{moved}<a href="../search/index.html?q={name}">Find {name} in the guides and the reference.</a></p>'
                     "</section>")
    return "\n".join(parts)

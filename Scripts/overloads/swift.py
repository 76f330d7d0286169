"""Swift code as text. swift-format lays it out, except for comments and the lines between parentheses."""

import textwrap

WIDTH = 120
# A client has the code of what it calls; a library would keep the rest (Docs/Decisions.md, The size of the library).
EMITTED = "@_alwaysEmitIntoClient "


def filled(items, indent):
    """The items separated by commas, as many on a line as fit."""
    lines = [""]
    for place, item in enumerate(items):
        text = item + ("," if place < len(items) - 1 else "")
        if not lines[-1]:
            lines[-1] = " " * indent + text
        elif len(lines[-1]) + 1 + len(text) <= WIDTH:
            lines[-1] += " " + text
        else:
            lines.append(" " * indent + text)
    return "\n".join(lines)


def function(attributes, name, generics, parameters, result, body, comment=(), access="public static "):
    """One function, on one line where it fits; otherwise its parameters are filled."""
    documentation = "".join(f"    /// {line}".rstrip() + "\n" for line in comment)
    head = f"    {attributes}{access}func {name}{f'<{generics}>' if generics else ''}"
    line = f"{head}({', '.join(parameters)}) -> {result} {{"
    if len(line) + len(body) + 3 <= WIDTH and "\n" not in body:
        return f"{documentation}{line} {body} }}\n"
    if len(line) > WIDTH and parameters:
        line = f"{head}(\n{filled(parameters, 8)}\n    ) -> {result} {{"
    return f"{documentation}{line}\n        {body}\n    }}\n"


def extension(head, functions):
    return f"\nextension {head} {{\n" + "\n".join(functions) + "}\n"


def diagram(*rows):
    """A marble, as lines of a comment: the titles and the diagrams."""
    width = max(len(title) for title, _ in rows) + 2
    return [f"    {title + ':':{width}}{row}" for title, row in rows]


def wrapped(lines):
    """The lines of a comment with its paragraphs filled; code, which is indented, and lists stay as they are."""
    result, paragraph = [], []
    for line in [*lines, ""]:
        if line and line[0] not in " -":
            paragraph.append(line)
            continue
        result += textwrap.wrap(" ".join(paragraph), WIDTH - 8, break_on_hyphens=False, break_long_words=False)
        paragraph = []
        result.append(line)
    return result[:-1]

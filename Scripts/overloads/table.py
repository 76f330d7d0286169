"""Reads the table of operators: blocks of a documentation comment and the declarations it belongs to.

A declaration is a line, which indented lines continue:

    kind[constraints of the extension]: attributes name<generics>(parameters) -> elements
        where requirements = body

`kinds.py` has the kinds. Without a body, the declaration forwards to the operator of `Observable` with the same name
and arguments; the text after `=` is another sequence to return, and after `=>` the body of the function. A declaration
is compiled with its clients unless it is `out-of-line`. `ISOLATED` stands for `@MainActor` and `@Sendable`, one form
for each; then `SENDABLE` is a constraint of the latter, and `[closure]` in a body is the closure without its isolation.

In a comment, `TYPE`, `THREAD`, `SOURCE-THREADS` and `SEQUENCE-THREADS` depend on the kind. A block without a comment
has that of the operator of `ObservableType`, without its sentences about errors. A line with `#` is a note.
"""

import pathlib
import re
import sys
from dataclasses import dataclass

from .kinds import KINDS, Kind
from .swift import EMITTED

FOLDER = pathlib.Path(__file__).parent / "operators"
LINE = re.compile(r"(\w+)(?:\[(.*?)\])?: (.*)")
DECLARATION = re.compile(r"(?P<attributes>(?:(?:@\w+|out-of-line|static) )*)(?P<name>`?\w+`?)(?P<rest>[<(].*)")
BODY = re.compile(r"(?:(unshared|nonSendable|retrying): )?(.*)")


@dataclass(frozen=True)
class Parameter:
    text: str

    @property
    def label(self):
        return re.match(r"\w+", self.text).group()

    @property
    def name(self):
        return re.match(r"(?:\w+ )?(\w+):", self.text).group(1)

    @property
    def argument(self):
        """The argument that forwards it; closures that can be isolated are in brackets."""
        name = f"`{self.name}`" if self.name == "default" else self.name
        if "ISOLATED" in self.text:
            name = f"[?{name}]" if self.text.endswith("? = nil") else f"[{name}]"
        return name if self.label == "_" else f"{self.label}: {name}"


@dataclass(frozen=True)
class Operator:
    comment: tuple
    kind: Kind
    constraints: str
    attributes: tuple
    name: str
    generics: str
    parameters: tuple
    result: str
    requirements: str
    initializer: str
    body: str
    isWhole: bool

    @property
    def isStatic(self):
        return "static" in self.attributes

    @property
    def isInClients(self):
        return "out-of-line" not in self.attributes

    @property
    def attribute(self):
        """Clients have the code of the operators that they call; that of what subscribes is in the library, too."""
        return "@inlinable" if self.result == "any Disposable" else EMITTED.strip()

    @property
    def reference(self):
        return reference(self.name, self.parameters)


def reference(name, parameters):
    return f"{name.strip('`')}({''.join(each.label + ':' for each in parameters)})"


def separated(text, separator=", "):
    """The parts of a text at the separators that no brackets enclose."""
    parts, depth, start, place = [], 0, 0, 0
    while place < len(text):
        if text.startswith("->", place):
            place += 2
        elif depth == 0 and text.startswith(separator, place):
            parts.append(text[start:place])
            place = start = place + len(separator)
        else:
            depth += (text[place] in "([{<") - (text[place] in ")]}>")
            place += 1
    return [*parts, text[start:]]


def enclosed(text):
    """What the first brackets enclose, and the rest."""
    inside = separated(text[1:], {"<": ">", "(": ")"}[text[0]])[0]
    return inside, text[len(inside) + 2:]


def operator(comment, line):
    kind, constraints, declaration = LINE.fullmatch(line).groups()
    parts = DECLARATION.fullmatch(declaration).groupdict()
    generics, rest = enclosed(parts["rest"]) if parts["rest"][0] == "<" else ("", parts["rest"])
    parameters, rest = enclosed(rest)
    rest, *whole = separated(rest, " => ")
    rest, *raw = separated(rest, " = ")
    result, *requirements = rest.removeprefix(" -> ").split(" where ")
    parameters = tuple(Parameter(each) for each in separated(parameters) if each)
    initializer, body = BODY.fullmatch("".join(whole or raw)).groups()
    return Operator(
        comment, KINDS[kind], constraints or "", tuple(parts["attributes"].split()), parts["name"], generics,
        parameters, result, "".join(requirements), initializer or "raw", body, bool(whole))


def operators():
    for file in sorted(FOLDER.glob("*.txt")):
        comment, lines = [], []
        for number, line in enumerate([*file.read_text().split("\n"), ""], 1):
            if line.startswith("///"):
                comment.append(line[4:])
            elif line.startswith("    "):
                lines[-1] += ("" if lines[-1].endswith("(") else " ") + line.strip()
            elif line and not line.startswith("#"):
                lines.append(line)
            elif not line:
                for each in lines:
                    try:
                        yield operator(tuple(comment), each)
                    except (AttributeError, KeyError):
                        sys.exit(f"{file}:{number}: This is no declaration of an operator:\n{each}")
                comment, lines = [], []

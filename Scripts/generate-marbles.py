#!/usr/bin/env python3
"""Writes the runs of the marble diagrams in the documentation comments of Sources/Streams.

CONTRIBUTING.md describes the notation. The title of a row that is code is the expression that the test compiles and
runs; a title that is a name is a source. Scripts/check-generated fails when its output is not what is checked in.
"""

import pathlib
import re
import sys

HEADER = "// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.\n" \
    "// swift-format-ignore-file\n\nimport Foundation\nimport Streams\n"
ROOT = pathlib.Path(__file__).parent.parent
SOURCES = ROOT / "Sources/Streams"

NAME = re.compile(r"(\w+)(?: \((\w+\??)\))?")
# A word is matched whole; otherwise prose would be matched in exponential time.
ELEMENT = r"(?:\"[^\"]*\"|\w[\w.]*(?![\w.])(?:\([^()]*\))?|\[[^\]]*\]|\([^()|#]*,[^()]*\))"
GROUP = rf"\({ELEMENT}?(?: {ELEMENT})*[|#]?\)"
DIAGRAM = re.compile(rf"(?:-|[|#^]|{GROUP}|{ELEMENT})+")
TOKEN = re.compile(rf"{ELEMENT}")

ATTRIBUTES = r"(@\w+(\([^)]*\))? ?)+"
# The declarations around a comment, and the type of the sequences in its diagram; the first that matches.
CONTEXTS = [
    (r"Trait == CompletableTrait", "Completable"), (r"Trait == MaybeTrait", "Maybe"), (r"PrimitiveSequence", "Single"),
    (r"SignalSharingStrategy|extension PublishRelay", "Signal"), (r"SharedSequence|extension BehaviorRelay", "Driver"),
    (r"\bInfallible", "Infallible"), (r"ControlProperty", "ControlProperty"), (r"ControlEvent", "ControlEvent"),
    (r"", "Observable"),
]


# A subject or relay that receives the events of the source.
SUBJECT = re.compile(r"(Publish|Behavior|Replay|Async)(Subject|Relay)(<\w+>)?(\.create)?\((?:[^()]|\([^()]*\))*\)")

# The sequences that run on the main queue.
MAIN = re.compile(r"[dD]river|[sS]ignal|[cC]ontrol|SharedSequence")


class Row:
    def __init__(self, title, diagram):
        self.title, self.diagram = title, diagram
        name = NAME.fullmatch(self.title)
        self.name, self.type = name.groups() if name and "." not in self.title else (None, None)

    @property
    def elements(self):
        return TOKEN.findall(re.sub(r"\((?![^()|#]*,)|\)(?=-|$)", " ", self.diagram))


def parts(text):
    """The title and the diagram of a row; nothing if it is not a row."""
    title, colon, diagram = text.rpartition(": ")
    diagram = diagram.lstrip(" ")
    return (title, diagram) if colon and DIAGRAM.fullmatch(diagram) else (None, None)


class Comment:
    """A documentation comment with the declaration below it."""

    def __init__(self, file, line, lines, declaration, context):
        self.file, self.line, self.lines, self.context = file, line, lines, context
        self.declaration = declaration

    @property
    def summary(self):
        return " ".join(self.lines[:next((i for i, each in enumerate(self.lines) if not each), len(self.lines))])

    @property
    def isStatic(self):
        return bool(re.search(r"\bstatic\b", self.declaration))

    @property
    def operator(self):
        match = re.search(r"\b(?:func|var|init|class|typealias|struct)\b ?`?(\w*)`?", self.declaration)
        name = match.group(1) if match else ""
        if name == "callAsFunction":
            return re.search(r"\b(?:Infallible)?(\w+)Operator", self.context).group(1).lower()
        return name

    @property
    def type(self):
        subject = re.search(r"class ((?:\w+)(?:Subject|Relay)|ConnectableObservable)\b", self.declaration)
        if subject:
            return "Observable"
        alias = re.search(r"typealias (Single|Maybe|Completable|Driver|Signal)\b", self.declaration)
        if alias:
            return alias.group(1)
        return next(type for pattern, type in CONTEXTS if re.search(pattern, self.context))

    def blocks(self):
        """The blocks of code that are diagrams."""
        block = []
        for line in self.lines + [""]:
            if line.startswith("    "):
                block.append(line[4:])
            else:
                if block and all(parts(each)[0] for each in block):
                    yield block
                elif any(parts(each)[0] and parts(each)[1].strip() not in "-|#" for each in block):
                    fail(self, f"These lines are neither a diagram nor code:\n" + "\n".join(block))
                block = []


def fail(comment, message):
    sys.exit(f"{comment.file}:{comment.line}: {message}")


def comments(file):
    lines = file.read_text().split("\n")
    contexts, pending, start = [], [], 0
    for number, line in enumerate(lines):
        text = line.strip()
        if text.startswith("///"):
            if not pending:
                start = number + 1
            pending.append(text[4:])
            continue
        indent = len(line) - len(line.lstrip(" "))
        if text:
            contexts = [each for each in contexts if each[0] < indent]
        if re.match(r"(@\w+(\(.*?\))? )*(public |package |final |private |fileprivate )*(extension|class|struct|enum|protocol|func \w+) ", text) \
                and not pending:
            contexts.append((indent, text))
        if pending and text:
            declaration, end = text, number
            while declaration.count("(") > declaration.count(")") or declaration.endswith("<") \
                    or re.fullmatch(ATTRIBUTES, declaration) \
                    or re.match(r"[->)]|where ", lines[end + 1].strip()):
                end += 1
                declaration += " " + lines[end].strip()
            declaration = re.sub(r"(?<=[(<]) | (?=[)>])", "", re.sub(rf"^{ATTRIBUTES}", "", declaration))
            yield Comment(str(file.relative_to(ROOT)), start, pending, declaration, " ".join(each[1] for each in contexts) or declaration)
            if re.search(r"\b(class|struct|enum|protocol|extension) ", declaration):
                contexts.append((indent, declaration))
        pending = []


def elementType(elements):
    if all(re.fullmatch(r"\d+", each) for each in elements):
        return "Int"
    if all(each in ("true", "false") for each in elements):
        return "Bool"
    return "String"


class Marble:
    def __init__(self, comment, block, names):
        self.comment, self.block = comment, block
        # The diagram that is furthest to the left begins with the run.
        offset = min(len(each) - len(parts(each)[1]) for each in block)
        self.rows = [Row(parts(each)[0], each[offset:]) for each in block]
        width = max(len(row.title) for row in self.rows) + 2
        aligned = [f"{row.title + ':':{width}}{row.diagram}" for row in self.rows]
        if block != aligned:
            fail(comment, "Align the rows of this diagram like this:\n" + "\n".join(aligned))
        results = [i for i, row in enumerate(self.rows) if row.name is None]
        if not results:
            fail(comment, "No title of this diagram is code that can be run:\n" + "\n".join(block))
        self.sources = [row for row in self.rows[:results[0]]]
        self.results = [self.rows[i] for i in results]
        prefix = "" if comment.type == "Observable" else comment.type[0].lower() + comment.type[1:] + "-"
        base = prefix + (comment.operator or "init")
        label = re.search(r"\b" + comment.operator + r"`?(?:<[^(]*>)?\((\w\w+)[ :]", comment.declaration)
        if label and names.get(base, [comment])[0] is not comment:
            base += "-" + label.group(1)
        names.setdefault(base, []).append(comment)
        self.name = base if len(names[base]) == 1 else f"{base}-{len(names[base])}"

    def kind(self, row):
        if row.name is None:
            return "result"
        return "connection" if row.name == "connect" else "source" if row in self.sources else "inner"

    def expression(self, title):
        first = re.match(r"\w+", title).group()
        if first[0].isupper() or any(first == row.name for row in self.sources):
            return title
        return f"{self.comment.type if self.comment.isStatic else 'source'}.{title}"

    def function(self):
        lines = []
        names = {row.name: row for row in self.sources}
        # Sequences that another source emits come first.
        higher = [row for row in self.sources if row.elements and all(each in names for each in row.elements)]
        for row in [each for each in self.sources if each not in higher] + higher:
            if row.name == "connect":
                continue
            type = row.type or self.comment.type
            element = elementType(row.elements)
            if row in higher:
                listed = ", ".join(f'"{each}": {each}' for each in dict.fromkeys(row.elements))
                argument = f", emitting: [{listed}]"
            else:
                argument = "" if type in ("Completable", "Data", "Object", "String?") else f", of: {element}.self"
            method = "optionalText" if type == "String?" else type[0].lower() + type[1:]
            lines.append(f'let {row.name} = run.{method}("{row.name}"{argument})')
        for title in dict.fromkeys(row.title for row in self.results):
            if SUBJECT.fullmatch(title):
                lines.append(f"run.result({literal(title)}, {title}, of: source)")
            else:
                lines.append(f"run.result({literal(title)}, {self.expression(title)})")
        if any("scheduler" in each for each in lines):
            lines.insert(0, "let scheduler = run.scheduler")
        body = "\n".join("    " + each for each in lines)
        return f"@MainActor private func {self.identifier}(_ run: MarbleRun) {{\n{body}\n}}\n"

    @property
    def identifier(self):
        return "run_" + self.name.replace("-", "_")

    def entry(self):
        rows = "".join(
            f"\n            .init({literal(row.title)}, {literal(row.diagram)}, .{self.kind(row)})," for row in self.rows)
        c = self.comment
        return f"""    OperatorMarble(
        name: {literal(self.name)}, operator: {literal(c.operator)}, type: {literal(c.type)},
        declaration: {literal(re.sub(r' *[{].*', '', c.declaration))},
        file: {literal(c.file)}, summary: {literal(c.summary)},
        rows: [{rows}
        ], isOnMainQueue: {"true" if MAIN.search(self.function()) else "false"}, execute: {self.identifier}),
"""


def literal(text):
    return f'#"{text}"#' if '"' in text or "\\" in text else f'"{text}"'


def group(file):
    parts = file.relative_to(SOURCES).parts
    return parts[0]


folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "Tests/Support/OperatorMarbles/Generated")
folder.mkdir(parents=True, exist_ok=True)
names = {}
groups = {}
# Isolated sequences are no observables: their tests show what their diagrams say.
for file in sorted(each for each in SOURCES.rglob("*.swift") if group(each) != "Isolation"):
    for comment in comments(file):
        for block in comment.blocks():
            groups.setdefault(group(file), []).append(Marble(comment, block, names))
for name, marbles in groups.items():
    property = name[0].lower() + name[1:]
    text = HEADER + f"\nextension OperatorMarble {{\n    static let {property}: [OperatorMarble] = [\n" \
        + "".join(re.sub(r"(?m)^", "    ", each.entry()).rstrip(" ") for each in marbles) + "    ]\n}\n"
    text += "".join("\n" + each.function() for each in marbles)
    (folder / f"{name}.swift").write_text(text)
(folder / "All.swift").write_text(
    HEADER.replace("\nimport Foundation\nimport Streams\n", "") + "\nextension OperatorMarble {\n    /// The diagrams of all comments, by folder and file.\n"
    "    package static let all: [OperatorMarble] =\n        "
    + " + ".join(name[0].lower() + name[1:] for name in groups) + "\n}\n")

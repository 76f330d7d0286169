"""The syntax trees of the library, as the compiler dumps them after type-checking.

Every node is a dictionary with `_kind`, and most have a `range`: the offsets of the first and of the last token.
"""

import json
import re
import subprocess
import tempfile
from pathlib import Path

TOKEN = re.compile(
    rb"\d\w*(\.\d\w*)?"  # a number
    rb"|[$#`]?\w+`?"  # a name
    rb"|[^\x00-\x7f]+"
    rb"|[-+*/%<>=&|^~.?!]+"  # an operator used as a value; a postfix one is cut below
    rb"|.",
    re.DOTALL,
)


def compiler_plugins():
    """The folder of the macros of the standard library, beside the compiler."""
    info = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))
    return Path(info["paths"]["runtimeResourcePath"]) / "host" / "plugins"


def dump(sources):
    """Returns the tree of each file, by its path."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["swiftc", "-frontend", "-dump-ast", "-dump-ast-format", "json", "-swift-version", "6"]
        command += ["-module-name", "Streams", "-package-name", "streams", "-DDEBUG"]
        command += ["-plugin-path", str(compiler_plugins())]
        outputs = {source: Path(folder) / f"{number}.json" for number, source in enumerate(sources)}
        for source, output in outputs.items():
            command += ["-primary-file", str(source), "-o", str(output)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        return {source: json.loads(output.read_text()) for source, output in outputs.items()}


def children(node):
    """The nodes directly below a node."""
    for value in node.values():
        if isinstance(value, dict):
            yield value
        elif isinstance(value, list):
            yield from (item for item in value if isinstance(item, dict))


def end_of_token(text, start):
    """The offset after the token at `start`."""
    if text[start : start + 1] == b'"':
        return end_of_string(text, start)
    if text[start : start + 1] in b"!?" and not text[start - 1 : start].isspace():
        return start + 1
    return TOKEN.match(text, start).end()


def end_of_string(text, start):
    quote = b'"""' if text.startswith(b'"""', start) else b'"'
    at = start + len(quote)
    while not text.startswith(quote, at):
        if text.startswith(b"\\(", at):
            at = end_of_interpolation(text, at + 1)
        else:
            at += 2 if text[at : at + 1] == b"\\" else 1
    return at + len(quote)


def end_of_interpolation(text, start):
    depth, at = 0, start
    while True:
        depth += {b"(": 1, b")": -1}.get(text[at : at + 1], 0)
        at = end_of_string(text, at) if text[at : at + 1] == b'"' else at + 1
        if depth == 0:
            return at


def span(node, text):
    """The offsets of a node's text, or None if it has none."""
    limits = node.get("range")
    if not limits or limits["end"] < limits["start"]:
        return None
    return limits["start"], end_of_token(text, limits["end"])

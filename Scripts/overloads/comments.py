"""The documentation comments of the operators that forward."""

import functools
import pathlib
import re
import sys

from .swift import wrapped
from .table import Parameter, enclosed, reference, separated

SOURCES = pathlib.Path(__file__).parent.parent.parent / "Sources/Streams"
# What an operator of `Observable` says about errors, and what is true where there are none.
FALLIBLE = [
    (r"Terminates with the source(, or with the error that (`\w+`|a closure) throws)?\.",
     "Completes with the source and never fails."),
    (r"or terminates with the source, or with the error that `\w+` throws", "or with the source"),
    (r"\b(T|t)erminates with", lambda verb: {"T": "Completes with", "t": "completes with"}[verb[1]]),
    (r" ?Fails with [^.]*\.", ""),
]
ERRORS = re.compile(r"(?<!programmer )\b(?<!never )(errors?|fails?|failures?|throws)\b|#")
THREAD = [
    (r"Delivers on the thread of the source", "Runs on THREAD"), (r"the thread of the source", "THREAD"),
    (r"the threads of their sequences", "SEQUENCE-THREADS"),
]
COMMENTED = re.compile(r"((?:    ///.*\n)+)[^{}]*?public (?:static )?func (`?\w+`?)([<(])")


def comment(operator, isAnyIsolation):
    """The comment in the table, or that of the operator of `ObservableType`."""
    lines = list(operator.comment) or inherited(operator)
    if isAnyIsolation:
        note = f"The form for closures of any isolation; for those on the main actor, see `{operator.reference}`."
        lines = [lines[0], "", note]
    kind = operator.kind
    values = {
        "TYPE": kind.type, "SOURCE-THREADS": kind.threads, "SEQUENCE-THREADS": kind.inner, "THREAD": kind.thread}
    return wrapped([re.sub("|".join(values), lambda name: values[name[0]], line) for line in lines])


def inherited(operator):
    text = "\n".join(original(operator))
    for pattern, replacement in FALLIBLE + THREAD:
        text = re.sub(pattern.replace(" ", r"\s"), replacement, text)
    if ERRORS.search(text):
        fail(operator, "the comment of `ObservableType` is about errors")
    return [re.sub(r"\bObservable\b", "TYPE", line) if line[:1] == " " else line for line in text.split("\n")]


def original(operator):
    """The comment of the operator of `ObservableType`; of several, the first with parameters of the same names."""
    if operator.kind.type not in ("Infallible", "Driver"):
        fail(operator, "the diagrams of `ObservableType` are not its own")
    names = [each.name for each in operator.parameters]
    found = observables().get(operator.reference, [])
    if len(found) != 1:
        found = [each for each in found if each[0] == names]
    if not found:
        fail(operator, "`ObservableType` has no operator with these labels and names")
    return found[0][1]


def fail(operator, reason):
    sys.exit(f"{operator.reference} of {operator.kind.type} needs a comment in the table: {reason}.")


@functools.cache
def observables():
    """The names of the parameters, and the comments, by the names of the operators with their labels."""
    found = {}
    for file in sorted(SOURCES.rglob("*.swift")):
        for block in re.split("^extension ", file.read_text(), flags=re.MULTILINE)[1:]:
            if not re.match(r"Observable(Type)?\b", block):
                continue
            for match in COMMENTED.finditer(block):
                declaration = re.sub(r"\s+", " ", block[match.start(3):])
                rest = declaration if declaration[0] == "(" else enclosed(declaration)[1]
                texts = [re.sub(r"^(@\w+ )+", "", each.strip()) for each in separated(enclosed(rest)[0])]
                parameters = [Parameter(text) for text in texts if text]
                lines = [line.removeprefix("    ///").removeprefix(" ") for line in match[1].splitlines()]
                names = [each.name for each in parameters]
                found.setdefault(reference(match[2], parameters), []).append((names, lines))
    return found

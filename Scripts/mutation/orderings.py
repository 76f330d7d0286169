"""Weakened memory orderings: the mutants, and the tests in which the thread sanitizer can notice them."""

import re

from .mutants import Finder, callee
from .stages import Stage, Stages
from .tree import span

# A release build: in debug builds most functions ask the runtime for types, and it takes locks that order the threads.
BUILD = ("--sanitize=thread", "--configuration", "release", "-Xswiftc", "-enable-testing")
# The process ends at the first report. The ledger of leaks has locks, which would hide races.
ENVIRONMENT = {"TSAN_OPTIONS": "halt_on_error=1 exitcode=66", "STREAMS_LEDGER": "off", "RACE_SCALE": "1"}
# The races whose accesses only one edge orders are short.
EDGES = {"RACE_SCALE": "5"}

# Counts that order nothing, most of them in debug builds only.
DIAGNOSTICS = "Diagnostics/"
OPERATIONS = ("load", "store", "exchange", "compareExchange", "weakCompareExchange", "add", "subtract")
ORDERING = re.compile(r"(?<=rdering: \.)(acquiringAndReleasing|acquiring|releasing)\b")
WEAKER = {
    "acquiring": ("relaxed",),
    "releasing": ("relaxed",),
    "acquiringAndReleasing": ("acquiring", "releasing"),
}
LAWS = r"^LawTests\.ConcurrencyLawTests/"
# Tests with threads of their own.
THREADS = re.compile(r"\brace\(|Thread\.|\bWorker\.|concurrentPerform|\.global\(|DispatchQueue\(")


class OrderingFinder(Finder):
    """An ordering is a constant of the compiler: a mutant chooses between two operations."""

    def visit_call_expr(self, node, _):
        limits = span(node, self.text)
        if self.file.startswith(DIAGNOSTICS) or not limits or node.get("implicit") or callee(node) not in OPERATIONS:
            return
        operation = self.text[slice(*limits)].decode()
        for ordering in ORDERING.finditer(operation):
            for weaker in WEAKER[ordering[0]]:
                mutated = operation[: ordering.start()] + weaker + operation[ordering.end() :]
                self.add(
                    node, "ordering", "(isMutant({}) ? " + escaped(mutated) + " : ", ")",
                    lambda text: f"`{ordering[0]}` is `{weaker}`: `{text}`")


class OrderingStages(Stages):
    """Races and unit tests with threads, the fastest first, and then the laws with threads of some operators."""

    def units(self):
        races = sorted((self.tests / "RaceTests").rglob("*.swift"))
        for path in (self.tests / "RaceTests").glob("*RaceTests.swift"):
            for function in re.findall(r"(?<!private )\bfunc (\w+)\(", path.read_text()):
                variables = EDGES if function == "edges" else {}
                yield Stage(f"{path.stem}/{function}", rf"^RaceTests\.{path.stem}/{function}\(", **variables), races
        for stage, paths in super().units():
            if THREADS.search(paths[0].read_text()):
                yield stage, paths

    def of(self, mutant):
        stages = [stage for stage, numbers in self.reached.values() if mutant.number in numbers]
        yield from sorted(stages, key=lambda stage: stage.seconds)
        for name in self.operators_of(mutant.file):
            yield Stage("operator", LAWS, STREAMS_OPERATOR=name)


def escaped(text):
    return text.replace("{", "{{").replace("}", "}}")

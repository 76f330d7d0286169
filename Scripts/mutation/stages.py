"""Which tests run against a mutant: the nearest first."""

import re

ALL_LAWS = r"^(LawTests\.\w*LawTests|ModelTests\.)"
# The laws and the models that STREAMS_OPERATOR restricts to one operator.
OPERATOR_LAWS = r"^(LawTests\.(Operator|Upstream|Concurrency|Reentrancy)LawTests/|ModelTests\.)"
MARBLES = r"^DocumentationTests\.OperatorMarblesTests/run"
# The ledger of StreamsTest, which uses the tracer of the library.
LEAKS = r"^StreamsTestTests\.Leak"
# The laws about what is in a folder.
FOLDER_LAWS = {
    "Concurrency": "Bridge",
    "Disposables": "Disposable",
    "Hops": "Fairness",
    "Kernel": "Fairness",
    "MainQueue": "SharedSequence",
    "Relays": "Subject",
    "Schedulers": "Scheduler",
    "Subjects": "Subject",
    "Timing": "Fairness",
}
# Tests of 100,000 rounds each, which would take minutes for every mutant of the kernel.
SLOW = ("DepthTests.swift",)


class Stage:
    """A run of some of the tests, in a process of its own."""

    def __init__(self, name, filter, **variables):
        self.name, self.filter, self.variables = name, filter, variables


class Stages:
    """The stages for each mutant, nearest first."""

    def __init__(self, repository, is_thorough):
        self.tests = repository / "Tests"
        self.sources = repository / "Sources" / "Streams"
        self.is_thorough = is_thorough
        self.texts = {str(path.relative_to(self.sources)): path.read_text() for path in self.sources.rglob("*.swift")}
        registry = "".join(path.read_text() for path in (self.tests / "LawTests" / "Registry").glob("*.swift"))
        functions = "OperatorUnderTest|observable|primitive|infallible|shared|relay|onMain|sharedOnMain"
        self.operators = set(re.findall(rf'\b(?:{functions})\(\s*"(?:static )?(?:\w+\.)*(\w+)', registry))
        # For each unit its stage, and the numbers of the mutants that it reaches.
        self.reached = {}

    def units(self):
        """A stage for the suites of each test file, with the files that it depends on."""
        for path in sorted((self.tests / "StreamsTests").rglob("*Tests.swift")):
            if path.name in SLOW:
                continue
            suites = re.findall(r"^(?! *//).*\b(?:struct|class|enum) (\w+Tests)\b", path.read_text(), re.MULTILINE)
            if suites:
                yield Stage(str(path.relative_to(self.tests / "StreamsTests")), suites_filter(suites)), [path]

    def of(self, mutant):
        folder = mutant.file.split("/")[0]
        mirror, neighbors, others = [], [], []
        for file, (stage, numbers) in self.reached.items():
            if mutant.number in numbers:
                if file == mutant.file.replace(".swift", "Tests.swift"):
                    mirror.append(stage.filter)
                elif file.startswith(folder + "/"):
                    neighbors.append(stage.filter)
                else:
                    others.append(stage.filter)
        for name, filters in (("mirror", mirror), ("folder", neighbors), ("library", others)):
            if filters:
                yield Stage(name, "|".join(filters))
            if name == "mirror":
                yield Stage("marbles", MARBLES)
        for name in self.operators_of(mutant.file):
            yield Stage("operator", OPERATOR_LAWS, STREAMS_OPERATOR=name)
        if folder == "Diagnostics":
            yield Stage("leaks", LEAKS)
        if folder in FOLDER_LAWS:
            yield Stage("laws", rf"^LawTests\.{FOLDER_LAWS[folder]}LawTests/")
        if self.is_thorough:
            yield Stage("all laws", ALL_LAWS)

    def operators_of(self, file):
        """At most three operators: those that the file declares, or those of the files that use its types or functions."""
        names = self.declared_operators(file)
        if not names:
            types = re.findall(r"^(?! *//).*\b(?:class|struct|enum) (\w+)", self.texts[file], re.MULTILINE)
            functions = re.findall(r"^    (?:@\w+(?:\(\w+\))? )*final func (\w+)", self.texts[file], re.MULTILINE)
            names = self.operators_using(types) or self.operators_using(functions)
        return list(dict.fromkeys(names))[:3]

    def operators_using(self, names):
        """The first operator of each file that contains one of the names."""
        uses = re.compile(rf"\b({'|'.join(names)})\b")
        users = [file for file, text in self.texts.items() if names and uses.search(text)]
        return [name for file in users for name in self.declared_operators(file)[:1]]

    def declared_operators(self, file):
        names = re.findall(r"public (?:static |final )*func (\w+)", self.texts[file])
        return [name for name in dict.fromkeys(names) if name in self.operators]


def suites_filter(suites):
    return rf"^StreamsTests\.(\w+/)?({'|'.join(suites)})/"

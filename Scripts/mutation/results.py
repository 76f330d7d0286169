"""The outcome of each mutant, in a file that the next run continues."""

import json
import threading
from collections import Counter, defaultdict
from fnmatch import fnmatch

UNNOTICED = ("survived", "unreached")


class Results:
    def __init__(self, path, mutants):
        self.path, self.lock = path, threading.Lock()
        current = {mutant.key for mutant in mutants}
        lines = path.read_text().splitlines() if path.exists() else []
        self.outcomes = {line["key"]: line for line in map(json.loads, lines) if line["key"] in current}

    def __contains__(self, mutant):
        return mutant.key in self.outcomes

    def __getitem__(self, mutant):
        return self.outcomes[mutant.key]["outcome"]

    def add(self, mutant, outcome, stage):
        line = {"key": mutant.key, "file": mutant.file, "line": mutant.line, "text": mutant.text}
        line.update(kind=mutant.kind, outcome=outcome, stage=stage)
        with self.lock, self.path.open("a") as file:
            self.outcomes[mutant.key] = line
            file.write(json.dumps(line) + "\n")
        if outcome in UNNOTICED:
            print(f"{mutant.file}:{mutant.line}: {outcome}: {mutant.text}", flush=True)

    def forget(self, outcome, globs):
        for key, line in list(self.outcomes.items()):
            if line["outcome"] == outcome and matches(line["file"], globs):
                del self.outcomes[key]


def matches(file, globs):
    return any(fnmatch(file, glob) for glob in globs)


def report(package, results, globs):
    """Prints the survivors by file, and the score of each folder."""
    tested = [mutant for mutant in package.compiling if mutant in results and matches(mutant.file, globs)]
    folders = defaultdict(Counter)
    for mutant in tested:
        folders[mutant.file.split("/")[0]][results[mutant]] += 1
        if results[mutant] in UNNOTICED:
            print(f"Sources/Streams/{mutant.file}:{mutant.line}: {results[mutant]}: {mutant.text}")
    total = Counter()
    for folder, counts in sorted(folders.items()):
        print(row(folder, counts))
        total += counts
    print(row("all", total))
    print(f"{len(package.rejected)} mutants do not compile.")


def row(name, counts):
    tested = sum(counts.values())
    noticed = tested - sum(counts[outcome] for outcome in UNNOTICED)
    score = f"{100 * noticed / tested:.1f} %" if tested else ""
    return f"| {name} | {tested} | {noticed} | {score} |"

"""A copy of the package below .build: the library with all mutants, and the tests that run it."""

import json
import re
import subprocess

from . import schemata, tree

MANIFEST = """\
// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Streams",
    platforms: [.macOS(.v15)],
    targets: [
        .target(name: "Mutation"),
        .target(name: "Streams", dependencies: ["Mutation"]),
        .target(name: "StreamsInspector", dependencies: ["Streams"]),
        .target(name: "StreamsTest", dependencies: ["Streams", "StreamsInspector"]),
        .target(name: "StreamsLaws", dependencies: ["Streams", "StreamsTest"]),
        .target(
            name: "TestSupport", dependencies: ["Streams", "StreamsTest", "StreamsLaws"],
            path: "Tests/Support/TestSupport"),
        .target(
            name: "OperatorMarbles", dependencies: ["Streams", "StreamsTest"],
            path: "Tests/Support/OperatorMarbles"),
        .testTarget(name: "StreamsTests", dependencies: ["Streams", "StreamsTest", "TestSupport"]),
        .testTarget(name: "StreamsTestTests", dependencies: ["Streams", "StreamsTest", "TestSupport"]),
        .testTarget(
            name: "DocumentationTests", dependencies: ["OperatorMarbles", "StreamsTest", "TestSupport"],
            sources: ["OperatorMarblesTests.swift"]),
        .testTarget(name: "ModelTests", dependencies: ["Streams", "StreamsTest", "StreamsLaws", "TestSupport"]),
        .testTarget(
            name: "LawTests",
            dependencies: ["Streams", "StreamsInspector", "StreamsTest", "StreamsLaws", "TestSupport"]),
        .testTarget(name: "RaceTests", dependencies: ["Streams", "StreamsTest", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
"""
# Generated files repeat one template, and the explorer of interleavings is not compiled in.
UNMUTATED = ("Generated", "Interleavings")
# "path:line:column: error: ..."
ERROR = re.compile(r"Sources/Streams/(\S+\.swift):(\d+):(\d+): error: (.*)")
CONSUMED = re.compile(r"(?:missing reinitialization of inout parameter )?'(\w+)' (?:used )?after consume")


class Package:
    """`finder` is the class that finds the mutants of a file, `options` are those of `swift build`."""

    def __init__(self, repository, name, finder, *options):
        self.repository, self.finder, self.options = repository, finder, options
        self.folder = repository / ".build" / name
        self.library = repository / "Sources" / "Streams"
        self.copy = self.folder / "Sources" / "Streams"
        self.rejections = self.folder / "rejected.json"
        self.rejected = set(json.loads(self.rejections.read_text())) if self.rejections.exists() else set()
        self.mutants = []

    @property
    def tests(self):
        configuration = "release" if "release" in self.options else "debug"
        return self.folder / ".build" / configuration / "StreamsPackageTests.xctest"

    @property
    def compiling(self):
        return [mutant for mutant in self.mutants if mutant.key not in self.rejected]

    def find(self):
        """Finds the mutants. A number belongs to a mutant until the sources change."""
        sources = sorted(self.library.rglob("*.swift"))
        for source, root in tree.dump(sources).items():
            name = str(source.relative_to(self.library))
            if not name.startswith(UNMUTATED):
                self.mutants += self.finder(name, source.read_bytes(), root).mutants
        for number, mutant in enumerate(self.mutants, 1):
            mutant.number = number

    def lay_out(self):
        (self.folder / "Sources").mkdir(parents=True, exist_ok=True)
        write(self.folder / "Package.swift", MANIFEST.encode())
        linked = ("Tests", "Sources/StreamsInspector", "Sources/StreamsTest", "Sources/StreamsLaws")
        links = {name: name for name in linked}
        links["Sources/Mutation"] = "Scripts/mutation/Mutation"
        for name, target in links.items():
            link = self.folder / name
            if not link.is_symlink():
                link.symlink_to(self.repository / target)
        present = {path for path in self.copy.rglob("*.swift")}
        for source in self.library.rglob("*.swift"):
            if source.relative_to(self.library).parts[0] in UNMUTATED:
                write(self.copy / source.relative_to(self.library), source.read_bytes())
            present.discard(self.copy / source.relative_to(self.library))
        write(self.copy / "Mutants.swift", (self.repository / "Scripts" / "mutation" / "Mutants.swift").read_bytes())
        for path in present - {self.copy / "Mutants.swift"}:
            path.unlink()

    def rewrite(self):
        """Writes the mutants that compile, as far as known; returns their ranges by file."""
        by_file = {}
        for source in self.library.rglob("*.swift"):
            name = str(source.relative_to(self.library))
            if not name.startswith(UNMUTATED):
                by_file[name] = []
        for mutant in self.compiling:
            by_file[mutant.file].append(mutant)
        ranges = {}
        for name, mutants in by_file.items():
            text, ranges[name] = schemata.rewritten((self.library / name).read_bytes(), mutants)
            write(self.copy / name, text)
        return ranges

    def build(self):
        """Builds the library without the mutants that do not compile, and then the tests."""
        self.lay_out()
        while True:
            ranges = self.rewrite()
            output = self.swift_build("--target", "Streams")
            if output is None:
                break
            numbers = self.numbers_of_errors(output, ranges)
            if not numbers:
                raise SystemExit(errors(output))
            self.rejected |= {mutant.key for mutant in self.mutants if mutant.number in numbers}
            self.rejections.write_text(json.dumps(sorted(self.rejected), indent=1))
            print(f"{len(numbers)} mutants do not compile.", flush=True)
        output = self.swift_build("--build-tests")
        if output is not None:
            raise SystemExit(errors(output))

    def swift_build(self, *arguments):
        """Returns the output of a build that fails, otherwise None."""
        command = ["swift", "build", "-j", "2", *arguments, "-Xswiftc", "-gnone", "-Xswiftc", "-suppress-warnings"]
        command += ["-Xswiftc", "-diagnostic-style=llvm", *self.options]
        result = subprocess.run(command, cwd=self.folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return result.stdout if result.returncode else None

    def numbers_of_errors(self, output, ranges):
        """The innermost mutant around each error; or all of its line, if there is none.

        A variable that is consumed must be assigned again; the error is at its declaration.
        """
        numbers = set()
        for name, line, column, message in ERROR.findall(output):
            if consumed := CONSUMED.match(message):
                start = f"removed `{consumed[1]} = "
                numbers.update(
                    mutant.number for mutant in self.compiling
                    if mutant.file == name and mutant.text.startswith(start))
                continue
            text = (self.copy / name).read_bytes()
            begin = offset_of_line(text, int(line))
            end = text.find(b"\n", begin)
            at = begin + int(column) - 1
            around = [(stop - start, number) for number, (start, stop) in ranges[name].items() if start <= at < stop]
            inline = [number for number, (start, stop) in ranges[name].items() if start <= end and stop >= begin]
            numbers.update([min(around)[1]] if around else inline)
        return numbers


def errors(output):
    return "\n".join(dict.fromkeys(line for line in output.splitlines() if "error:" in line)) or output[-4000:]


def offset_of_line(text, line):
    at = 0
    for _ in range(line - 1):
        at = text.index(b"\n", at) + 1
    return at


def write(path, content):
    """Keeps an unchanged file as it is, so that it is not compiled again."""
    if path.exists() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)

"""The pages of the repository that the site has, and where they are on it."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# The guides by parts, in the order of the page of guides.
GUIDES = {
    "Begin": ["GettingStarted", "ChoosingAnOperator", "Recipes"],
    "Understand": [
        "ThreadsAndActors", "Sharing", "MemoryAndLifetimes", "WaitingAndBounds", "DefaultIsolation", "Contract",
        "Arguments", "Performance",
    ],
    "Extend and test": ["Testing", "Marbles", "Interleavings", "WritingAnOperator", "Models"],
    "Come from another library": [
        "ComingFromRxSwift", "ComingFromCombine", "ComingFromReactiveSwift", "ComingFromAsyncSequence", "Differences",
    ],
    "Build an app of modules": ["WritingAModule", "Generator"],
}

SOURCES = {path.stem: path for path in ROOT.glob("Sources/*/*.docc/*.md") if path.stem != path.parent.stem}
if missing := set(SOURCES) ^ {name for names in GUIDES.values() for name in names}:
    raise SystemExit(f"content.py and the catalogs differ in {', '.join(sorted(missing))}.")

TEXTS = {name: path.read_text() for name, path in SOURCES.items()}
TITLES = {name: re.match(r"# (.*)", text)[1] for name, text in TEXTS.items()}

# The examples, each with the sentence of their page that says what it shows.
EXAMPLES = dict(re.findall(r"^\| \[(\w+)\]\(.*?\) \| (.*) \|$", (ROOT / "Examples/README.md").read_text(), re.M))


class Links:
    """The URLs of targets in Markdown, for a page; `root` is the relative path to the folder of the site."""

    def __init__(self, root, operators):
        self.root, self.operators = root, operators

    def url(self, target):
        """Returns None for a page that the site does not have."""
        path, _, fragment = target.removeprefix("doc:").partition("#")
        name = pathlib.PurePosixPath(path).name.removesuffix(".md")
        if target.startswith(("https:", "#")):
            return target
        if target.endswith(".svg"):
            return f"{self.root}images/{name}"
        if name in TITLES:
            return f"{self.root}guides/{name}.html" + (f"#{fragment}" if fragment else "")
        if name.removesuffix(".swift") in EXAMPLES or (name := pathlib.PurePosixPath(path).parent.name) in EXAMPLES:
            return f"{self.root}examples/{name.removesuffix('.swift')}.html"
        return f"{self.root}examples/index.html" if path.startswith("Examples/") else None

    def operator(self, code):
        """Returns the place of the operator that code names, such as `map` or `share(replay:)`, or None."""
        match = re.fullmatch(r"([a-z]\w*)(?:\([\w:]*\))?", code)
        group = self.operators.get(match[1]) if match else None
        return f"{self.root}operators/{group}.html#{match[1]}" if group else None

"""Reads and compares the files in Docs/API: public declarations as text, one a line."""

import collections
import re
from typing import NamedTuple

MODULES = ("Streams", "StreamsFoundation", "StreamsInspector", "StreamsTest", "StreamsLaws", "Viper")
ATTRIBUTES = re.compile(r"@[\w.]+(\([^)]*\))? |\b(mutating|nonmutating) ")
TYPE = re.compile(r"\b(?:actor|class|enum|extension|protocol|struct) ([\w.]+)")
NAME = re.compile(r"\b(?:associatedtype|case|func|let|typealias|var) ([^\s(<:=]+)")


class Declaration(NamedTuple):
    owner: str  # Such as "struct Event" or "extension Event where Element : Sendable"; empty for a type or a global.
    text: str

    def __str__(self):
        return f"{self.owner} {{ {self.text} }}" if self.owner else self.text


class Difference(NamedTuple):
    removed: list
    added: list

    def report(self):
        """What was removed, added or changed, by type and name."""
        by_subject = collections.defaultdict(lambda: ([], []))
        for place, declarations in enumerate(self):
            for declaration in declarations:
                by_subject[subject(*declaration)][place].append(declaration)
        for _, (removed, added) in sorted(by_subject.items()):
            yield "changed" if removed and added else "removed" if removed else "added"
            yield from (f"    - {declaration}" for declaration in removed)
            yield from (f"    + {declaration}" for declaration in added)


def subject(owner, text):
    """The type and the name of a declaration: what a changed declaration has in common with the former one."""
    type = TYPE.search(owner or text)
    if type and not owner:
        return type[1], ""
    name = NAME.search(text)
    return type[1] if type else "", name[1] if name else re.split(r"[(<]", text)[0]


def parse(text):
    """The declarations of a file."""
    declarations, owner = [], ""
    for line in text.splitlines():
        if line.startswith("    "):
            declarations.append(Declaration(owner, line.strip()))
        elif line.startswith("extension "):
            owner = line
        elif line and not line.startswith("//"):
            # Without its attributes and type parameters: a change of these is no change of its members.
            owner = type[0] if (type := TYPE.search(line)) else ""
            declarations.append(Declaration("", line))
    return declarations


def difference(former, present):
    counts = collections.Counter(present)
    counts.subtract(collections.Counter(former))
    return Difference(
        removed=sorted(declaration for declaration, count in counts.items() for _ in range(-count)),
        added=sorted(declaration for declaration, count in counts.items() for _ in range(count)))


def breaking(former, present):
    """The differences that can stop a client from compiling. A changed declaration counts as a removed one."""
    removed, added = difference(former, present)
    types = {type[0] for one in former if not one.owner and (type := TYPE.search(one.text))}
    defaults = {demand(one) for one in present if one.text.startswith("default ")}

    def is_demanding(declaration):
        """Whether it demands something of clients: a `case` of their switches, a requirement of their types."""
        if declaration.owner not in types:  # A new type, or an extension.
            return False
        if declaration.owner.startswith("enum "):
            return declaration.text.startswith("case ")
        has_default = demand(declaration) in defaults or re.match(r"requirement associatedtype .* = ", declaration.text)
        return declaration.owner.startswith("protocol ") and not has_default

    return Difference(
        # Without its override, a class has the declaration of its superclass.
        removed=[declaration for declaration in removed if "override " not in declaration.text],
        added=[declaration for declaration in added if is_demanding(declaration)])


def demand(declaration):
    """What a requirement and its default have in common."""
    text = ATTRIBUTES.sub("", declaration.text)
    return subject(*declaration)[0], re.sub("^(requirement|default) ", "", text)

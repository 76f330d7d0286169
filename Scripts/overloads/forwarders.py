"""The operators of the other kinds of sequence, which forward to those of `Observable`."""

import re

from .comments import comment
from .swift import extension, function
from .table import operators

# Swift cannot abstract over isolation: an operator of `SharedSequence` with closures has a form for each.
MAIN, ANY = "@MainActor", "@Sendable"
# Results that are not the type of the elements of a sequence of the same kind.
SEQUENCES = re.compile(r"(Self|Completable|(Infallible|Maybe|Observable|PrimitiveSequence|SharedSequence|Single)<.*>)$")


def forwarders():
    """The contents of the files, by their names."""
    files = {}
    for each in operators():
        isIsolated = any("ISOLATED" in parameter.text for parameter in each.parameters)
        file = "MainQueue/SharedSequence+Closures" if isIsolated else each.kind.file
        for isolation in (MAIN, ANY) if isIsolated else ("",):
            extensions = files.setdefault(f"{file}.swift", {})
            extensions.setdefault(head(each, isolation), []).append(form(each, isolation))
    return {file: "".join(extension(*each) for each in extensions.items()) for file, extensions in files.items()}


def head(operator, isolation):
    isolated = {MAIN: "SharingStrategy: MainQueueSharingStrategy", ANY: "Element: Sendable"}.get(isolation)
    # A set that keeps the order: closures and elements can both require `Sendable`.
    constraints = [*dict.fromkeys(each for each in (operator.kind.constraint, operator.constraints, isolated) if each)]
    return operator.kind.extended + (" where " if constraints else "") + ", ".join(constraints)


def form(operator, isolation):
    attributes = [each for each in operator.attributes if each.startswith("@")]
    if isolation == ANY and "@_disfavoredOverload" not in attributes:
        attributes.insert(0, "@_disfavoredOverload")
    if operator.isInClients:
        attributes.insert(0, operator.attribute)
    result = operator.result if SEQUENCES.match(operator.result) else operator.kind.result.format(operator.result)
    requirements = f" where {operator.requirements}" if operator.requirements else ""
    return function(
        " ".join([*attributes, ""]), operator.name, sendable(operator.generics, isolation),
        [each.text.replace("ISOLATED", isolation) for each in operator.parameters], result + requirements,
        body(operator, result, isolation), comment(operator, isolation == ANY),
        "public static " if operator.isStatic else "public ")


def sendable(generics, isolation):
    """The generic parameters, of which those that are `SENDABLE` are `Sendable` where the closures are."""
    if isolation == ANY:
        return generics.replace("SENDABLE", "Sendable")
    return re.sub(r" & SENDABLE|: SENDABLE", "", generics)


def body(operator, result, isolation):
    arguments = ", ".join(each.argument for each in operator.parameters)
    receiver = "" if operator.isStatic else operator.kind.source
    text = operator.body or f"{receiver}.{operator.name.strip('`')}({arguments})"
    if isolation:
        text = re.sub(r"\[(\??)(\w+)\]", lambda closure: converted(closure[2], bool(closure[1]), isolation), text)
    if operator.isWhole:
        return text
    initialized = re.sub(r"<(SharingStrategy, |Trait, )?Element>$", "", result)
    return f"{initialized}({operator.initializer}: {text})"


def converted(closure, isOptional, isolation):
    """The closure as one that is `@Sendable`."""
    if isolation != MAIN:
        return closure
    conversion = "MainQueue.dispatched" if closure == "onDispose" else "MainQueue.assumeIsolated"
    return f"{closure}.map({conversion})" if isOptional else f"{conversion}({closure})"

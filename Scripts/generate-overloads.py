#!/usr/bin/env python3
"""Writes the overloads that Swift cannot state once.

These are the forms of combineLatest and zip for two to eight sources, since parameter packs cost several times as much
per event (see Docs/Decisions.md), and the operators of SharedSequence for each isolation of their closures. Run it from
the root of the project; Scripts/check-generated fails when its output is not what is checked in.
"""

import pathlib
import re
import subprocess
import sys

ARITIES = range(2, 9)
WIDTH = 120
HEADER = "// Written by Scripts/generate-overloads.py; change that instead.\n"
COUNTS = " zero one two three four five six seven eight".split(" ")[1:]
LATEST = "Combines the latest elements of {count} sequences"
QUEUED = "Combines the elements of {count} sequences at the same position"


def numbered(template, arity):
    return [template.format(i=i) for i in range(1, arity + 1)]


def listed(template, arity):
    return ", ".join(numbered(template, arity))


def filled(items, indent):
    """The items separated by commas, as many on a line as fit."""
    lines = [""]
    for place, item in enumerate(items):
        text = item + ("," if place < len(items) - 1 else "")
        if not lines[-1]:
            lines[-1] = " " * indent + text
        elif len(lines[-1]) + 1 + len(text) <= WIDTH:
            lines[-1] += " " + text
        else:
            lines.append(" " * indent + text)
    return "\n".join(lines)


def function(attributes, name, generics, parameters, result, body, summary="", access="public static ", marble=None):
    """One function, its generic parameters on one line and its parameters filled."""
    documentation = f"    /// {summary}.\n" if summary else ""
    if marble:
        documentation += "    ///\n" + "".join(f"    /// {line}".rstrip() + "\n" for line in marble)
    return f"""{documentation}    {attributes}{access}func {name}{f"<{generics}>" if generics else ""}(
{filled(parameters, 8)}
    ) -> {result} {{
        {body}
    }}
"""


def diagram(*rows):
    """A marble, as lines of a comment: the titles and the diagrams."""
    width = max(len(title) for title, _ in rows) + 2
    return [f"    {title + ':':{width}}{row}" for title, row in rows]


def extension(head, functions):
    return f"\nextension {head} {{\n" + "\n".join(functions) + "}\n"


def combined(arity):
    """The one core of all forms."""
    values, inputs = listed("V{i}", arity), listed("CombineInput<V{i}>(policy)", arity)
    elements = ", ".join(f"inputs.{i}.next(coordinator)" for i in range(arity))
    attachments = "\n".join(
        f"                coordinator.attach(inputs.{i}, to: source{i + 1})" for i in range(arity))
    body = f"""Observable {{ sink in
            let inputs = ({inputs})
            let coordinator = CombineCoordinator(sink.lifetime, sink.stop, count: {arity}) {{ coordinator in
                sink.send {{ try resultSelector({elements}) }}
            }}
            Trampoline.enter {{
{attachments}
            }}
        }}"""
    parameters = [
        "_ policy: CombinePolicy", *numbered("_ source{i}: Observable<V{i}>", arity),
        f"_ resultSelector: @escaping @Sendable ({values}) throws -> Element"]
    return function(
        "@inlinable @inline(never) ", "combined", values, parameters, "Observable<Element>", body, access="static ")


# The diagrams of the forms for two sources, with and without a result selector, and what holds for all forms.
PAIRED = r'zip(first, second) { "\($0)\($1)" }'
LATEST_PAIRED = r'combineLatest(first, second) { "\($0)\($1)" }'
MARBLES = {
    ("combineLatest", True): diagram(
        ("first", "--1-----2--------|"), ("second", "-----a-----b--|"), (LATEST_PAIRED, "-----1a-2a-2b----|")),
    ("combineLatest", False): diagram(
        ("first", "--1--------2-----------|"), ("second", "-----a-----------b------|"),
        ("combineLatest(first, second)", "-----(1,a)-(2,a)-(2,b)--|")),
    ("zip", True): diagram(
        ("first", "--1--2--------3--|"), ("second", "-----a--b--|"), (PAIRED, "-----1a-2b-------|")),
    ("zip", False): diagram(
        ("first", "--1--2-----------3--|"), ("second", "-----a-----b--|"),
        ("zip(first, second)", "-----(1,a)-(2,b)----|")),
}
NOTES = {
    "combineLatest": [
        "Begins when each sequence has emitted, and stores the latest element of each. Completes when all have",
        "completed, or when no result can follow; never fails."],
    "zip": [
        "Buffers the elements that have no partner, without a limit. Completes when all have completed; never fails."],
}


def form(name, arity, attributes, source, generics, result, *, isolation="", wrapped="{}", sources="source{i}",
         selector="resultSelector"):
    """A public form with a result selector, or, without an isolation of that, one with tuples."""
    policy, summary = (".latest", LATEST) if name == "combineLatest" else (".queued", QUEUED)
    if source == TRAIT:
        # Each source emits one element, which needs no queue.
        policy = ".latest"
    values, arguments = listed("V{i}", arity), f"{policy}, {listed(sources, arity)}"
    parameters = numbered("_ source{i}: " + source, arity)
    if isolation:
        parameters.append(f"resultSelector: @escaping {isolation} ({values}) throws -> Element")
        element, combination = "Element", f".combined({arguments}, {selector})"
        reference = f"{name}(_:_:resultSelector:)"
    else:
        tuple = ", ".join(f"${i}" for i in range(arity))
        element, combination = f"({values})", f".combined({arguments}) {{ ({tuple}) }}"
        reference = f"{name}(_:_:)"
    # The forms of a type for two sources have a diagram. Those of `ObservableType` are written by hand, and so is the
    # form of traits for any number of sources.
    isFirst = arity == 2 and DISFAVORED not in attributes and source != TRAIT
    if source == TRAIT:
        reference = reference.replace("_:_:", "_:")
    isObservable = source == OBSERVABLE
    summary = summary.format(count=COUNTS[arity]) + ("" if isolation else " into tuples")
    if not isFirst:
        summary += f"; see ``ObservableType/{reference}``" if isObservable else f"; see `{reference}`"
    return function(
        attributes, name, listed(generics, arity), parameters, result.format(element), wrapped.format(combination),
        summary, marble=[*MARBLES[name, bool(isolation)], "", *NOTES[name]] if isFirst else None)


OBSERVABLE, INFALLIBLE = "some ObservableType<V{i}>", "some InfallibleType<V{i}>"
TRAIT = "PrimitiveSequence<Trait, V{i}>"
SHARED = "some SharedSequenceConvertibleType<SharingStrategy, V{i}>"
PRECONCURRENCY, INLINABLE, DISFAVORED = "@preconcurrency ", "@inlinable ", "@_disfavoredOverload "


def observable(name, arity, isolation=""):
    attributes = INLINABLE + PRECONCURRENCY
    return form(
        name, arity, attributes, OBSERVABLE, "V{i}: Sendable", "Observable<{}>", isolation=isolation,
        sources="source{i}.asObservable()")


def trait(name, arity, isolation=""):
    attributes = INLINABLE + PRECONCURRENCY
    return form(
        name, arity, attributes, TRAIT, "V{i}: Sendable", "PrimitiveSequence<Trait, {}>", isolation=isolation,
        wrapped="PrimitiveSequence(raw: {})", sources="source{i}.source")


def infallible(name, arity, isolation="", source=INFALLIBLE):
    return form(
        name, arity, INLINABLE + PRECONCURRENCY, source, "V{i}: Sendable", "Infallible<{}>",
        isolation=isolation, wrapped="Infallible(raw: {})", sources="source{i}.asObservable()")


def shared(name, arity, isolation=""):
    disfavored = isolation == "@Sendable"
    attributes = (DISFAVORED if disfavored else "") + INLINABLE + PRECONCURRENCY
    return form(
        name, arity, attributes, SHARED, "V{i}: Sendable" if disfavored else "V{i}",
        "SharedSequence<SharingStrategy, {}>", isolation=isolation, wrapped="SharedSequence(raw: {})",
        sources="source{i}.upstream",
        selector="MainQueue.assumeIsolated(resultSelector)" if isolation == "@MainActor" else "resultSelector")


def unisolated(arity):
    values = listed("V{i}", arity)
    return function(
        INLINABLE, "assumeIsolated", f"{values}, Output", [f"_ body: @escaping @MainActor ({values}) throws -> Output"],
        f"@Sendable ({values}) throws -> Output",
        f"unsafeBitCast(body, to: (@Sendable ({values}) throws -> Output).self)", access="static ")


# The operators of SharedSequence with closures: the generic parameters, the parameters, the element of the result, the
# body and the summary. CLOSURE stands for the isolation of a closure, a name between brackets for that closure as one
# that is `@Sendable`, RESULT and KEY for types that have to be `Sendable` where the closure is.
SAME = "SharedSequence<SharingStrategy, {}>"
FLATTENED = "SharedSequence<Sharing, Result>"
SELECTOR = f"_ selector: @escaping CLOSURE (Element) -> {FLATTENED}"
COLLECTION = SAME.format("Result") + "\n    where Collection.Element == SharedSequence<SharingStrategy, Element>"
DO = {
    "onNext": "(Element)", "afterNext": "(Element)", "onCompleted": "()", "afterCompleted": "()", "onSubscribe": "()",
    "onSubscribed": "()", "onDispose": "()",
}
OPERATORS = [
    ("map", "RESULT", ["_ selector: @escaping CLOSURE (Element) -> Result"], SAME.format("Result"),
     "SharedSequence<SharingStrategy, Result>(raw: upstream.mapped([selector]))", "Transforms each element"),
    ("compactMap", "RESULT", ["_ selector: @escaping CLOSURE (Element) -> Result?"], SAME.format("Result"),
     "SharedSequence<SharingStrategy, Result>(raw: upstream.compactMapped([selector]))",
     "Transforms each element and emits the results that are not nil"),
    ("filter", "", ["_ predicate: @escaping CLOSURE (Element) -> Bool"], SAME.format("Element"),
     "SharedSequence(raw: upstream.filter([predicate]))", "Emits the elements that satisfy a predicate"),
    ("flatMap", "Sharing, RESULT", [SELECTOR], FLATTENED, "flattened(.all, [selector])",
     "Maps each element to a sequence and emits the elements of all of them"),
    ("flatMapFirst", "Sharing, RESULT", [SELECTOR], FLATTENED, "flattened(.first, [selector])",
     "Maps an element to a sequence and ignores further elements until that sequence has completed"),
    ("flatMapLatest", "Sharing, RESULT", [SELECTOR], FLATTENED, "flattened(.latest, [selector])",
     "Maps each element to a sequence and emits from the most recent one only"),
    ("distinctUntilChanged", "KEY: Equatable", ["_ keySelector: @escaping CLOSURE (Element) -> Key"],
     SAME.format("Element"), "SharedSequence(raw: upstream.distinct([keySelector], ==))",
     "Drops elements whose key equals that of the previous one"),
    ("distinctUntilChanged", "DISFAVORED", ["_ comparer: @escaping CLOSURE (Element, Element) -> Bool"],
     SAME.format("Element"), "SharedSequence(raw: upstream.distinct({ $0 }, [comparer]))",
     "Drops elements that `comparer` finds equal to the previous one"),
    ("distinctUntilChanged", "DISFAVOREDKEY",
     ["_ keySelector: @escaping CLOSURE (Element) -> Key", "comparer: @escaping CLOSURE (Key, Key) -> Bool"],
     SAME.format("Element"), "SharedSequence(raw: upstream.distinct([keySelector], [comparer]))",
     "Drops elements whose key `comparer` finds equal to that of the previous one"),
    ("`do`", "", [f"{name}: (CLOSURE {types} -> Void)? = nil" for name, types in DO.items()], SAME.format("Element"),
     f"SharedSequence(raw: upstream.do({', '.join(f'{name}: [?{name}]' for name in DO)}))",
     "Calls closures for the events, which are forwarded unchanged"),
    ("withLatestFrom", "SecondO: SharedSequenceConvertibleType, RESULT",
     ["_ second: SecondO", "resultSelector: @escaping CLOSURE (Element, SecondO.Element) -> Result"],
     SAME.format("Result") + " where SecondO.SharingStrategy == SharingStrategy",
     "SharedSequence<SharingStrategy, Result>(raw: upstream.sampling(second.upstream, [resultSelector]))",
     "Combines each element with the latest element of another sequence"),
    ("withUnretained", "Object: AnyObject & Sendable, RESULT",
     ["_ obj: Object", "resultSelector: @escaping CLOSURE (Object, Element) -> Result"], SAME.format("Result"),
     "SharedSequence<SharingStrategy, Result>(raw: upstream.combined(withUnretained: obj, [resultSelector]))",
     "Combines each element with an object that is not retained; completes when the object is released"),
    ("static combineLatest", "Collection: Swift.Collection, RESULT",
     ["_ collection: Collection", "resultSelector: @escaping CLOSURE ([Element]) throws -> Result"], COLLECTION,
     "SharedSequence<SharingStrategy, Result>(raw: .latest(of: collection.map { $0.upstream }, [resultSelector]))",
     "Combines the latest elements of a collection of sequences whenever one of them emits"),
    ("static zip", "Collection: Swift.Collection, RESULT",
     ["_ collection: Collection", "resultSelector: @escaping CLOSURE ([Element]) throws -> Result"], COLLECTION,
     "SharedSequence<SharingStrategy, Result>(raw: .zipped(collection.map { $0.upstream }, [resultSelector]))",
     "Combines the elements of a collection of sequences at the same position"),
]


# The diagrams of these operators, in their order, and what else is to be known.
ONE, PAIR = ("source", "--1--2--3--|"), [("source", "--1-----2--3----|"), ("second", "-----a-------b--|")]
QUIET = "Completes with the source and never fails. Runs on the main queue; "
LAST = "sequence have completed. Delivers on the main queue."
OPERATOR_MARBLES = [
    ([ONE, ("map { $0 * 10 }", "--10-20-30-|")], [QUIET + "buffers nothing."], "Driver.of(1, 2, 3).map { $0 * 10 }"),
    ([("source", "--1--x--3--|"), ("compactMap { Int($0) }", "--1-----3--|")], [QUIET + "buffers nothing."],
     'Driver.of("1", "x", "3").compactMap { Int($0) }'),
    ([("source", "--1--2--3--4--|"), ("filter { $0 > 2 }", "--------3--4--|")], [QUIET + "buffers nothing."],
     "Driver.of(1, 2, 3, 4).filter { $0 > 2 }"),
    ([("source", "--1-----2-----|"), ("a", "  --3--4--|"), ("b", "        --5--6--|"),
      ("flatMap { $0 == 1 ? a : b }", "----3--4--5--6--|")],
     ["Completes when the source and all sequences have completed. Delivers on the main queue."],
     "Driver.of(1, 2).flatMap { Driver.of($0, $0 * 10) }"),
    ([("source", "--1--2--------3-----|"), ("a", "  --4--5--|"), ("b", "              --6--7--|"),
      ("flatMapFirst { $0 == 1 ? a : b }", "----4--5--------6--7--|")],
     ["The closure is not called for ignored elements. Completes when the source and the", LAST],
     "Driver.of(1, 2).flatMapFirst { Driver.of($0, $0 * 10) }"),
    ([("source", "--1-----2--------|"), ("a", "  --3-----4--|"), ("b", "        --5--6--|"),
      ("flatMapLatest { $0 == 1 ? a : b }", "----3-----5--6---|")],
     ["The previous sequence is disposed when the next one arrives. Completes when the source and the latest", LAST],
     "Driver.of(1, 2).flatMapLatest { Driver.of($0, $0 * 10) }"),
    ([("source", "--1--3--2--4--1--|"), ("distinctUntilChanged { $0 % 2 }", "--1-----2-----1--|")],
     [QUIET + "stores the latest key."], "Driver.of(1, 3, 2).distinctUntilChanged { $0 % 2 }"),
    ([("source", "--1--2--5--6--1--|"), ("distinctUntilChanged { abs($0 - $1) < 2 }", "--1-----5-----1--|")],
     [QUIET + "stores the latest element that was emitted."],
     "Driver.of(1, 2, 5).distinctUntilChanged { abs($0 - $1) < 2 }"),
    ([("source", "--1--3--2--4--1--|"), ("distinctUntilChanged({ $0 % 2 }, comparer: ==)", "--1-----2-----1--|")],
     [QUIET + "stores the latest key."], "Driver.of(1, 3, 2).distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })"),
    ([("source", "--1--2--|"), ("do(onNext: { print($0) })", "--1--2--|")],
     ["The `on...` closures run before the event is forwarded, the `after...` ones after it, on the main queue."],
     "Driver.of(1, 2).do(onNext: { print($0) })"),
    ([*PAIR, (r'withLatestFrom(second) { "\($0)\($1)" }', "--------2a-3a---|")],
     ["Drops elements until the second sequence has emitted, and ignores its completion. Completes with the source.",
      "Runs on the main queue; stores the latest element of the second sequence."],
     r'Driver.of(1, 2).withLatestFrom(Driver.just("a")) { "\($0)\($1)" }'),
    ([("source", "--1-----2--------3--|"), ("o (Object)", "-----------|"),
      (r'withUnretained(o) { "\($0)\($1)" }', "--o1----o2-------|")],
     ["After the object was released, completes at the next element. Runs on the main queue; buffers nothing."], None),
    ([("first", "--1-----2--------|"), ("second", "-----3-----4--|"),
      ("combineLatest([first, second]) { $0.reduce(0, +) }", "-----4--5--6-----|")], NOTES["combineLatest"],
     "Driver.combineLatest([Driver.just(1), Driver.just(2)]) { $0.reduce(0, +) }"),
    ([("first", "--1--2--------3--|"), ("second", "-----5--6--|"),
      ("zip([first, second]) { $0.reduce(0, +) }", "-----6--8-----|")],
     ["Buffers the elements that have no partner. Completes when all have completed, or when an element comes that can",
      "get no partner; never fails."], "Driver.zip([Driver.just(1), Driver.just(2)]) { $0.reduce(0, +) }"),
]


def operator(name, generics, parameters, result, body, summary, marble, isolation):
    def converted(closure):
        optional, name = closure.groups()
        if not isMain:
            return name
        conversion = "MainQueue.dispatched" if name == "onDispose" else "MainQueue.assumeIsolated"
        return f"{name}.map({conversion})" if optional else f"{conversion}({name})"

    isMain = isolation == "@MainActor"
    disfavored = generics.startswith("DISFAVORED") or not isMain
    isStatic, name = name.startswith("static "), name.removeprefix("static ")
    rows, notes, example = marble
    labels = "".join(re.match(r"\w+", parameter).group() + ":" for parameter in parameters)
    if isMain:
        marble = [*diagram(*rows), "", *notes, *(["", "    " + example] if example else [])]
    else:
        reference = f"`{name.strip('`')}({labels})`."
        marble = ["The form for closures of any isolation; for those on the main actor, see", reference]
    generics = generics.removeprefix("DISFAVORED")
    if isMain:
        generics = generics.replace("RESULT", "Result").replace("KEY", "Key")
    else:
        generics = generics.replace("RESULT", "Result: Sendable").replace("KEY: ", "Key: Sendable & ")
        generics = generics.replace("KEY", "Key: Sendable")
    return function(
        (DISFAVORED if disfavored else "") + INLINABLE + PRECONCURRENCY, name, generics,
        [parameter.replace("CLOSURE", isolation) for parameter in parameters], result,
        re.sub(r"\[(\??)(\w+)\]", converted, body), summary, marble=marble,
        access="public static " if isStatic else "public ")


def each(make, *arguments, arities=ARITIES, names=("combineLatest", "zip")):
    return [make(name, arity, *arguments) for name in names for arity in arities]


# The forms of `ObservableType` for two sources are written by hand, with their documentation.
MORE = range(3, 9)
# A parameter pack serves singles and maybes with more sources.
FEW = range(2, 5)
FILES = {
    "CombineCoordinator+Arity.swift": extension("Observable", [combined(arity) for arity in ARITIES]),
    "ObservableType+Arity.swift":
        extension("ObservableType", each(observable, "@Sendable", arities=MORE))
        + extension("ObservableType where Element == Any", each(observable, arities=MORE)),
    "InfallibleType+Arity.swift":
        extension("InfallibleType", each(infallible, "@Sendable", names=["combineLatest"])
                  + each(infallible, "@Sendable", "Infallible<V{i}>", names=["zip"]))
        + extension("InfallibleType where Element == Any", each(infallible, names=["combineLatest"])),
    "PrimitiveSequence+Arity.swift":
        extension("PrimitiveSequenceType where Trait: ElementTrait",
                  each(trait, "@Sendable", arities=FEW, names=["zip"]))
        + extension("PrimitiveSequenceType where Trait: ElementTrait, Element == Any",
                    each(trait, arities=FEW, names=["zip"])),
    "SharedSequence+Arity.swift":
        extension("SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy",
                  each(shared, "@MainActor"))
        + extension("SharedSequenceConvertibleType where Element: Sendable", each(shared, "@Sendable"))
        + extension("SharedSequenceConvertibleType where Element == Any", each(shared)),
    "SharedSequence+Closures.swift":
        extension("SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy",
                  [operator(*each, marble, "@MainActor") for each, marble in zip(OPERATORS, OPERATOR_MARBLES)])
        + extension("SharedSequenceConvertibleType where Element: Sendable",
                    [operator(*each, marble, "@Sendable") for each, marble in zip(OPERATORS, OPERATOR_MARBLES)]),
    "MainQueue+Arity.swift": extension("MainQueue", [unisolated(arity) for arity in range(1, 9)]),
}

folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "Sources/Streams/Generated")
folder.mkdir(parents=True, exist_ok=True)
for name, text in FILES.items():
    (folder / name).write_text(HEADER + text)
    subprocess.run(["swift", "format", "--in-place", str(folder / name)], check=True)

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


def function(attributes, name, generics, parameters, result, body, summary="", access="public static "):
    """One function, its generic parameters on one line and its parameters filled."""
    documentation = f"    /// {summary}.\n" if summary else ""
    return f"""{documentation}    {attributes}{access}func {name}{f"<{generics}>" if generics else ""}(
{filled(parameters, 8)}
    ) -> {result} {{
        {body}
    }}
"""


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


def form(name, arity, attributes, source, generics, result, *, isolation="", wrapped="{}", sources="source{i}",
         selector="resultSelector"):
    """A public form with a result selector, or, without an isolation of that, one with tuples."""
    policy, summary = (".latest", LATEST) if name == "combineLatest" else (".queued", QUEUED)
    values, arguments = listed("V{i}", arity), f"{policy}, {listed(sources, arity)}"
    parameters = numbered("_ source{i}: " + source, arity)
    if isolation:
        parameters.append(f"resultSelector: @escaping {isolation} ({values}) throws -> Element")
        element, combination = "Element", f".combined({arguments}, {selector})"
        reference = f"; see ``ObservableType/{name}(_:_:resultSelector:)``"
    else:
        tuple = ", ".join(f"${i}" for i in range(arity))
        element, combination = f"({values})", f".combined({arguments}) {{ ({tuple}) }}"
        reference = f" into tuples; see ``ObservableType/{name}(_:_:)``"
    return function(
        attributes, name, listed(generics, arity), parameters, result.format(element), wrapped.format(combination),
        summary.format(count=COUNTS[arity]) + reference)


OBSERVABLE, INFALLIBLE = "some ObservableType<V{i}>", "some InfallibleType<V{i}>"
SHARED = "some SharedSequenceConvertibleType<SharingStrategy, V{i}>"
PRECONCURRENCY, INLINABLE, DISFAVORED = "@preconcurrency ", "@inlinable ", "@_disfavoredOverload "


def observable(name, arity, isolation=""):
    attributes = INLINABLE + (PRECONCURRENCY if isolation else "")
    return form(
        name, arity, attributes, OBSERVABLE, "V{i}: Sendable", "Observable<{}>", isolation=isolation,
        sources="source{i}.asObservable()")


def infallible(name, arity, isolation="", source=INFALLIBLE):
    return form(
        name, arity, PRECONCURRENCY if isolation else "", source, "V{i}: Sendable", "Infallible<{}>",
        isolation=isolation, wrapped="Infallible(raw: {})", sources="source{i}.asObservable()")


def shared(name, arity, isolation=""):
    disfavored = isolation == "@Sendable"
    attributes = (DISFAVORED if disfavored else "") + (PRECONCURRENCY if isolation else "")
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
# that is `@Sendable`, RESULT for a type that has to be `Sendable` where the closure is.
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
     "SharedSequence<SharingStrategy, Result>(raw: upstream.map([selector]))", "Transforms each element"),
    ("compactMap", "RESULT", ["_ selector: @escaping CLOSURE (Element) -> Result?"], SAME.format("Result"),
     "SharedSequence<SharingStrategy, Result>(raw: upstream.compactMap([selector]))",
     "Transforms each element and emits the results that are not nil"),
    ("filter", "", ["_ predicate: @escaping CLOSURE (Element) -> Bool"], SAME.format("Element"),
     "SharedSequence(raw: upstream.filter([predicate]))", "Emits the elements that satisfy a predicate"),
    ("flatMap", "Sharing, RESULT", [SELECTOR], FLATTENED, "flattened(.all, [selector])",
     "Maps each element to a sequence and emits the elements of all of them"),
    ("flatMapFirst", "Sharing, RESULT", [SELECTOR], FLATTENED, "flattened(.first, [selector])",
     "Maps an element to a sequence and ignores further elements until that sequence has completed"),
    ("flatMapLatest", "Sharing, RESULT", [SELECTOR], FLATTENED, "flattened(.latest, [selector])",
     "Maps each element to a sequence and emits from the most recent one only"),
    ("distinctUntilChanged", "Key: Equatable", ["_ keySelector: @escaping CLOSURE (Element) -> Key"],
     SAME.format("Element"), "SharedSequence(raw: upstream.distinctUntilChanged([keySelector]))",
     "Drops elements whose key equals that of the previous one"),
    ("distinctUntilChanged", "DISFAVORED", ["_ comparer: @escaping CLOSURE (Element, Element) -> Bool"],
     SAME.format("Element"), "SharedSequence(raw: upstream.distinctUntilChanged([comparer]))",
     "Drops elements that `comparer` finds equal to the previous one"),
    ("distinctUntilChanged", "DISFAVOREDK",
     ["_ keySelector: @escaping CLOSURE (Element) -> K", "comparer: @escaping CLOSURE (K, K) -> Bool"],
     SAME.format("Element"), "SharedSequence(raw: upstream.distinctUntilChanged([keySelector], comparer: [comparer]))",
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
     "SharedSequence<SharingStrategy, Result>(raw: upstream.withUnretained(obj, resultSelector: [resultSelector]))",
     "Combines each element with an object that is not retained; completes when the object is released"),
    ("static combineLatest", "Collection: Swift.Collection, RESULT",
     ["_ collection: Collection", "resultSelector: @escaping CLOSURE ([Element]) throws -> Result"], COLLECTION,
     "SharedSequence<SharingStrategy, Result>(raw: .latest(of: collection.map(\\.upstream), [resultSelector]))",
     "Combines the latest elements of a collection of sequences whenever one of them emits"),
    ("static zip", "Collection: Swift.Collection, RESULT",
     ["_ collection: Collection", "resultSelector: @escaping CLOSURE ([Element]) throws -> Result"], COLLECTION,
     "SharedSequence<SharingStrategy, Result>(raw: .zipped(collection.map(\\.upstream), [resultSelector]))",
     "Combines the elements of a collection of sequences at the same position"),
]


def operator(name, generics, parameters, result, body, summary, isolation):
    def converted(closure):
        optional, name = closure.groups()
        if not isMain:
            return name
        conversion = "MainQueue.dispatched" if name == "onDispose" else "MainQueue.assumeIsolated"
        return f"{name}.map({conversion})" if optional else f"{conversion}({name})"

    isMain = isolation == "@MainActor"
    disfavored = generics.startswith("DISFAVORED") or not isMain
    isStatic, name = name.startswith("static "), name.removeprefix("static ")
    inlinable = isMain and not isStatic and name != "withUnretained"
    generics = generics.removeprefix("DISFAVORED").replace("RESULT", "Result" if isMain else "Result: Sendable")
    return function(
        (DISFAVORED if disfavored else "") + (INLINABLE if inlinable else "") + PRECONCURRENCY, name, generics,
        [parameter.replace("CLOSURE", isolation) for parameter in parameters], result,
        re.sub(r"\[(\??)(\w+)\]", converted, body), summary,
        access="public static " if isStatic else "public ")


def each(make, *arguments, arities=ARITIES, names=("combineLatest", "zip")):
    return [make(name, arity, *arguments) for name in names for arity in arities]


# The forms of `ObservableType` for two sources are written by hand, with their documentation.
MORE = range(3, 9)
FILES = {
    "CombineCoordinator+Arity.swift": extension("Observable", [combined(arity) for arity in ARITIES]),
    "ObservableType+Arity.swift":
        extension("ObservableType", each(observable, "@Sendable", arities=MORE))
        + extension("ObservableType where Element == Any", each(observable, arities=MORE)),
    "InfallibleType+Arity.swift":
        extension("InfallibleType", each(infallible, "@Sendable", names=["combineLatest"])
                  + each(infallible, "@Sendable", "Infallible<V{i}>", names=["zip"]))
        + extension("InfallibleType where Element == Any", each(infallible, names=["combineLatest"])),
    "SharedSequence+Arity.swift":
        extension("SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy",
                  each(shared, "@MainActor"))
        + extension("SharedSequenceConvertibleType where Element: Sendable", each(shared, "@Sendable"))
        + extension("SharedSequenceConvertibleType where Element == Any", each(shared)),
    "SharedSequence+Closures.swift":
        extension("SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy",
                  [operator(*each, "@MainActor") for each in OPERATORS])
        + extension("SharedSequenceConvertibleType where Element: Sendable",
                    [operator(*each, "@Sendable") for each in OPERATORS]),
    "MainQueue+Arity.swift": extension("MainQueue", [unisolated(arity) for arity in range(1, 9)]),
}

folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "Sources/Streams/Generated")
folder.mkdir(parents=True, exist_ok=True)
for name, text in FILES.items():
    (folder / name).write_text(HEADER + text)
    subprocess.run(["swift", "format", "--in-place", str(folder / name)], check=True)

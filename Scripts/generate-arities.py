#!/usr/bin/env python3
"""Writes the forms of combineLatest and zip for two to eight sources.

Parameter packs would need one form each, but cost several times as much per event; see Docs/Decisions.md. Run it from
the root of the project; Scripts/check-generated fails when its output is not what is checked in.
"""

import pathlib
import subprocess
import sys

ARITIES = range(2, 9)
WIDTH = 120
HEADER = "// Written by Scripts/generate-arities.py; change that instead.\n"
COUNTS = " zero one two three four five six seven eight".split(" ")[1:]
LATEST, QUEUED = "Combines the latest elements of {count} sequences", "Combines {count} sequences element by element"


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
    return f"""{documentation}    {attributes}{access}func {name}<{generics}>(
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
    return function("@inlinable @inline(never) ", "combined", values, parameters, "Observable<Element>", body, access="static ")


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
    "MainQueue+Arity.swift": extension("MainQueue", [unisolated(arity) for arity in range(1, 9)]),
}

folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "Sources/Streams/Generated")
folder.mkdir(parents=True, exist_ok=True)
for name, text in FILES.items():
    (folder / name).write_text(HEADER + text)
    subprocess.run(["swift", "format", "--in-place", str(folder / name)], check=True)

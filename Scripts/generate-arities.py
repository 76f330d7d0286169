#!/usr/bin/env python3
"""Writes the forms of combineLatest and zip for two to eight sources.

Parameter packs would say this once, but the compiler of Swift 6.3 crashes on packs captured by escaping closures.
Run it from the root of the project; a test checks that what it writes is what is checked in.
"""

import pathlib
import subprocess
import sys

ARITIES = range(2, 9)
HEADER = "// Written by Scripts/generate-arities.py; change that instead.\n"


def join(template, arity, separator=", "):
    return separator.join(template.format(i=i) for i in range(1, arity + 1))


def observable(name, kind, summary, arity):
    values = join("V{i}", arity)
    generics = join("O{i}: ObservableType", arity)
    parameters = join("_ source{i}: O{i}", arity, ",\n        ")
    elements = join("O{i}.Element", arity)
    sources = join("source{i}.asObservable()", arity)
    demands = join("O{i}.Element: Sendable", arity)
    core = f"""
extension Observable {{
    @inlinable
    static func {name}Of<{values}>(
        {join("_ source{i}: Observable<V{i}>", arity, ", ")},
        _ resultSelector: @escaping @Sendable ({values}) throws -> Element
    ) -> Observable<Element> {{
        Observable {{ sink in
            let input = ({join(f"{kind}<V{{i}}>()", arity)})
            Combination.attach(sink, [{", ".join(f"input.{i}.from(source{i + 1})" for i in range(arity))}]) {{ combination in
                sink.send {{
                    try resultSelector({", ".join(f"input.{i}.value(combination)" for i in range(arity))})
                }}
            }}
        }}
    }}
}}
"""
    if arity == 2:  # The public forms for two sources are written by hand, with their documentation.
        return core
    return core + f"""
extension ObservableType {{
    /// {summary}
    ///
    /// Like the form for two sequences.
    @inlinable
    @preconcurrency public static func {name}<{generics}>(
        {parameters},
        resultSelector: @escaping @Sendable ({elements}) throws -> Element
    ) -> Observable<Element> where {demands} {{
        Observable.{name}Of({sources}, resultSelector)
    }}
}}

extension ObservableType where Element == Any {{
    /// {summary}
    ///
    /// Like the form for two sequences.
    @inlinable
    public static func {name}<{generics}>(
        {parameters}
    ) -> Observable<({elements})> where {demands} {{
        Observable<({elements})>.{name}Of(
            {sources}) {{ ({", ".join(f"${i}" for i in range(arity))}) }}
    }}
}}
"""


def trait(alias, tag, arity):
    plain = join("E{i}", arity)
    generics = join("E{i}: Sendable", arity)
    parameters = join("_ source{i}: PrimitiveSequence<Trait, E{i}>", arity, ",\n        ")
    sources = join("source{i}.asObservable()", arity)
    return f"""
extension PrimitiveSequenceType where Trait == {tag} {{
    /// Waits for the elements of several sequences at once and combines them.
    ///
    /// Like the form for two sequences.
    @preconcurrency public static func zip<{generics}>(
        {parameters},
        resultSelector: @escaping @Sendable ({plain}) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {{
        PrimitiveSequence(raw: Observable.zipOf({sources}, resultSelector))
    }}
}}

extension PrimitiveSequenceType where Trait == {tag}, Element == Any {{
    /// Waits for the elements of several sequences at once.
    ///
    /// Like the form for two sequences.
    public static func zip<{generics}>(
        {parameters}
    ) -> PrimitiveSequence<Trait, ({plain})> {{
        PrimitiveSequence(
            raw: Observable<({plain})>.zipOf({sources}) {{ ({", ".join(f"${i}" for i in range(arity))}) }})
    }}
}}
"""


def shared(name, summary, arity):
    generics = join("O{i}: SharedSequenceConvertibleType", arity)
    parameters = join("_ source{i}: O{i}", arity, ",\n        ")
    elements = join("O{i}.Element", arity)
    sources = join("source{i}.upstream", arity)
    same = "SharingStrategy == O1.SharingStrategy, " + ", ".join(
        f"O1.SharingStrategy == O{i}.SharingStrategy" for i in range(2, arity + 1))
    demands = join("O{i}.Element: Sendable", arity)
    return f"""
extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {{
    /// {summary}
    ///
    /// Like the form for two sequences.
    @preconcurrency public static func {name}<{generics}>(
        {parameters},
        resultSelector: @escaping @MainActor ({elements}) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where {same} {{
        SharedSequence(raw: Observable.{name}Of({sources}, MainQueue.proven(resultSelector)))
    }}
}}

extension SharedSequenceConvertibleType where Element: Sendable {{
    /// {summary}
    ///
    /// Like the form for two sequences.
    @_disfavoredOverload
    @preconcurrency public static func {name}<{generics}>(
        {parameters},
        resultSelector: @escaping @Sendable ({elements}) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where {same}, {demands} {{
        SharedSequence(raw: Observable.{name}Of({sources}, resultSelector))
    }}
}}

extension SharedSequenceConvertibleType where Element == Any {{
    /// {summary}
    ///
    /// Like the form for two sequences.
    public static func {name}<{generics}>(
        {parameters}
    ) -> SharedSequence<SharingStrategy, ({elements})>
    where {same} {{
        SharedSequence(
            raw: Observable<({elements})>.{name}Of({sources}) {{ ({", ".join(f"${i}" for i in range(arity))}) }})
    }}
}}
"""


def infallible(arity):
    generics = join("I{i}: InfallibleType", arity)
    parameters = join("_ source{i}: I{i}", arity, ",\n        ")
    elements = join("I{i}.Element", arity)
    sources = join("source{i}.asObservable()", arity)
    demands = join("I{i}.Element: Sendable", arity)
    plain = join("E{i}", arity)
    sendable = join("E{i}: Sendable", arity)
    plain_parameters = join("_ source{i}: Infallible<E{i}>", arity, ",\n        ")
    return f"""
extension InfallibleType {{
    /// {LATEST}
    @preconcurrency public static func combineLatest<{generics}>(
        {parameters},
        resultSelector: @escaping @Sendable ({elements}) throws -> Element
    ) -> Infallible<Element> where {demands} {{
        Infallible(raw: Observable.combineLatestOf({sources}, resultSelector))
    }}

    /// {PAIRS}
    @preconcurrency public static func zip<{sendable}>(
        {plain_parameters},
        resultSelector: @escaping @Sendable ({plain}) throws -> Element
    ) -> Infallible<Element> {{
        Infallible(raw: Observable.zipOf({sources}, resultSelector))
    }}
}}

extension InfallibleType where Element == Any {{
    /// {LATEST}
    public static func combineLatest<{generics}>(
        {parameters}
    ) -> Infallible<({elements})> where {demands} {{
        Infallible(
            raw: Observable<({elements})>.combineLatestOf({sources}) {{ ({", ".join(f"${i}" for i in range(arity))}) }})
    }}
}}
"""


def proven(arity):
    values = join("V{i}", arity)
    return f"""
    @inlinable
    static func proven<{values}, Output>(
        _ body: @escaping @MainActor ({values}) throws -> Output
    ) -> @Sendable ({values}) throws -> Output {{
        unsafeBitCast(body, to: (@Sendable ({values}) throws -> Output).self)
    }}
"""


LATEST = "The latest elements of several sequences, combined whenever one of them emits."
PAIRS = "The first elements of several sequences combined, then the second ones, and so on."
FILES = {
    "Combining/CombineLatest+Arity.swift": "".join(
        observable("combineLatest", "LatestInput", LATEST, n) for n in ARITIES),
    "Combining/Zip+Arity.swift": "".join(observable("zip", "QueueInput", PAIRS, n) for n in ARITIES),
    "Traits/Zip+TraitArity.swift": "".join(
        trait("Single", "SingleTrait", n) + trait("Maybe", "MaybeTrait", n) for n in ARITIES),
    "Infallible/Infallible+Arity.swift": "".join(infallible(n) for n in ARITIES),
    "Shared/SharedSequence+Arity.swift": "".join(
        shared("combineLatest", LATEST, n) + shared("zip", PAIRS, n) for n in ARITIES),
    "Kernel/MainQueue+Arity.swift": "\nextension MainQueue {" + "".join(proven(n) for n in range(1, 9)).lstrip("\n")
    .join(["\n", "}\n"]),
}

root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "Sources/Streams")
for path, text in FILES.items():
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(HEADER + text)
    subprocess.run(["swift", "format", "--in-place", str(root / path)], check=True)

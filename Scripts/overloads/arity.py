"""The forms of combineLatest and zip for two to eight sources.

Parameter packs cost several times as much per event.
"""

from .swift import EMITTED, diagram, extension, function

ARITIES = range(2, 9)
COUNTS = " zero one two three four five six seven eight".split(" ")[1:]
LATEST = "Combines the latest elements of {count} sequences"
QUEUED = "Combines the elements of {count} sequences at the same position"


def attribute(arity):
    """That of what the forms share: most programs combine two sequences, few more."""
    return "@inlinable " if arity <= 2 else EMITTED


def numbered(template, arity):
    return [template.format(i=i) for i in range(1, arity + 1)]


def listed(template, arity):
    return ", ".join(numbered(template, arity))


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
        attribute(arity) + "@inline(never) ", "combined", values, parameters, "Observable<Element>", body,
        access="static ")


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
        [f"{summary}.", *(["", *MARBLES[name, bool(isolation)], "", *NOTES[name]] if isFirst else [])])


OBSERVABLE, INFALLIBLE = "some ObservableType<V{i}>", "some InfallibleType<V{i}>"
TRAIT = "PrimitiveSequence<Trait, V{i}>"
SHARED = "some SharedSequenceConvertibleType<SharingStrategy, V{i}>"
PRECONCURRENCY, DISFAVORED = "@preconcurrency ", "@_disfavoredOverload "


def observable(name, arity, isolation=""):
    attributes = EMITTED + PRECONCURRENCY
    return form(
        name, arity, attributes, OBSERVABLE, "V{i}: Sendable", "Observable<{}>", isolation=isolation,
        sources="source{i}.asObservable()")


def trait(name, arity, isolation=""):
    attributes = EMITTED + PRECONCURRENCY
    return form(
        name, arity, attributes, TRAIT, "V{i}: Sendable", "PrimitiveSequence<Trait, {}>", isolation=isolation,
        wrapped="PrimitiveSequence(raw: {})", sources="source{i}.source")


def infallible(name, arity, isolation="", source=INFALLIBLE):
    return form(
        name, arity, EMITTED + PRECONCURRENCY, source, "V{i}: Sendable", "Infallible<{}>",
        isolation=isolation, wrapped="Infallible(raw: {})", sources="source{i}.asObservable()")


def shared(name, arity, isolation=""):
    disfavored = isolation == "@Sendable"
    attributes = (DISFAVORED if disfavored else "") + EMITTED + PRECONCURRENCY
    return form(
        name, arity, attributes, SHARED, "V{i}: Sendable" if disfavored else "V{i}",
        "SharedSequence<SharingStrategy, {}>", isolation=isolation, wrapped="SharedSequence(raw: {})",
        sources="source{i}.upstream",
        selector="MainQueue.assumeIsolated(resultSelector)" if isolation == "@MainActor" else "resultSelector")


def unisolated(arity):
    values = listed("V{i}", arity)
    return function(
        attribute(arity), "assumeIsolated", f"{values}, Output",
        [f"_ body: @escaping @MainActor ({values}) throws -> Output"],
        f"@Sendable ({values}) throws -> Output",
        f"unsafeBitCast(body, to: (@Sendable ({values}) throws -> Output).self)", access="static ")


def each(make, *arguments, arities=ARITIES, names=("combineLatest", "zip")):
    return [make(name, arity, *arguments) for name in names for arity in arities]


# The forms of `ObservableType` for two sources are written by hand, with their documentation.
MORE = range(3, 9)
# A parameter pack serves singles and maybes with more sources.
FEW = range(2, 5)
FILES = {
    "Combining/CombineCoordinator+Arity.swift": extension("Observable", [combined(arity) for arity in ARITIES]),
    "Combining/ObservableType+Arity.swift":
        extension("ObservableType", each(observable, "@Sendable", arities=MORE))
        + extension("ObservableType where Element == Any", each(observable, arities=MORE)),
    "Infallible/InfallibleType+Arity.swift":
        extension("InfallibleType", each(infallible, "@Sendable", names=["combineLatest"])
                  + each(infallible, "@Sendable", "Infallible<V{i}>", names=["zip"]))
        + extension("InfallibleType where Element == Any", each(infallible, names=["combineLatest"])),
    "Traits/PrimitiveSequence+Arity.swift":
        extension("PrimitiveSequenceType where Trait: ElementTrait",
                  each(trait, "@Sendable", arities=FEW, names=["zip"]))
        + extension("PrimitiveSequenceType where Trait: ElementTrait, Element == Any",
                    each(trait, arities=FEW, names=["zip"])),
    "MainQueue/SharedSequence+Arity.swift":
        extension("SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy",
                  each(shared, "@MainActor"))
        + extension("SharedSequenceConvertibleType where Element: Sendable", each(shared, "@Sendable"))
        + extension("SharedSequenceConvertibleType where Element == Any", each(shared)),
    "MainQueue/MainQueue+Arity.swift": extension("MainQueue", [unisolated(arity) for arity in range(1, 9)]),
}

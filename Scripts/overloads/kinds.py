"""The kinds of sequence that forward to the operators of `Observable`, by the words that name them in the table."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    file: str  # Without its extension, in the folder `Generated`.
    extended: str  # The type that has the operators.
    type: str  # The type in examples and diagrams.
    result: str  # The result of an operator, around the type of its elements.
    source: str  # The sequence to forward to.
    constraint: str = ""
    thread: str = "the thread of the source"
    threads: str = "the threads of their sources"
    inner: str = "the threads of their sequences, which must not fail"  # Of the sequences that a closure returns.


MAIN = "the main queue"
SHARED = "SharedSequence<SharingStrategy, {}>"
TRAIT = "PrimitiveSequence<Trait, {}>"
KINDS = {
    "infallible": Kind(
        "Infallible/Infallible+Operators", "InfallibleType", "Infallible", "Infallible<{}>", "asObservable()"),
    "Infallible": Kind("Infallible/Infallible+Operators", "Infallible", "Infallible", "Infallible<{}>", "source"),
    "shared": Kind(
        "MainQueue/SharedSequence+Operators", "SharedSequenceConvertibleType", "Driver", SHARED, "upstream",
        thread=MAIN, threads=MAIN, inner=MAIN),
    "Shared": Kind(
        "MainQueue/SharedSequence+Operators", "SharedSequence", "Driver", SHARED, "upstream",
        thread=MAIN, threads=MAIN, inner=MAIN),
    "driver": Kind(
        "MainQueue/Driver+Operators", "SharedSequenceConvertibleType", "Driver", "{}", "asSharedSequence()",
        "SharingStrategy == DriverSharingStrategy"),
    "signal": Kind(
        "MainQueue/Signal+Operators", "SharedSequenceConvertibleType", "Signal", "{}", "asSharedSequence()",
        "SharingStrategy == SignalSharingStrategy"),
    "trait": Kind("Traits/PrimitiveSequence+Operators", "PrimitiveSequenceType", "Single", TRAIT, "source"),
    "Trait": Kind("Traits/PrimitiveSequence+Operators", "PrimitiveSequence", "Single", TRAIT, "source"),
    "element": Kind(
        "Traits/PrimitiveSequence+Operators", "PrimitiveSequenceType", "Single", TRAIT, "source",
        "Trait: ElementTrait"),
    "single": Kind(
        "Traits/Single+Operators", "PrimitiveSequenceType", "Single", "Single<{}>", "source", "Trait == SingleTrait"),
    "maybe": Kind(
        "Traits/Maybe+Operators", "PrimitiveSequenceType", "Maybe", "Maybe<{}>", "source", "Trait == MaybeTrait"),
    "completable": Kind(
        "Traits/Completable+Operators", "PrimitiveSequenceType", "Completable", "Completable", "source",
        "Trait == CompletableTrait, Element == Never"),
    "convertible": Kind(
        "MainQueue/ObservableConvertibleType+Driver", "ObservableConvertibleType", "Observable", "{}", "asObservable()"),
    "fallible": Kind(
        "Infallible/ObservableConvertibleType+Infallible", "ObservableConvertibleType", "Observable", "{}",
        "asObservable()"),
}

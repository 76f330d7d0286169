// The forms of the operators that iterate a sequence for lazy sequences, which are never `Sendable`. Without them the
// compiler takes an eager `map` in `from(list.lazy.map { ... })`, since its result is `Sendable`.

extension ObservableType where Element: Sendable {
    /// Emits the elements of a lazy sequence; see `from(_:scheduler:)`.
    @available(swift, deprecated: 6, message: "A lazy sequence is not Sendable and each subscription iterates it.")
    @inlinable public static func from<Sequence: LazySequenceProtocol>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element { .elements(of: sequence, on: scheduler) }

    /// Subscribes to the sequences of a lazy collection in their order; see `concat(_:)`.
    @available(swift, deprecated: 6, message: "A lazy sequence is not Sendable and each subscription iterates it.")
    @inlinable public static func concat<Collection: LazyCollectionProtocol>(
        _ collection: Collection
    ) -> Observable<Element> where Collection.Element == Observable<Element> { .concatenated(collection) }

    /// Subscribes to the sequences of a lazy sequence in their order; see `concat(_:)`.
    @available(swift, deprecated: 6, message: "A lazy sequence is not Sendable and each subscription iterates it.")
    @inlinable public static func concat<Sequence: LazySequenceProtocol>(
        _ sequence: Sequence
    ) -> Observable<Element> where Sequence.Element == Observable<Element> { .concatenated(following: sequence) }

    /// Subscribes to the sequences of a lazy sequence until one does not fail; see `catch(sequence:)`.
    @available(swift, deprecated: 6, message: "A lazy sequence is not Sendable and each subscription iterates it.")
    @inlinable public static func `catch`<Sequence: LazySequenceProtocol>(
        sequence: Sequence
    ) -> Observable<Element> where Sequence.Element == Observable<Element> { .caught(in: sequence) }
}

extension Infallible where Element: Sendable {
    /// Emits the elements of a lazy sequence; see `from(_:scheduler:)`.
    @available(swift, deprecated: 6, message: "A lazy sequence is not Sendable and each subscription iterates it.")
    @inlinable public static func from<Sequence: LazySequenceProtocol>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element {
        Infallible(raw: .elements(of: sequence, on: scheduler))
    }
}

// The forms for lazy sequences, which are never `Sendable`. Without them the compiler takes an eager `map` in
// `concat(list.lazy.map { ... })`, since its result is `Sendable`, and a recursive chain never ends. `from` has no such
// form: with three forms, long chains that contain it do not type-check in reasonable time.

extension ObservableType where Element: Sendable {
    /// Subscribes to the sequences of a lazy collection in their order; see `concat(_:)`.
    @available(swift, deprecated: 6, message: "A lazy sequence is not Sendable and each subscription iterates it.")
    @_alwaysEmitIntoClient public static func concat<Collection: LazyCollectionProtocol>(
        _ collection: Collection
    ) -> Observable<Element> where Collection.Element == Observable<Element> { .concatenated(collection) }

    /// Subscribes to the sequences of a lazy sequence in their order; see `concat(_:)`.
    @available(swift, deprecated: 6, message: "A lazy sequence is not Sendable and each subscription iterates it.")
    @_alwaysEmitIntoClient public static func concat<Sequence: LazySequenceProtocol>(
        _ sequence: Sequence
    ) -> Observable<Element> where Sequence.Element == Observable<Element> { .concatenated(following: sequence) }

    /// Subscribes to the sequences of a lazy sequence until one does not fail; see `catch(sequence:)`.
    @available(swift, deprecated: 6, message: "A lazy sequence is not Sendable and each subscription iterates it.")
    @_alwaysEmitIntoClient public static func `catch`<Sequence: LazySequenceProtocol>(
        sequence: Sequence
    ) -> Observable<Element> where Sequence.Element == Observable<Element> { .caught(in: sequence) }
}

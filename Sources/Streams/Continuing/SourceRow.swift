/// The sources that remain of a `concat` or `catch(sequence:)`: those of an array, or those that closures return.
@usableFromInline struct SourceRow<Element> {
    /// The next one last.
    @usableFromInline var reversed: [Observable<Element>] = []
    @usableFromInline var more: (next: () -> Observable<Element>?, isAtEnd: () -> Bool)?

    @inlinable init(reversed: [Observable<Element>]) { self.reversed = reversed }

    @inlinable init<Collection: Swift.Collection>(of collection: Collection)
    where Collection.Element == Observable<Element> {
        var index = collection.startIndex
        more = (
            next: {
                guard index != collection.endIndex else { return nil }
                defer { collection.formIndex(after: &index) }
                return collection[index]
            }, isAtEnd: { index == collection.endIndex }
        )
    }

    /// The sources of a sequence: only asking for the next one shows that there is none.
    @inlinable init<Sequence: Swift.Sequence>(following sequence: Sequence)
    where Sequence.Element == Observable<Element> {
        var iterator = sequence.makeIterator()
        more = (next: { iterator.next() }, isAtEnd: { false })
    }

    /// Whether no source is known to remain.
    @inlinable var isAtEnd: Bool { more?.isAtEnd() ?? reversed.isEmpty }

    @inlinable mutating func next() -> Observable<Element>? {
        if let more { more.next() } else { reversed.popLast() }
    }
}

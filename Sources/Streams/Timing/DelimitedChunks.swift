/// Divides a sequence into chunks at the elements of another one; implements `buffer(until:)` and `window(until:)`.
///
/// Sendable by contract: the variables are touched only inside the serializer.
@usableFromInline final class DelimitedChunks<Current: Chunk>: Serializer, SerializedUpstream, @unchecked Sendable {
    /// The lifetime of both sources.
    @usableFromInline let lifetime: Lifetime
    @exclusivity(unchecked) @usableFromInline final var current: Current
    @exclusivity(unchecked) @usableFromInline final var hasStopped = false

    @inlinable init(_ current: Current, _ sources: Lifetime) {
        self.current = current
        lifetime = sources
        super.init()
    }

    @inlinable func attach(to source: Attach<Current.Element>, _ boundary: Attach<Void>) {
        Trampoline.enter {
            attach(to: source)
            if !lifetime.isStopped { Boundary(self).attach(to: boundary, within: lifetime) }
        }
    }

    @inlinable func receive(_ element: Current.Element) {
        if !hasStopped { current.append(element) }
    }

    @inlinable func terminate(_ stop: TerminalEvent) {
        if hasStopped { return stop.drop() }
        hasStopped = true
        current.end(with: stop)
        lifetime.dispose()
    }
}

/// The observer of the sequence whose elements end chunks.
@usableFromInline final class Boundary<Current: Chunk>: SerializedUpstream {
    @usableFromInline let owner: DelimitedChunks<Current>
    @usableFromInline let lifetime = Lifetime()

    @inlinable var serializer: Serializer { owner }

    @inlinable init(_ owner: DelimitedChunks<Current>) { self.owner = owner }

    @inlinable func receive(_: Void) {
        if !owner.hasStopped { owner.current.end() }
    }

    @inlinable func complete() {}

    @inlinable func terminate(_ stop: TerminalEvent) { owner.terminate(stop) }
}

/// The observer of one link of a chain: two closures, and the lifetime of the chain.
///
/// The owner of `lifetime` is its creator: the subscriber, or an operator that holds several subscriptions or delays the
/// terminal event. It claims the first terminal event with `Lifetime.claim()`, and disposes the lifetime after it. The
/// links between forward terminal events, and do not dispose a lifetime that they do not own.
///
/// Sendable by contract: the closures are called serially, with a happens-before edge between any two calls. Every source
/// of the library that may be concurrent goes through a `Serializer` first.
@usableFromInline struct Sink<Element>: @unchecked Sendable {
    /// Throws the error of a link; the caller calls `emit`, unless it is a link with the same `stop` and lifetime.
    @usableFromInline let next: (Element) throws -> Void
    @usableFromInline let stop: (TerminalEvent) -> Void
    @usableFromInline let lifetime: Lifetime

    @inlinable init(
        next: @escaping (Element) throws -> Void, stop: @escaping (TerminalEvent) -> Void, lifetime: Lifetime
    ) {
        self.next = next
        self.stop = stop
        self.lifetime = lifetime
    }

    /// Creates the observer of a link that forwards terminal events unchanged.
    ///
    /// An error that `next` throws terminates the chain. It unwinds to the source, or to the next operator upstream whose
    /// `stop` or lifetime differs, so that a link holds neither.
    ///
    /// Not a method of `sink`: debug builds would look up its type for each link.
    @inlinable init<Result>(linkedTo sink: borrowing Sink<Result>, _ next: @escaping (Element) throws -> Void) {
        self.next = next
        stop = sink.stop
        lifetime = sink.lifetime
    }

    /// Sends an element; the error of a link terminates the chain.
    @inline(__always) @inlinable func emit(_ element: Element) {
        do { try next(element) } catch { lifetime.fail(error, stop) }
    }

    /// Sends the result of `make`, or the error that it throws.
    @inline(__always) @inlinable func send(_ make: () throws -> Element) {
        do { try next(try make()) } catch { lifetime.fail(error, stop) }
    }

    /// Forwards a terminal event of the operator itself, and releases its sources.
    @inlinable func terminate(_ stop: TerminalEvent) { lifetime.terminate(stop, self.stop) }

    /// Forwards `stop`, or drops it if the observer of the previous element has disposed of the chain.
    @inline(__always) @inlinable func forward(_ stop: TerminalEvent) {
        if lifetime.isStopped { stop.drop() } else { self.stop(stop) }
    }
}

/// A function that attaches an observer to a source.
@usableFromInline typealias Attach<Element> = (Sink<Element>) -> Void

import Synchronization

extension Observable {
    @inlinable final func caught(
        _ handler: @escaping (any Error) throws -> Observable<Element>
    ) -> Observable<Element> {
        continued(
            { $0 },
            by: { stop, _ in
                if case .failed(let error) = stop { try handler(error) } else { nil }
            })
    }

    @inlinable final func followed(ifEmpty other: Observable<Element>) -> Observable<Element> {
        continued(
            { $0 },
            by: { stop, isEmpty in
                if case .completed = stop, isEmpty { other } else { nil }
            })
    }

    @inlinable final func failing(ifEmpty error: any Error) -> Observable<Element> {
        continued(
            { $0 },
            by: { stop, isEmpty in
                if case .completed = stop, isEmpty { throw error }
                return nil
            })
    }

    /// Continues with another source after the terminal event; implements `catch`, `ifEmpty` and `andThen`.
    ///
    /// - Parameters:
    ///   - convert: converts the elements.
    ///   - next: returns the other source for the terminal event, or nil if that is forwarded.
    @inlinable @inline(never) final func continued<Output>(
        _ convert: @escaping (Element) -> Output,
        by next: @escaping (_ stop: TerminalEvent, _ isEmpty: Bool) throws -> Observable<Output>?
    ) -> Observable<Output> {
        let source = attach
        return Observable<Output> { sink in
            let observer = ContinuedObserver(sink, convert, next)
            observer.attach(to: source)
            observer.arrive()
        }
    }
}

/// The observer of a source that another source may follow.
///
/// Not a serializer, and without a lifetime for the other source: it is the last one, and is attached to the downstream.
/// It is attached when the first source has terminated and has been attached, so that it needs no stack of that.
///
/// Sendable by contract: `isEmpty` and `other` are accessed by events of the first source, and after both arrivals.
@usableFromInline final class ContinuedObserver<Element, Output>: Upstream, @unchecked Sendable {
    @usableFromInline let sink: Sink<Output>
    @usableFromInline let convert: (Element) -> Output
    @usableFromInline let continuation: (TerminalEvent, Bool) throws -> Observable<Output>?
    /// The lifetime of the first source.
    @usableFromInline let lifetime: Lifetime
    @exclusivity(unchecked) @usableFromInline final var isEmpty = true
    @exclusivity(unchecked) @usableFromInline final var other: Observable<Output>?
    @usableFromInline let missing = Atomic<Int>(2)
    /// The gate for the other source.
    @usableFromInline let gate = Trampoline.gate

    @inlinable init(
        _ sink: Sink<Output>, _ convert: @escaping (Element) -> Output,
        _ continuation: @escaping (TerminalEvent, Bool) throws -> Observable<Output>?
    ) {
        self.sink = sink
        self.convert = convert
        self.continuation = continuation
        lifetime = Lifetime(within: sink.lifetime)
    }

    @inlinable func receive(_ element: Element) {
        isEmpty = false
        sink.emit(convert(element))
    }

    @inlinable func finish(_ stop: TerminalEvent) {
        do {
            other = try continuation(stop, isEmpty)
            if other == nil { sink.stop(stop) }
        } catch { terminate(.failed(error)) }
    }

    @inlinable func terminate(_ stop: TerminalEvent) { sink.terminate(stop) }

    @inlinable func stop(_ stop: TerminalEvent) {
        // The first source is released before the other one is attached.
        if finishAtOnce(stop), other != nil { arrive() }
    }

    @inlinable func arrive() {
        guard missing.subtract(1, ordering: .acquiringAndReleasing).newValue == 0, let next = other else { return }
        other = nil
        if sink.lifetime.isStopped { return }
        Trampoline.attach(for: gate) { next.attach(sink) }
    }
}

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

    /// Continues with the sequence that the source emits as its only element; implements `deferred` of asynchronous work.
    final func continuedByElement<Output>() -> Observable<Output> where Element == Observable<Output> {
        let source = attach
        return Observable<Output> { sink in
            let observer = DeferredObserver(sink)
            observer.attach(to: source)
            observer.arrive()
        }
    }
}

/// The state of an operator whose source another one may follow: the last, which is attached to the downstream.
///
/// It is attached when the first source has terminated and has been attached, so that it is not on the stack of that. By then
/// nothing of the first one remains: a loop of sources that follow each other keeps none of them.
///
/// Sendable by contract: `other` is accessed by events of the first source, and after both arrivals.
@usableFromInline class Continuation<Output>: @unchecked Sendable {
    @usableFromInline final let sink: Sink<Output>
    /// The lifetime of the first source.
    @usableFromInline final let lifetime: Lifetime
    @exclusivity(unchecked) @usableFromInline final var other: Observable<Output>?
    @usableFromInline final let missing = Atomic<Int>(2)
    /// The gate for the other source.
    @usableFromInline final let gate = Trampoline.gate

    @inlinable init(_ sink: Sink<Output>) {
        self.sink = sink
        lifetime = Lifetime(within: sink.lifetime)
    }

    @inlinable final func terminate(_ stop: TerminalEvent) { sink.terminate(stop) }

    @inlinable final func arrive() {
        guard missing.subtract(1, ordering: .acquiringAndReleasing).newValue == 0, let next = other else { return }
        other = nil
        if sink.lifetime.isStopped { return }
        sink.lifetime.removeIfNewest(lifetime)
        Trampoline.attachLast(next, to: sink, for: gate)
    }
}

/// The observer of a source that another source may follow.
///
/// Not a serializer: one source follows the other.
///
/// Sendable by contract: `isEmpty` is accessed by events of the first source.
@usableFromInline final class ContinuedObserver<Element, Output>: Continuation<Output>, Upstream, @unchecked Sendable {
    @usableFromInline let convert: (Element) -> Output
    @usableFromInline let continuation: (TerminalEvent, Bool) throws -> Observable<Output>?
    @exclusivity(unchecked) @usableFromInline final var isEmpty = true

    @inlinable init(
        _ sink: Sink<Output>, _ convert: @escaping (Element) -> Output,
        _ continuation: @escaping (TerminalEvent, Bool) throws -> Observable<Output>?
    ) {
        self.convert = convert
        self.continuation = continuation
        super.init(sink)
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

    @inlinable func stop(_ stop: TerminalEvent) {
        // The first source is released before the other one is attached.
        if finishAtOnce(stop), other != nil { arrive() }
    }
}

/// The observer of a source that emits the other source.
final class DeferredObserver<Output>: Continuation<Output>, Upstream, @unchecked Sendable {
    func receive(_ element: Observable<Output>) { other = element }

    func complete() {
        if other == nil { terminate(.completed) }
    }

    func stop(_ stop: TerminalEvent) {
        if finishAtOnce(stop), other != nil { arrive() }
    }
}

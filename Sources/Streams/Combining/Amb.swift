import Synchronization

extension ObservableType {
    /// Returns the operator that mirrors the first of two sequences to emit; called like a method, see `AmbOperator`.
    @inlinable public var amb: AmbOperator<Element> { AmbOperator(source: asObservable()) }

    /// Mirrors the first of several sequences to emit any event.
    ///
    ///     first:                ------1--2--|
    ///     second:               --8--9--|
    ///     amb([first, second]): --8--9--|
    ///
    /// Disposes the subscriptions to the others at the first event. Without sequences, it never emits. Terminates with
    /// that sequence, and delivers on its threads; buffers nothing.
    ///
    ///     Observable.amb([Observable.of(1, 2), Observable.of(8, 9)])
    @_alwaysEmitIntoClient @preconcurrency public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence)
        -> Observable<Element>
    where Sequence.Element == Observable<Element>, Element: Sendable {
        .competing(Array(sequence))
    }
}

extension Observable {
    @inlinable @inline(never) static func competing(_ sources: [Observable<Element>]) -> Observable<Element> {
        Observable { sink in
            let lifetimes = (0..<sources.count).map { _ in Lifetime(within: sink.lifetime) }
            let coordinator = AmbCoordinator(sink, lifetimes)
            Trampoline.enter {
                for (index, source) in sources.enumerated() { coordinator.attach(source, index) }
            }
        }
    }
}

/// The type of `amb`, which is called like a method.
public struct AmbOperator<Element> {
    @usableFromInline let source: Observable<Element>

    @inlinable init(source: Observable<Element>) { self.source = source }
}

extension AmbOperator where Element: Sendable {
    /// Mirrors the first of two sequences to emit any event.
    ///
    ///     first:             ------1--2--|
    ///     second:            --8--9--|
    ///     first.amb(second): --8--9--|
    ///
    /// A terminal event counts, too. Disposes the subscription to the other sequence at that event. Terminates with
    /// that sequence, and delivers on its threads; buffers nothing.
    ///
    ///     Observable.of(1, 2).amb(Observable.of(8, 9))
    @_alwaysEmitIntoClient @preconcurrency
    public func callAsFunction<O2: ObservableType>(_ right: O2) -> Observable<Element>
    where O2.Element == Element {
        callAsFunction(right.asObservable())
    }

    /// Mirrors the first of two sequences to emit any event.
    ///
    /// The form in which an implicit member infers the element, such as `.amb(.never())`; see `callAsFunction(_:)`.
    @_alwaysEmitIntoClient @preconcurrency
    public func callAsFunction(_ right: Observable<Element>) -> Observable<Element> {
        .amb([source, right])
    }
}

/// The state of one `amb`: selects the first source to emit.
@usableFromInline final class AmbCoordinator<Element>: Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let lifetimes: [Lifetime]
    /// The index of the selected source, or -1.
    @usableFromInline let winner = Atomic<Int>(-1)

    @inlinable init(_ sink: Sink<Element>, _ lifetimes: [Lifetime]) {
        self.sink = sink
        self.lifetimes = lifetimes
    }

    @inlinable func attach(_ source: Observable<Element>, _ index: Int) {
        let upstream = AmbUpstream(self, index)
        if !upstream.lifetime.isStopped { upstream.attach(to: source.attach) }
    }

    /// Selects the source if none is selected; returns whether it is the selected one, and whether this is its first event.
    @inlinable func select(_ index: Int) -> (isSelected: Bool, isFirst: Bool) {
        let (isFirst, current) = winner.compareExchange(
            expected: -1, desired: index, ordering: .acquiringAndReleasing)
        return (isFirst || current == index, isFirst)
    }

    @inlinable func disposeOthers(than index: Int) {
        let others = lifetimes.enumerated().lazy.filter { $0.offset != index }.map(\.element)
        // First all of them: the release of one may make another one fail, which is not to be repeated.
        for lifetime in others { lifetime.halt() }
        for lifetime in others { lifetime.dispose() }
    }
}

/// The observer of one of the sources.
@usableFromInline final class AmbUpstream<Element>: Upstream {
    @usableFromInline let coordinator: AmbCoordinator<Element>
    /// That of the coordinator, without an indirection for each element.
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let index: Int
    @usableFromInline let lifetime: Lifetime

    @inlinable init(_ coordinator: AmbCoordinator<Element>, _ index: Int) {
        self.coordinator = coordinator
        sink = coordinator.sink
        self.index = index
        lifetime = coordinator.lifetimes[index]
    }

    @inlinable func receive(_ element: Element) {
        let selection = coordinator.select(index)
        if selection.isFirst { coordinator.disposeOthers(than: index) }
        if selection.isSelected { sink.emit(element) }
    }

    @inlinable func terminate(_ stop: TerminalEvent) {
        let selection = coordinator.select(index)
        if selection.isSelected { sink.terminate(stop) } else { stop.drop() }
        if selection.isFirst { coordinator.disposeOthers(than: index) }
    }
}

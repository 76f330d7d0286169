import Synchronization

extension ObservableType where Element: Sendable {
    /// Emits each element, and then the elements of the sequence that `selector` returns for it, each in the same way.
    ///
    ///     source:                                          --1-----------|
    ///     a:                                                 --2--3|
    ///     b:                                                   -----4--|
    ///     expand { $0 == 1 ? a : $0 == 2 ? b : .empty() }: --1-2--3-4----|
    ///
    /// `selector` is called for the elements of the source and of all sequences, after each was delivered: an observer that
    /// disposes has prevented the call. At most `maxConcurrent` sequences run at the same time, as those of `flatMap` do;
    /// others wait in a queue without a limit. With one at a time, elements that are fewer steps away from the source come
    /// first. A sequence is subscribed to after the current event of the thread, so that synchronous sequences need no
    /// stack, however many steps they take.
    ///
    /// Completes when the source and all sequences have completed; that never happens if `selector` always returns a
    /// sequence with an element. Fails with the first failure, or with the error that `selector` throws. Elements are
    /// delivered one at a time, on the threads of their sequences. A number below one is a programmer error.
    ///
    ///     Observable.just(1).expand { $0 < 100 ? Observable.of($0 * 2, $0 * 3) : .empty() }
    @_alwaysEmitIntoClient @preconcurrency public func expand<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max, _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Element> where Source.Element == Element {
        asObservable().expanded(maxConcurrent) { try selector($0).asObservable().attach }
    }

    /// Emits each element, and then the elements of the sequence that `selector` returns for it, each in the same way.
    ///
    /// The form for closures whose branches infer the element from each other, such as
    /// `{ if $0 < 9 { .just($0 + 1) } else { .empty() } }`; see `expand(maxConcurrent:_:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency public func expand(
        maxConcurrent: Int = .max, _ selector: @escaping @Sendable (Element) throws -> Observable<Element>
    ) -> Observable<Element> { asObservable().expanded(maxConcurrent) { try selector($0).attach } }
}

extension Observable where Element: Sendable {
    @inlinable @inline(never)
    final func expanded(_ limit: Int, _ select: @escaping (Element) throws -> Attach<Element>) -> Observable<Element> {
        require(limit > 0, "expand(maxConcurrent:) needs room for at least one sequence.")
        let source = attach
        return Observable { sink in
            note(limit < .max ? .storing(.inner) : nil)
            let observer = ExpandingObserver.make(sink, .all(limit: limit), select)
            Trampoline.attach(through: observer.room) {
                Trampoline.enter {
                    ExpandedSource(observer, sink).attach(to: { source(observer.inners.countingElements($0)) })
                }
            }
        }
    }
}

/// The observer of the sequences: sends each element, and begins the sequence that is selected for it.
@usableFromInline typealias ExpandingObserver<Element> = FlatteningObserver<Element, Element>

extension FlatteningObserver where Element == Inner {
    @inlinable static func make(
        _ sink: Sink<Element>, _ policy: FlatteningPolicy, _ select: @escaping (Element) throws -> Attach<Element>
    ) -> FlatteningObserver {
        // Not retained by its sink, which only the observer itself calls.
        let expanding = Box<Unmanaged<FlatteningObserver>?>(nil)
        let next = sink.next
        let observer = FlatteningObserver(
            Sink(linkedTo: sink) { element in
                try next(element)
                expanding.value?._withUnsafeGuaranteedRef { $0.expand(element, isOfSource: false) }
            }, policy, select)
        expanding.value = .passUnretained(observer)
        return observer
    }

    /// Begins the sequence of an element in a job of the trampoline: synchronous sequences need no stack.
    ///
    /// The element has been counted for that sequence.
    @inlinable func expand(_ element: Element, isOfSource: Bool) {
        if sink.lifetime.isStopped { return }
        do {
            let source = try select(element)
            // Not retained: it stores the sequences that wait.
            let inner = WaitingInner<Element, Element>(isOfSource: isOfSource) { [unowned inners] in
                source(inners.countingElements($0))
            }
            if startOrEnqueue(inner) { attachInTurn(inner) }
        } catch {
            // At once: this is the turn of the element, and the events that wait come after its error.
            _ = inners.claim()
            sink.terminate(.failed(error))
            inners.disposeAll()
        }
    }
}

extension InnerSubscriptions {
    /// Counts each element for the sequence that will be selected for it: until then the element may wait, and the
    /// sequence that has sent it may complete.
    ///
    /// Elements are sent with the trampoline active, so that the sequences begin after the delivery: inside it, the elements
    /// of a synchronous one would wait for a delivery that does not end.
    @inlinable func countingElements<Element>(_ sink: Sink<Element>) -> Sink<Element> {
        let (next, lifetime) = (sink.next, sink.lifetime)
        return Sink(linkedTo: sink) { [self] element in
            if lifetime.isStopped { return }
            unfinished.add(1, ordering: .relaxed)
            try Trampoline.enter { try next(element) }
        }
    }
}

/// The observer of the source of one `expand`, whose elements are expanded as those of the sequences are.
@usableFromInline final class ExpandedSource<Element>: Upstream {
    @usableFromInline let owner: ExpandingObserver<Element>
    /// The downstream; that of the owner expands elements of the sequences.
    @usableFromInline let sink: Sink<Element>

    @inlinable var lifetime: Lifetime { owner.inners }

    @inlinable init(_ owner: ExpandingObserver<Element>, _ sink: Sink<Element>) {
        self.owner = owner
        self.sink = sink
    }

    @inlinable func next(_ element: Element) { owner.send(element, to: self) }

    @inlinable func receive(_ element: Element) {
        if sink.lifetime.isStopped { return }
        do {
            try sink.next(element)
            owner.expand(element, isOfSource: true)
        } catch { sink.lifetime.fail(error, sink.stop) }
    }

    @inlinable func complete() { owner.complete() }

    @inlinable func terminate(_ stop: TerminalEvent) { owner.terminate(stop) }
}

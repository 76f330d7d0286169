extension ObservableType where Element: Sendable {
    /// Holds elements back while the latest element of another sequence is true.
    ///
    ///     source:                 --1--2--3--4-----5--|
    ///     isPaused:               ---true-----false---
    ///     pausable(by: isPaused): --1--------------5--|
    ///
    ///     source:                                        --1--2--3--4-----5--|
    ///     isPaused:                                      ---true-----false---
    ///     pausable(by: isPaused, buffering: .newest(2)): --1---------(3 4)5--|
    ///
    /// Subscribes to `isPaused` first; until that emits, the sequence is not paused. During a pause, elements are dropped,
    /// or buffered by `policy`; `.newest(1)` keeps the latest one. The end of the pause delivers them. It ends also when
    /// `isPaused` completes, since nothing else could end it.
    ///
    /// During a pause, the completion of the source waits for buffered elements; an error of the source, or of `isPaused`,
    /// is delivered at once, and discards them. Buffered elements are delivered on the thread of `isPaused`, all others on
    /// that of the source.
    ///
    ///     Observable.of(1, 2, 3).pausable(by: BehaviorRelay(value: false), buffering: .newest(1))
    ///
    /// - Parameters:
    ///   - isPaused: the sequence that begins a pause with true, and ends it with false.
    ///   - policy: the elements of a pause that are delivered after it; nil for none.
    @_alwaysEmitIntoClient @preconcurrency public func pausable<Pauses: ObservableType>(
        by isPaused: Pauses, buffering policy: LossyBufferingPolicy? = nil
    ) -> Observable<Element> where Pauses.Element == Bool {
        asObservable().paused(by: isPaused.asObservable(), policy)
    }
}

extension Observable where Element: Sendable {
    @inlinable @inline(never) final func paused(by isPaused: Observable<Bool>, _ policy: LossyBufferingPolicy?)
        -> Observable<Element>
    {
        Observable { [self] sink in
            let observer = Pausable(sink, policy)
            note(observer.limit == .max ? .storing(.controlledQueue) : nil)
            Trampoline.enter {
                PauseSwitch(observer).attach(to: isPaused.attach)
                if sink.lifetime.isStopped { return }
                Trampoline.attach(through: observer.room) { observer.attach(to: attach, within: sink.lifetime) }
            }
        }
    }
}

/// The observer of the source of one `pausable`.
///
/// Sendable by contract: the variables are touched only inside the serializer.
@usableFromInline final class Pausable<Element: Sendable>: Serializer, SerializedUpstream, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let lifetime = Lifetime()
    /// The number of elements that a pause may buffer.
    @usableFromInline let limit: Int
    @usableFromInline let keepsOldest: Bool
    @exclusivity(unchecked) @usableFromInline final var queue = Queue<Element>()
    @exclusivity(unchecked) @usableFromInline final var isPaused = false
    @exclusivity(unchecked) @usableFromInline final var isCompleted = false
    /// The gate of `queue`, if that has no limit.
    @usableFromInline let room: QueueGate?

    @inlinable init(_ sink: Sink<Element>, _ policy: LossyBufferingPolicy?) {
        self.sink = sink
        let limits = policy.map { BufferLimits($0) }
        limit = limits?.limit ?? 0
        keepsOldest = limits?.overflow != .dropsOldest
        room = limit == .max ? QueueGate.above(Trampoline.gate) : nil
        super.init()
        if let room { sink.lifetime.onDispose { room.close() } }
    }

    @inlinable func receive(_ element: Element) {
        if sink.lifetime.isStopped { return }
        if isPaused { store(element) } else { sink.emit(element) }
    }

    @inlinable func store(_ element: Element) {
        if queue.count == limit {
            if keepsOldest { return }
            _ = queue.takeFirst()
        }
        queue.append(element)
        room?.add()
    }

    @inlinable func pause(_ isPaused: Bool) {
        self.isPaused = isPaused
        if isPaused { return }
        while !sink.lifetime.isStopped, let element = queue.takeFirst() {
            room?.remove()
            sink.emit(element)
        }
        if isCompleted { terminate(.completed) }
    }

    @inlinable func complete() {
        isCompleted = true
        if queue.isEmpty { terminate(.completed) }
    }

    @inlinable func terminate(_ stop: TerminalEvent) { sink.terminate(stop) }
}

/// The observer of the sequence that begins and ends pauses.
@usableFromInline final class PauseSwitch<Element: Sendable>: SerializedUpstream {
    @usableFromInline let owner: Pausable<Element>
    @usableFromInline let lifetime: Lifetime

    @inlinable var serializer: Serializer { owner }

    @inlinable init(_ owner: Pausable<Element>) {
        self.owner = owner
        lifetime = Lifetime(within: owner.sink.lifetime)
    }

    @inlinable func receive(_ isPaused: Bool) { owner.pause(isPaused) }

    @inlinable func complete() { owner.pause(false) }

    @inlinable func terminate(_ stop: TerminalEvent) { owner.terminate(stop) }
}

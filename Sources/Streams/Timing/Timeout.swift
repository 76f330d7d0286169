extension ObservableType where Element: Sendable {
    /// Fails with `RxError.timeout` when an element takes too long.
    ///
    ///     source:                                     --1--2----------3--|
    ///     timeout(.seconds(5), scheduler: scheduler): --1--2----#
    ///
    /// The time begins anew with each element. Otherwise terminates with the source. The error of the timeout is delivered
    /// by `scheduler`, every other event on the thread of the source. Buffers nothing.
    ///
    ///     Observable.of(1, 2).timeout(.seconds(5), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)
        -> Observable<Element>
    {
        asObservable().timed(dueTime, limiting: .eachElement, orElse: nil, scheduler)
    }

    /// Continues with another sequence when an element takes too long.
    ///
    ///     source:                                                   --1--2----------3--|
    ///     other:                                                              --8--9--|
    ///     timeout(.seconds(5), other: other, scheduler: scheduler): --1--2------8--9--|
    ///
    /// The time begins anew with each element. The source is released before the other sequence is subscribed to, on
    /// `scheduler`; a source that is still being subscribed to then, when that call returns. Otherwise terminates with
    /// the source. Events are delivered on the threads of their sequences. Buffers nothing.
    ///
    ///     Observable.of(1, 2).timeout(.seconds(5), other: Observable.just(8), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        timeout(dueTime, other: other.asObservable(), scheduler: scheduler)
    }

    /// The form in which an implicit member infers the element, such as `other: .empty()`; see `timeout(_:other:scheduler:)`.
    @_alwaysEmitIntoClient @preconcurrency public func timeout(
        _ dueTime: RxTimeInterval, other: Observable<Element>, scheduler: any SchedulerType
    ) -> Observable<Element> {
        asObservable().timed(dueTime, limiting: .eachElement, orElse: other, scheduler)
    }

    /// Fails with `RxError.timeout` when the sequence has not terminated in time.
    ///
    ///     source:                                              --1--2--3--4--|
    ///     timeout(overall: .seconds(9), scheduler: scheduler): --1--2--3#
    ///
    /// The time begins before the source is subscribed to. The error of the timeout is delivered by `scheduler`, or by
    /// a thread that delivers an element at that time; every other event on the thread of the source. Buffers nothing.
    /// A single, maybe or completable has one event, so its `timeout(_:scheduler:)` is the same.
    ///
    ///     Observable.of(1, 2).timeout(overall: .seconds(9), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency public func timeout(
        overall duration: RxTimeInterval, scheduler: any SchedulerType
    )
        -> Observable<Element>
    {
        asObservable().timed(duration, limiting: .wholeSequence, orElse: nil, scheduler)
    }

    /// Continues with another sequence when the sequence has not terminated in time.
    ///
    ///     source:                                                            --1--2--3--4--|
    ///     other:                                                                      --8--|
    ///     timeout(overall: .seconds(9), other: other, scheduler: scheduler): --1--2--3--8--|
    ///
    /// The time begins before the source is subscribed to, and does not limit the other sequence. The source is
    /// released before that is subscribed to, on `scheduler`, or by a thread that delivers an element at that time.
    /// Otherwise terminates with the source. Events are delivered on the threads of their sequences. Buffers nothing.
    ///
    ///     Observable.of(1, 2).timeout(overall: .seconds(9), other: Observable.just(8), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency public func timeout<Source: ObservableConvertibleType>(
        overall duration: RxTimeInterval, other: Source, scheduler: any SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        timeout(overall: duration, other: other.asObservable(), scheduler: scheduler)
    }

    /// The form in which an implicit member infers the element, such as `other: .empty()`; see
    /// `timeout(overall:other:scheduler:)`.
    @_alwaysEmitIntoClient @preconcurrency public func timeout(
        overall duration: RxTimeInterval, other: Observable<Element>, scheduler: any SchedulerType
    ) -> Observable<Element> {
        asObservable().timed(duration, limiting: .wholeSequence, orElse: other, scheduler)
    }
}

extension Observable where Element: Sendable {
    @inlinable @inline(never) final func timed(
        _ dueTime: RxTimeInterval, limiting part: TimedPart, orElse other: Observable<Element>?,
        _ scheduler: any SchedulerType
    ) -> Observable<Element> {
        let source = attach
        let scheduler = TimerScheduler(scheduler)
        return Observable { sink in
            let state = Timeout(sink, dueTime, scheduler, other, limiting: part)
            state.startTimer()
            state.attach(to: source)
        }
    }
}

/// The part of a sequence that has to come in time.
@usableFromInline enum TimedPart {
    case eachElement, wholeSequence
    /// Of a trait: nothing but its completion follows, however late.
    case onlyElement
}

/// The state of one `timeout`.
///
/// Sendable by contract: `hasTimedOut` is touched only inside the serializer.
@usableFromInline final class Timeout<Element: Sendable>: TimedOperator, SerializedUpstream, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let part: TimedPart
    /// Follows the source; nil if the result fails.
    @usableFromInline let other: Observable<Element>?
    /// The gate for `other`.
    @usableFromInline let gate = Trampoline.gate
    @exclusivity(unchecked) @usableFromInline final var hasTimedOut = false

    @inlinable init(
        _ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: TimerScheduler, _ other: Observable<Element>?,
        limiting part: TimedPart = .eachElement
    ) {
        self.sink = sink
        self.part = part
        self.other = other
        super.init(sink.lifetime, dueTime, scheduler)
    }

    @inlinable func startTimer() { timer.start(at: timer.now) { [self] in handle($0) } }

    @inlinable func receive(_ element: Element) {
        if hasTimedOut || sink.lifetime.isStopped { return }
        if part == .onlyElement { timer.cancel() }
        sink.emit(element)
        if part == .eachElement, !sink.lifetime.isStopped { startTimer() }
    }

    @inlinable func terminate(_ stop: TerminalEvent) {
        timer.cancel()
        sink.terminate(stop)
    }

    @inlinable func handle(_ signal: TimerSignal) {
        if case .alarm = signal { run { [self] in timerFired() } }
    }

    @inlinable func timerFired() {
        guard timer.fire(), lifetime.claim(), !sink.lifetime.isStopped else { return }
        hasTimedOut = true
        guard let other else { return sink.terminate(.failed(RxError.timeout)) }
        leave(sink.lifetime) {
            Trampoline.attach(for: gate) { other.attach(sink) }
        }
    }
}

import Streams
import StreamsLaws

extension Registry {
    /// An operator of `SharedSequenceConvertibleType`: its sources have handled their failures, its closures cannot
    /// throw.
    static func shared<Result: ObservableConvertibleType & SendableMetatype>(
        _ name: String, _ form: String = "", sources: Int = 1, closures: Int = 0,
        traits: OperatorUnderTest.Traits = [], shares: Bool = true,
        build: @escaping @Sendable (OperatorInputs) -> Result
    ) -> OperatorUnderTest where Result.Element: Sendable {
        OperatorUnderTest(
            qualified(name, with: "SharedSequenceConvertibleType"), form, sources: sources, closures: closures,
            handlingErrorsOf: Set(0..<sources), traits: traits.union(shares ? [.neverFails, .shares] : .neverFails)
        ) { inputs in
            VirtualStrategy.scheduler = inputs.scheduler
            return build(inputs)
        }
    }

    static var sharedSequences: [OperatorUnderTest] {
        operators(VirtualStrategy.AsDriver.self)
            + operators(VirtualStrategy.AsSignal.self).map { $0.asVariant("signal") }
    }

    private static func operators<S: SharingStrategyProtocol>(_: S.Type) -> [OperatorUnderTest] {
        sharedMaking(S.self) + sharedTransforming(S.self) + sharedCombining(S.self)
    }

    @Operators private static func sharedMaking<S: SharingStrategyProtocol>(_: S.Type) -> [OperatorUnderTest] {
        shared("ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorJustReturn:)") {
            $0[0].asSharedSequence(sharingStrategy: S.self, onErrorJustReturn: $0.element(9))
        }
        shared("ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorDriveWith:)", sources: 2) {
            $0[0].asSharedSequence(onErrorDriveWith: $0.shared(1, S.self))
        }
        shared(
            "ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorRecover:)", sources: 2, closures: 1
        ) { inputs in
            inputs[0].asSharedSequence { _ in inputs.note(inputs.shared(1, S.self)) }
        }
        shared("SharedSequence.named(_:)") { $0.shared(0, S.self).named("sequence") }
        shared("SharedSequence.asObservable()") { $0.shared(0, S.self).asObservable() }
        shared("SharedSequenceConvertibleType.asObservable()") {
            ClientSequence(sequence: $0.shared(0, S.self)).asObservable()
        }
        shared("SharedSequence.asInfallible()") { $0.shared(0, S.self).asInfallible() }
        shared("static SharedSequence.deferred(_:)", closures: 1) { inputs in
            SharedSequence<S, TrackedElement>.deferred { inputs.note(inputs.shared(0)) }
        }
        shared("static SharedSequence.empty()", sources: 0, traits: .emitsNoElement, shares: false) { _ in
            SharedSequence<S, TrackedElement>.empty()
        }
        shared("static SharedSequence.never()", sources: 0, traits: [.emitsNoElement, .neverTerminates], shares: false)
        { _ in
            SharedSequence<S, TrackedElement>.never()
        }
        shared("static SharedSequence.just(_:)", sources: 0, shares: false) {
            SharedSequence<S, TrackedElement>.just($0.element(1))
        }
        shared("static SharedSequence.of(_:)", sources: 0, shares: false) {
            SharedSequence<S, TrackedElement>.of($0.element(1), $0.element(2))
        }
        shared("static SharedSequence.from(_:)", "array", sources: 0, shares: false) {
            SharedSequence<S, TrackedElement>.from([$0.element(1), $0.element(2)])
        }
        shared("static SharedSequence.from(_:)", "sequence", sources: 0, shares: false) {
            SharedSequence<S, TrackedElement>.from([$0.element(1), $0.element(2)].makeIterator())
        }
        shared("static SharedSequence.from(optional:)", sources: 0, shares: false) {
            SharedSequence<S, TrackedElement>.from(optional: $0.element(1))
        }
        shared("static SharedSequence.interval(_:)", sources: 0, traits: .neverTerminates) { _ in
            SharedSequence<S, Int>.interval(.seconds(10))
        }
        shared("static SharedSequence.timer(_:period:)", sources: 0, traits: .neverTerminates) { _ in
            SharedSequence<S, Int>.timer(.seconds(10), period: .seconds(5))
        }
    }

    @Operators private static func sharedTransforming<S: SharingStrategyProtocol>(_: S.Type) -> [OperatorUnderTest] {
        shared("map(_:)", closures: 1) { inputs in inputs.shared(0, S.self).map { inputs.note($0) } }
        shared("compactMap(_:)", closures: 1) { inputs in
            inputs.shared(0, S.self).compactMap { inputs.note($0) as TrackedElement? }
        }
        shared("filter(_:)", closures: 1) { inputs in inputs.shared(0, S.self).filter { _ in inputs.note(true) } }
        shared("flatMap(_:)", sources: 2, closures: 1) { inputs in
            inputs.shared(0, S.self).flatMap { _ in inputs.note(inputs.shared(1, S.self)) }
        }
        shared("flatMapFirst(_:)", sources: 2, closures: 1) { inputs in
            inputs.shared(0, S.self).flatMapFirst { _ in inputs.note(inputs.shared(1, S.self)) }
        }
        shared("flatMapLatest(_:)", sources: 2, closures: 1) { inputs in
            inputs.shared(0, S.self).flatMapLatest { _ in inputs.note(inputs.shared(1, S.self)) }
        }
        shared("scan(_:accumulator:)", closures: 1) { inputs in
            inputs.shared(0, S.self).scan(inputs.element(0)) { inputs.note($1) }
        }
        shared("skip(_:)") { $0.shared(0, S.self).skip(1) }
        shared("distinctUntilChanged()") { $0.shared(0, S.self).distinctUntilChanged() }
        shared("distinctUntilChanged(_:)", "key", closures: 1) { inputs in
            inputs.shared(0, S.self).distinctUntilChanged { (item: TrackedElement) in inputs.note(item.value) }
        }
        shared("distinctUntilChanged(_:)", "comparer", closures: 1) { inputs in
            inputs.shared(0, S.self).distinctUntilChanged { (old: TrackedElement, new: TrackedElement) in
                inputs.note(old == new)
            }
        }
        shared("distinctUntilChanged(_:comparer:)", closures: 2) { inputs in
            inputs.shared(0, S.self).distinctUntilChanged(
                { inputs.note($0.value) }, comparer: { inputs.note($0 == $1, 1) })
        }
        shared(
            "do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)", closures: 7
        ) { inputs in
            inputs.shared(0, S.self).do(
                onNext: { _ in inputs.note((), 0) }, afterNext: { _ in inputs.note((), 1) },
                onCompleted: { inputs.note((), 2) },
                afterCompleted: { inputs.note((), 3) }, onSubscribe: { inputs.note((), 4) },
                onSubscribed: { inputs.note((), 5) },
                onDispose: { inputs.note((), 6) })
        }
        shared("withUnretained(_:)") { inputs in inputs.shared(0, S.self).withUnretained(Registry.owner).map { $0.1 } }
        shared("withUnretained(_:resultSelector:)", closures: 1) { inputs in
            inputs.shared(0, S.self).withUnretained(Registry.owner) { inputs.note($1) }
        }
        shared("delay(_:)") { $0.shared(0, S.self).delay(.seconds(15)) }
        shared("debounce(_:)") { $0.shared(0, S.self).debounce(.seconds(5)) }
        shared("debounce(_:edges:onDrop:)", closures: 1) { inputs in
            inputs.shared(0, S.self).debounce(.seconds(15), edges: .leading) { _ in inputs.note(()) }
        }
        shared("throttle(_:edges:onDrop:)", closures: 1) { inputs in
            inputs.shared(0, S.self).throttle(.seconds(15), edges: .leading) { _ in inputs.note(()) }
        }
        shared("pairwise()") { $0.shared(0, S.self).pairwise() }
        shared("throttle(_:latest:)") { $0.shared(0, S.self).throttle(.seconds(15)) }
    }

    @Operators private static func sharedCombining<S: SharingStrategyProtocol>(_: S.Type) -> [OperatorUnderTest] {
        shared("startWith(_:)") { $0.shared(0, S.self).startWith($0.element(9)) }
        shared("SharedMergeOperator.callAsFunction()", sources: 2) { inputs in
            inputs.shared(0, S.self).map { _ in inputs.shared(1, S.self) }.merge()
        }
        shared("SharedMergeOperator.callAsFunction(maxConcurrent:)", sources: 2) { inputs in
            inputs.shared(0, S.self).map { _ in inputs.shared(1, S.self) }.merge(maxConcurrent: 1)
        }
        shared("switchLatest()", sources: 2) { inputs in
            inputs.shared(0, S.self).map { _ in inputs.shared(1, S.self) }.switchLatest()
        }
        shared("static merge(_:)", "variadic", sources: 2) { SharedSequence.merge($0.shared(0, S.self), $0.shared(1)) }
        shared("static merge(_:)", "array", sources: 2) { SharedSequence.merge([$0.shared(0, S.self), $0.shared(1)]) }
        shared("static merge(_:)", "collection", sources: 2) {
            SharedSequence.merge(AnyCollection([$0.shared(0, S.self), $0.shared(1)]))
        }
        shared("static concat(_:)", "collection", sources: 2) {
            SharedSequence.concat([$0.shared(0, S.self), $0.shared(1)])
        }
        shared("static concat(_:)", "sequence", sources: 2, traits: .retainsSources) {
            SharedSequence.concat([$0.shared(0, S.self), $0.shared(1)].makeIterator())
        }
        shared("withLatestFrom(_:)", sources: 2) { $0.shared(0, S.self).withLatestFrom($0.shared(1, S.self)) }
        shared("withLatestFrom(_:resultSelector:)", sources: 2, closures: 1) { inputs in
            inputs.shared(0, S.self).withLatestFrom(inputs.shared(1, S.self)) { inputs.note([$0, $1]) }
        }
        shared("static combineLatest(_:)", sources: 2) {
            SharedSequence.combineLatest([$0.shared(0, S.self), $0.shared(1)])
        }
        shared("static combineLatest(_:resultSelector:)", sources: 2, closures: 1) { inputs in
            SharedSequence.combineLatest([inputs.shared(0, S.self), inputs.shared(1)]) { inputs.note($0) }
        }
        shared("static combineLatest(_:_:)", sources: 2) {
            SharedSequence.combineLatest($0.shared(0, S.self), $0.shared(1, S.self))
        }
        shared("static combineLatest(_:_:resultSelector:)", sources: 2, closures: 1) { inputs in
            SharedSequence.combineLatest(inputs.shared(0, S.self), inputs.shared(1, S.self)) { inputs.note([$0, $1]) }
        }
        shared("static combineLatest(_:_:_:)", sources: 3) {
            SharedSequence.combineLatest($0.shared(0, S.self), $0.shared(1, S.self), $0.shared(2, S.self))
        }
        shared("static combineLatest(_:_:_:resultSelector:)", sources: 3, closures: 1) { inputs in
            SharedSequence.combineLatest(inputs.shared(0, S.self), inputs.shared(1, S.self), inputs.shared(2, S.self)) {
                inputs.note([$0, $1, $2])
            }
        }
        shared("static zip(_:)", sources: 2) { SharedSequence.zip([$0.shared(0, S.self), $0.shared(1)]) }
        shared("static zip(_:resultSelector:)", sources: 2, closures: 1) { inputs in
            SharedSequence.zip([inputs.shared(0, S.self), inputs.shared(1)]) { inputs.note($0) }
        }
        shared("static zip(_:_:)", sources: 2) { SharedSequence.zip($0.shared(0, S.self), $0.shared(1, S.self)) }
        shared("static zip(_:_:resultSelector:)", sources: 2, closures: 1) { inputs in
            SharedSequence.zip(inputs.shared(0, S.self), inputs.shared(1, S.self)) { inputs.note([$0, $1]) }
        }
        shared("static zip(_:_:_:)", sources: 3) {
            SharedSequence.zip($0.shared(0, S.self), $0.shared(1, S.self), $0.shared(2, S.self))
        }
        shared("static zip(_:_:_:resultSelector:)", sources: 3, closures: 1) { inputs in
            SharedSequence.zip(inputs.shared(0, S.self), inputs.shared(1, S.self), inputs.shared(2, S.self)) {
                inputs.note([$0, $1, $2])
            }
        }
    }
}

/// A type of a client, which implements `asSharedSequence()` only.
private struct ClientSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
    let sequence: SharedSequence<SharingStrategy, Element>

    func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { sequence }
}

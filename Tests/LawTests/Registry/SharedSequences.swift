import Streams
import StreamsLaws

extension OperatorUnderTest {
    /// An operator of shared sequences: its sources have handled their failures, its closures cannot throw.
    static func shared<Result: ObservableConvertibleType & SendableMetatype>(
        _ symbol: String, _ form: String = "", sources: Int = 1, closures: Int = 0, traits: Traits = [],
        build: @escaping @Sendable (OperatorInputs) -> Result
    ) -> OperatorUnderTest {
        OperatorUnderTest(
            symbol, form, sources: sources, closures: closures, handlingErrorsOf: Set(0..<sources),
            traits: traits.union([.neverFails, .shares])
        ) { inputs in
            VirtualStrategy.scheduler = inputs.scheduler
            return build(inputs)
        }
    }
}

extension Registry {
    static var sharedSequences: [OperatorUnderTest] {
        shared(VirtualStrategy.AsDriver.self) + shared(VirtualStrategy.AsSignal.self).map { $0.asVariant("signal") }
    }

    private static func shared<S: SharingStrategyProtocol>(_: S.Type) -> [OperatorUnderTest] {
        sharedMaking(S.self) + sharedTransforming(S.self) + sharedCombining(S.self)
    }

    @Operators private static func sharedMaking<S: SharingStrategyProtocol>(_: S.Type) -> [OperatorUnderTest] {
        OperatorUnderTest.shared("ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorJustReturn:)") {
            inputs in
            inputs[0].asSharedSequence(sharingStrategy: S.self, onErrorJustReturn: inputs.element(9))
        }
        OperatorUnderTest.shared(
            "ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorDriveWith:)", sources: 2
        ) {
            inputs in
            inputs[0].asSharedSequence(onErrorDriveWith: inputs.shared(1, S.self))
        }
        OperatorUnderTest.shared(
            "ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorRecover:)", sources: 2, closures: 1
        ) { inputs in inputs[0].asSharedSequence { _ in inputs.note(inputs.shared(1, S.self)) } }
        OperatorUnderTest.shared("SharedSequence.asObservable()") { inputs in inputs.shared(0, S.self).asObservable() }
        OperatorUnderTest.shared("SharedSequence.asInfallible()") { inputs in inputs.shared(0, S.self).asInfallible() }
        OperatorUnderTest.shared("static SharedSequence.deferred(_:)", closures: 1) { inputs in
            SharedSequence<S, TrackedElement>.deferred { inputs.note(inputs.shared(0)) }
        }
        OperatorUnderTest.shared("static SharedSequence.empty()", sources: 0, traits: .emitsNoElement) { _ in
            SharedSequence<S, TrackedElement>.empty()
        }
        OperatorUnderTest.shared(
            "static SharedSequence.never()", sources: 0, traits: [.emitsNoElement, .neverTerminates]
        ) { _ in
            SharedSequence<S, TrackedElement>.never()
        }
        OperatorUnderTest.shared("static SharedSequence.just(_:)", sources: 0) { inputs in
            SharedSequence<S, TrackedElement>.just(inputs.element(1))
        }
        OperatorUnderTest.shared("static SharedSequence.of(_:)", sources: 0) { inputs in
            SharedSequence<S, TrackedElement>.of(inputs.element(1), inputs.element(2))
        }
        OperatorUnderTest.shared("static SharedSequence.from(_:)", "array", sources: 0) { inputs in
            SharedSequence<S, TrackedElement>.from([inputs.element(1), inputs.element(2)])
        }
        OperatorUnderTest.shared("static SharedSequence.from(_:)", "sequence", sources: 0) { inputs in
            SharedSequence<S, TrackedElement>.from(AnySequence([inputs.element(1), inputs.element(2)]))
        }
        OperatorUnderTest.shared("static SharedSequence.from(optional:)", sources: 0) { inputs in
            SharedSequence<S, TrackedElement>.from(optional: inputs.element(1))
        }
        OperatorUnderTest.shared("static SharedSequence.interval(_:)", sources: 0, traits: .neverTerminates) { _ in
            SharedSequence<S, Int>.interval(.seconds(10))
        }
        OperatorUnderTest.shared("static SharedSequence.timer(_:period:)", sources: 0, traits: .neverTerminates) { _ in
            SharedSequence<S, Int>.timer(.seconds(10), period: .seconds(5))
        }
    }

    @Operators private static func sharedTransforming<S: SharingStrategyProtocol>(_: S.Type) -> [OperatorUnderTest] {
        OperatorUnderTest.shared("SharedSequenceConvertibleType.map(_:)", closures: 1) { inputs in
            inputs.shared(0, S.self).map { inputs.note($0) }
        }
        OperatorUnderTest.shared("SharedSequenceConvertibleType.compactMap(_:)", closures: 1) { inputs in
            inputs.shared(0, S.self).compactMap { inputs.note($0) as TrackedElement? }
        }
        OperatorUnderTest.shared("SharedSequenceConvertibleType.filter(_:)", closures: 1) { inputs in
            inputs.shared(0, S.self).filter { _ in inputs.note(true) }
        }
        OperatorUnderTest.shared("SharedSequenceConvertibleType.flatMap(_:)", sources: 2, closures: 1) { inputs in
            inputs.shared(0, S.self).flatMap { _ in inputs.note(inputs.shared(1, S.self)) }
        }
        OperatorUnderTest.shared("SharedSequenceConvertibleType.flatMapFirst(_:)", sources: 2, closures: 1) { inputs in
            inputs.shared(0, S.self).flatMapFirst { _ in inputs.note(inputs.shared(1, S.self)) }
        }
        OperatorUnderTest.shared("SharedSequenceConvertibleType.flatMapLatest(_:)", sources: 2, closures: 1) { inputs in
            inputs.shared(0, S.self).flatMapLatest { _ in inputs.note(inputs.shared(1, S.self)) }
        }
        OperatorUnderTest.shared("SharedSequenceConvertibleType.scan(_:accumulator:)", closures: 1) { inputs in
            inputs.shared(0, S.self).scan(inputs.element(0)) { inputs.note($1) }
        }
        OperatorUnderTest.shared("SharedSequenceConvertibleType.skip(_:)") { inputs in inputs.shared(0, S.self).skip(1)
        }
        OperatorUnderTest.shared("SharedSequenceConvertibleType.distinctUntilChanged()") { inputs in
            inputs.shared(0, S.self).distinctUntilChanged()
        }
        OperatorUnderTest.shared("SharedSequenceConvertibleType.distinctUntilChanged(_:)", "key", closures: 1) {
            inputs in
            inputs.shared(0, S.self).distinctUntilChanged { (item: TrackedElement) in inputs.note(item.value) }
        }
        OperatorUnderTest.shared("SharedSequenceConvertibleType.distinctUntilChanged(_:)", "comparer", closures: 1) {
            inputs in
            inputs.shared(0, S.self).distinctUntilChanged { (old: TrackedElement, new: TrackedElement) in
                inputs.note(old == new)
            }
        }
        OperatorUnderTest.shared("SharedSequenceConvertibleType.distinctUntilChanged(_:comparer:)", closures: 2) {
            inputs in
            inputs.shared(0, S.self).distinctUntilChanged(
                { inputs.note($0.value) }, comparer: { inputs.note($0 == $1, 1) })
        }
        OperatorUnderTest.shared(
            """
            SharedSequenceConvertibleType.do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:\
            onDispose:)
            """, closures: 7
        ) { inputs in
            inputs.shared(0, S.self).do(
                onNext: { _ in inputs.note((), 0) }, afterNext: { _ in inputs.note((), 1) },
                onCompleted: { inputs.note((), 2) },
                afterCompleted: { inputs.note((), 3) }, onSubscribe: { inputs.note((), 4) },
                onSubscribed: { inputs.note((), 5) },
                onDispose: { inputs.note((), 6) })
        }
        OperatorUnderTest.shared("SharedSequenceConvertibleType.withUnretained(_:)") { inputs in
            inputs.shared(0, S.self).withUnretained(Registry.owner).map { $0.1 }
        }
        OperatorUnderTest.shared("SharedSequenceConvertibleType.withUnretained(_:resultSelector:)", closures: 1) {
            inputs in
            inputs.shared(0, S.self).withUnretained(Registry.owner) { inputs.note($1) }
        }
        OperatorUnderTest.shared("SharedSequenceConvertibleType.delay(_:)") { inputs in
            inputs.shared(0, S.self).delay(.seconds(15))
        }
        OperatorUnderTest.shared("SharedSequenceConvertibleType.debounce(_:)") { inputs in
            inputs.shared(0, S.self).debounce(.seconds(5))
        }
        OperatorUnderTest.shared("SharedSequenceConvertibleType.throttle(_:latest:)") { inputs in
            inputs.shared(0, S.self).throttle(.seconds(15))
        }
    }

    @Operators private static func sharedCombining<S: SharingStrategyProtocol>(_: S.Type) -> [OperatorUnderTest] {
        OperatorUnderTest.shared("SharedSequenceConvertibleType.startWith(_:)") { inputs in
            inputs.shared(0, S.self).startWith(inputs.element(9))
        }
        OperatorUnderTest.shared("SharedSequenceConvertibleType.merge()", sources: 2) { inputs in
            inputs.shared(0, S.self).map { _ in inputs.shared(1, S.self) }.merge()
        }
        OperatorUnderTest.shared("SharedSequenceConvertibleType.merge(maxConcurrent:)", sources: 2) { inputs in
            inputs.shared(0, S.self).map { _ in inputs.shared(1, S.self) }.merge(maxConcurrent: 1)
        }
        OperatorUnderTest.shared("SharedSequenceConvertibleType.switchLatest()", sources: 2) { inputs in
            inputs.shared(0, S.self).map { _ in inputs.shared(1, S.self) }.switchLatest()
        }
        OperatorUnderTest.shared("static SharedSequenceConvertibleType.merge(_:)", "variadic", sources: 2) { inputs in
            SharedSequence.merge(inputs.shared(0, S.self), inputs.shared(1))
        }
        OperatorUnderTest.shared("static SharedSequenceConvertibleType.merge(_:)", "array", sources: 2) { inputs in
            SharedSequence.merge([inputs.shared(0, S.self), inputs.shared(1)])
        }
        OperatorUnderTest.shared("static SharedSequenceConvertibleType.merge(_:)", "collection", sources: 2) { inputs in
            SharedSequence.merge(AnyCollection([inputs.shared(0, S.self), inputs.shared(1)]))
        }
        OperatorUnderTest.shared("static SharedSequenceConvertibleType.concat(_:)", "collection", sources: 2) {
            inputs in
            SharedSequence.concat([inputs.shared(0, S.self), inputs.shared(1)])
        }
        OperatorUnderTest.shared(
            "static SharedSequenceConvertibleType.concat(_:)", "sequence", sources: 2, traits: .retainsSources
        ) { inputs in
            SharedSequence.concat(AnySequence([inputs.shared(0, S.self), inputs.shared(1)]))
        }
        OperatorUnderTest.shared("SharedSequenceConvertibleType.withLatestFrom(_:)", sources: 2) { inputs in
            inputs.shared(0, S.self).withLatestFrom(inputs.shared(1, S.self))
        }
        OperatorUnderTest.shared(
            "SharedSequenceConvertibleType.withLatestFrom(_:resultSelector:)", sources: 2, closures: 1
        ) { inputs in
            inputs.shared(0, S.self).withLatestFrom(inputs.shared(1, S.self)) { inputs.note([$0, $1]) }
        }
        OperatorUnderTest.shared("static SharedSequenceConvertibleType.combineLatest(_:)", sources: 2) { inputs in
            SharedSequence.combineLatest([inputs.shared(0, S.self), inputs.shared(1)])
        }
        OperatorUnderTest.shared(
            "static SharedSequenceConvertibleType.combineLatest(_:resultSelector:)", sources: 2, closures: 1
        ) { inputs in SharedSequence.combineLatest([inputs.shared(0, S.self), inputs.shared(1)]) { inputs.note($0) } }
        OperatorUnderTest.shared("static SharedSequenceConvertibleType.combineLatest(_:_:)", sources: 2) { inputs in
            SharedSequence.combineLatest(inputs.shared(0, S.self), inputs.shared(1, S.self))
        }
        OperatorUnderTest.shared(
            "static SharedSequenceConvertibleType.combineLatest(_:_:resultSelector:)", sources: 2, closures: 1
        ) { inputs in
            SharedSequence.combineLatest(inputs.shared(0, S.self), inputs.shared(1, S.self)) { inputs.note([$0, $1]) }
        }
        OperatorUnderTest.shared("static SharedSequenceConvertibleType.combineLatest(_:_:_:)", sources: 3) { inputs in
            SharedSequence.combineLatest(inputs.shared(0, S.self), inputs.shared(1, S.self), inputs.shared(2, S.self))
        }
        OperatorUnderTest.shared(
            "static SharedSequenceConvertibleType.combineLatest(_:_:_:resultSelector:)", sources: 3, closures: 1
        ) { inputs in
            SharedSequence.combineLatest(inputs.shared(0, S.self), inputs.shared(1, S.self), inputs.shared(2, S.self)) {
                inputs.note([$0, $1, $2])
            }
        }
        OperatorUnderTest.shared("static SharedSequenceConvertibleType.zip(_:)", sources: 2) { inputs in
            SharedSequence.zip([inputs.shared(0, S.self), inputs.shared(1)])
        }
        OperatorUnderTest.shared("static SharedSequenceConvertibleType.zip(_:resultSelector:)", sources: 2, closures: 1)
        { inputs in
            SharedSequence.zip([inputs.shared(0, S.self), inputs.shared(1)]) { inputs.note($0) }
        }
        OperatorUnderTest.shared("static SharedSequenceConvertibleType.zip(_:_:)", sources: 2) { inputs in
            SharedSequence.zip(inputs.shared(0, S.self), inputs.shared(1, S.self))
        }
        OperatorUnderTest.shared(
            "static SharedSequenceConvertibleType.zip(_:_:resultSelector:)", sources: 2, closures: 1
        ) { inputs in
            SharedSequence.zip(inputs.shared(0, S.self), inputs.shared(1, S.self)) { inputs.note([$0, $1]) }
        }
        OperatorUnderTest.shared("static SharedSequenceConvertibleType.zip(_:_:_:)", sources: 3) { inputs in
            SharedSequence.zip(inputs.shared(0, S.self), inputs.shared(1, S.self), inputs.shared(2, S.self))
        }
        OperatorUnderTest.shared(
            "static SharedSequenceConvertibleType.zip(_:_:_:resultSelector:)", sources: 3, closures: 1
        ) { inputs in
            SharedSequence.zip(inputs.shared(0, S.self), inputs.shared(1, S.self), inputs.shared(2, S.self)) {
                inputs.note([$0, $1, $2])
            }
        }
    }
}

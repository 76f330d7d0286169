import Streams
import StreamsLaws

extension Registry {
    /// An operator of `InfallibleType`: its sources have handled their failures.
    private static func infallible<Result: ObservableConvertibleType & SendableMetatype>(
        _ name: String, _ form: String = "", sources: Int = 1, closures: Int = 0,
        traits: OperatorUnderTest.Traits = [], build: @escaping @Sendable (OperatorInputs) -> Result
    ) -> OperatorUnderTest where Result.Element: Sendable {
        OperatorUnderTest(
            qualified(name, with: "InfallibleType"), form, sources: sources, closures: closures,
            handlingErrorsOf: Set(0..<sources), traits: traits.union(.neverFails), build: build)
    }

    @Operators static var infallibleMaking: [OperatorUnderTest] {
        OperatorUnderTest(
            "static Infallible.create(subscribe:)", sources: 0, closures: 1, traits: .neverFails
        ) { inputs in
            Infallible<TrackedElement>.create { observer in
                observer(.next(inputs.element(1)))
                observer(.completed)
                return inputs.note(Disposables.create())
            }
        }
        OperatorUnderTest("static Infallible.of(_:scheduler:)", sources: 0, traits: .neverFails) {
            Infallible.of($0.element(1), $0.element(2))
        }
        OperatorUnderTest("static Infallible.from(_:scheduler:)", "array", sources: 0, traits: .neverFails) {
            Infallible.from([$0.element(1), $0.element(2)])
        }
        OperatorUnderTest("static Infallible.from(_:scheduler:)", "sequence", sources: 0, traits: .neverFails) {
            Infallible.from([$0.element(1), $0.element(2)].makeIterator())
        }
        OperatorUnderTest("InfallibleType.named(_:)", handlingErrorsOf: [0], traits: .neverFails) {
            $0.infallible(0).named("sequence")
        }
        OperatorUnderTest("Infallible.asObservable()", handlingErrorsOf: [0], traits: .neverFails) {
            $0.infallible(0).asObservable()
        }
        OperatorUnderTest(
            "ObservableConvertibleType.asInfallible(onErrorJustReturn:)", handlingErrorsOf: [0], traits: .neverFails
        ) {
            $0[0].asInfallible(onErrorJustReturn: $0.element(9))
        }
        OperatorUnderTest(
            "ObservableConvertibleType.asInfallible(onErrorFallbackTo:)", sources: 2, handlingErrorsOf: [0, 1],
            traits: .neverFails
        ) {
            $0[0].asInfallible(onErrorFallbackTo: $0.infallible(1))
        }
        OperatorUnderTest(
            "ObservableConvertibleType.asInfallible(onErrorRecover:)", sources: 2, closures: 1,
            handlingErrorsOf: [0, 1], traits: .neverFails
        ) { inputs in
            inputs[0].asInfallible { _ in inputs.note(inputs.infallible(1)) }
        }
        infallible("static just(_:)", sources: 0) { Infallible.just($0.element(1)) }
        infallible("static just(_:scheduler:)", sources: 0) { Infallible.just($0.element(1), scheduler: $0.scheduler) }
        infallible("static empty()", sources: 0, traits: .emitsNoElement) { _ in Infallible<TrackedElement>.empty() }
        infallible("static never()", sources: 0, traits: [.emitsNoElement, .neverTerminates]) { _ in
            Infallible<TrackedElement>.never()
        }
        infallible("static deferred(_:)", closures: 1) { inputs in
            Infallible.deferred { inputs.note(inputs.infallible(0)) }
        }
    }

    @Operators static var infallibleTransforming: [OperatorUnderTest] {
        infallible("map(_:)", closures: 1) { inputs in inputs.infallible(0).map { inputs.note($0) } }
        infallible("compactMap(_:)", closures: 1) { inputs in
            inputs.infallible(0).compactMap { inputs.note($0) as TrackedElement? }
        }
        infallible("scan(_:accumulator:)", closures: 1) { inputs in
            inputs.infallible(0).scan(inputs.element(0)) { inputs.note($1) }
        }
        infallible("scan(into:accumulator:)", closures: 1) { inputs in
            inputs.infallible(0).scan(into: inputs.element(0)) { $0 = inputs.note($1) }
        }
        infallible("flatMap(_:)", sources: 2, closures: 1) { inputs in
            inputs.infallible(0).flatMap { _ in inputs.note(inputs.infallible(1)) }
        }
        infallible("flatMapFirst(_:)", sources: 2, closures: 1) { inputs in
            inputs.infallible(0).flatMapFirst { _ in inputs.note(inputs.infallible(1)) }
        }
        infallible("flatMapLatest(_:)", sources: 2, closures: 1) { inputs in
            inputs.infallible(0).flatMapLatest { _ in inputs.note(inputs.infallible(1)) }
        }
        infallible("concatMap(_:)", sources: 2, closures: 1) { inputs in
            inputs.infallible(0).concatMap { _ in inputs.note(inputs.infallible(1)) }
        }
        infallible(
            "do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)", closures: 7
        ) { inputs in
            inputs.infallible(0).do(
                onNext: { _ in inputs.note((), 0) }, afterNext: { _ in inputs.note((), 1) },
                onCompleted: { inputs.note((), 2) },
                afterCompleted: { inputs.note((), 3) }, onSubscribe: { inputs.note((), 4) },
                onSubscribed: { inputs.note((), 5) },
                onDispose: { inputs.note((), 6) })
        }
        infallible("withUnretained(_:)") { inputs in inputs.infallible(0).withUnretained(Registry.owner).map { $0.1 } }
        infallible("withUnretained(_:resultSelector:)", closures: 1) { inputs in
            inputs.infallible(0).withUnretained(Registry.owner) { inputs.note($1) }
        }
        infallible("share(replay:scope:)", traits: .shares) { $0.infallible(0).share(replay: 1) }
        infallible("share(replay:policy:)", traits: .shares) {
            $0.infallible(0).share(replay: 1, policy: SharingPolicy(resetsOnCompletion: false))
        }
        infallible("share(replay:window:scheduler:policy:)", traits: .shares) {
            $0.infallible(0).share(replay: 1, window: .seconds(15), scheduler: $0.scheduler)
        }
        infallible("debounce(_:scheduler:)") { $0.infallible(0).debounce(.seconds(5), scheduler: $0.scheduler) }
        infallible("debounce(_:edges:scheduler:onDrop:)", closures: 1) { inputs in
            inputs.infallible(0).debounce(.seconds(15), edges: .leading, scheduler: inputs.scheduler) { _ in
                inputs.note(())
            }
        }
        infallible("throttle(_:edges:scheduler:onDrop:)", closures: 1) { inputs in
            inputs.infallible(0).throttle(.seconds(15), edges: .leading, scheduler: inputs.scheduler) { _ in
                inputs.note(())
            }
        }
        infallible("pairwise()") { $0.infallible(0).pairwise() }
        infallible("throttle(_:latest:scheduler:)") { $0.infallible(0).throttle(.seconds(15), scheduler: $0.scheduler) }
    }

    @Operators static var infallibleFiltering: [OperatorUnderTest] {
        infallible("filter(_:)", closures: 1) { inputs in inputs.infallible(0).filter { _ in inputs.note(true) } }
        infallible("distinctUntilChanged()") { $0.infallible(0).distinctUntilChanged() }
        infallible("distinctUntilChanged(_:)", "key", closures: 1) { inputs in
            inputs.infallible(0).distinctUntilChanged { (item: TrackedElement) in inputs.note(item.value) }
        }
        infallible("distinctUntilChanged(_:)", "comparer", closures: 1) { inputs in
            inputs.infallible(0).distinctUntilChanged { (old: TrackedElement, new: TrackedElement) in
                inputs.note(old == new)
            }
        }
        infallible("distinctUntilChanged(_:comparer:)", closures: 2) { inputs in
            inputs.infallible(0).distinctUntilChanged({ inputs.note($0.value) }, comparer: { inputs.note($0 == $1, 1) })
        }
        infallible("distinctUntilChanged(at:)") { $0.infallible(0).distinctUntilChanged(at: \.value) }
        infallible("skip(until:)", sources: 2, traits: .completesSilently) {
            $0.infallible(0).skip(until: $0[1].catchAndReturn($0.element(9)))
        }
        infallible("skip(while:)", closures: 1) { inputs in
            inputs.infallible(0).skip(while: { inputs.note($0.value < 2) })
        }
        infallible("take(_:)") { $0.infallible(0).take(2) }
        infallible("take(for:scheduler:)") { $0.infallible(0).take(for: .seconds(25), scheduler: $0.scheduler) }
        infallible("take(until:)", "Infallible", sources: 2) { $0.infallible(0).take(until: $0.infallible(1)) }
        infallible("take(until:)", "Observable", sources: 2) {
            $0.infallible(0).take(until: $0[1].catchAndReturn($0.element(9)))
        }
        infallible("take(until:behavior:)", closures: 1) { inputs in
            inputs.infallible(0).take(until: { inputs.note($0.value > 1) }, behavior: .inclusive)
        }
        infallible("take(while:behavior:)", closures: 1) { inputs in
            inputs.infallible(0).take(while: { inputs.note($0.value < 3) })
        }
    }

    @Operators static var infallibleCombining: [OperatorUnderTest] {
        infallible("startWith(_:)") { $0.infallible(0).startWith($0.element(9)) }
        OperatorUnderTest(
            "InfallibleConcatOperator.callAsFunction(_:)", sources: 2, handlingErrorsOf: [0, 1], traits: .neverFails
        ) {
            $0.infallible(0).concat($0.infallible(1))
        }
        infallible("static concat(_:)", "variadic", sources: 2) {
            Infallible.concat($0.infallible(0), $0.infallible(1))
        }
        infallible("static concat(_:)", "collection", sources: 2) {
            Infallible.concat([$0.infallible(0), $0.infallible(1)])
        }
        infallible("static concat(_:)", "sequence", sources: 2, traits: .retainsSources) {
            Infallible.concat([$0.infallible(0), $0.infallible(1)].makeIterator())
        }
        infallible("static merge(_:)", "variadic", sources: 2) { Infallible.merge($0.infallible(0), $0.infallible(1)) }
        infallible("static merge(_:)", "array", sources: 2) { Infallible.merge([$0.infallible(0), $0.infallible(1)]) }
        infallible("static merge(_:)", "collection", sources: 2) {
            Infallible.merge(AnyCollection([$0.infallible(0), $0.infallible(1)]))
        }
        infallible("withLatestFrom(_:)", sources: 2) { $0.infallible(0).withLatestFrom($0.infallible(1)) }
        infallible("withLatestFrom(_:resultSelector:)", sources: 2, closures: 1) { inputs in
            inputs.infallible(0).withLatestFrom(inputs.infallible(1)) { inputs.note([$0, $1]) }
        }
        infallible("static combineLatest(_:)", sources: 2) {
            Infallible.combineLatest([$0.infallible(0), $0.infallible(1)])
        }
        infallible("static combineLatest(_:resultSelector:)", sources: 2, closures: 1) { inputs in
            Infallible.combineLatest([inputs.infallible(0), inputs.infallible(1)]) { inputs.note($0) }
        }
        infallible("static combineLatest(_:_:)", sources: 2) {
            Infallible.combineLatest($0.infallible(0), $0.infallible(1))
        }
        infallible("static combineLatest(_:_:resultSelector:)", sources: 2, closures: 1) { inputs in
            Infallible.combineLatest(inputs.infallible(0), inputs.infallible(1)) { inputs.note([$0, $1]) }
        }
        infallible("static combineLatest(_:_:_:)", sources: 3) {
            Infallible.combineLatest($0.infallible(0), $0.infallible(1), $0.infallible(2))
        }
        infallible("static combineLatest(_:_:_:resultSelector:)", sources: 3, closures: 1) { inputs in
            Infallible.combineLatest(inputs.infallible(0), inputs.infallible(1), inputs.infallible(2)) {
                inputs.note([$0, $1, $2])
            }
        }
        infallible("static zip(_:_:resultSelector:)", sources: 2, closures: 1) { inputs in
            Infallible.zip(inputs.infallible(0), inputs.infallible(1)) { inputs.note([$0, $1]) }
        }
        infallible("static zip(_:_:_:resultSelector:)", sources: 3, closures: 1) { inputs in
            Infallible.zip(inputs.infallible(0), inputs.infallible(1), inputs.infallible(2)) {
                inputs.note([$0, $1, $2])
            }
        }
    }
}

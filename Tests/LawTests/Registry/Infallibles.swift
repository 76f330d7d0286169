import Streams
import StreamsLaws

extension OperatorUnderTest {
    /// An operator of `Infallible`: its sources have handled their failures.
    static func infallible<Result: ObservableConvertibleType & SendableMetatype>(
        _ name: String, _ form: String = "", sources: Int = 1, closures: Int = 0, traits: Traits = [],
        build: @escaping @Sendable (OperatorInputs) -> Result
    ) -> OperatorUnderTest {
        let type = name.hasPrefix("static ") ? "static InfallibleType." : "InfallibleType."
        return OperatorUnderTest(
            type + name.replacing("static ", with: ""), form, sources: sources, closures: closures,
            handlingErrorsOf: Set(0..<sources), traits: traits.union(.neverFails), build: build)
    }
}

extension Registry {
    @Operators static var infallibleMaking: [OperatorUnderTest] {
        OperatorUnderTest("static Infallible.create(subscribe:)", sources: 0, closures: 1, traits: .neverFails) {
            inputs in
            Infallible<TrackedElement>.create { observer in
                observer(.next(inputs.element(1)))
                observer(.completed)
                return inputs.note(Disposables.create())
            }
        }
        OperatorUnderTest("static Infallible.of(_:scheduler:)", sources: 0, traits: .neverFails) { inputs in
            Infallible.of(inputs.element(1), inputs.element(2))
        }
        OperatorUnderTest("static Infallible.from(_:scheduler:)", "array", sources: 0, traits: .neverFails) { inputs in
            Infallible.from([inputs.element(1), inputs.element(2)])
        }
        OperatorUnderTest("static Infallible.from(_:scheduler:)", "sequence", sources: 0, traits: .neverFails) {
            inputs in
            Infallible.from(AnySequence([inputs.element(1), inputs.element(2)]))
        }
        OperatorUnderTest("Infallible.asObservable()", handlingErrorsOf: [0], traits: .neverFails) { inputs in
            inputs.infallible(0).asObservable()
        }
        OperatorUnderTest(
            "ObservableConvertibleType.asInfallible(onErrorJustReturn:)", handlingErrorsOf: [0], traits: .neverFails
        ) { inputs in
            inputs[0].asInfallible(onErrorJustReturn: inputs.element(9))
        }
        OperatorUnderTest(
            "ObservableConvertibleType.asInfallible(onErrorFallbackTo:)", sources: 2, handlingErrorsOf: [0, 1],
            traits: .neverFails
        ) { inputs in inputs[0].asInfallible(onErrorFallbackTo: inputs.infallible(1)) }
        OperatorUnderTest(
            "ObservableConvertibleType.asInfallible(onErrorRecover:)", sources: 2, closures: 1,
            handlingErrorsOf: [0, 1],
            traits: .neverFails
        ) { inputs in inputs[0].asInfallible { _ in inputs.note(inputs.infallible(1)) } }
        OperatorUnderTest.infallible("static just(_:)", sources: 0) { inputs in Infallible.just(inputs.element(1)) }
        OperatorUnderTest.infallible("static just(_:scheduler:)", sources: 0) { inputs in
            Infallible.just(inputs.element(1), scheduler: inputs.scheduler)
        }
        OperatorUnderTest.infallible("static empty()", sources: 0, traits: .emitsNoElement) { _ in
            Infallible<TrackedElement>.empty()
        }
        OperatorUnderTest.infallible("static never()", sources: 0, traits: [.emitsNoElement, .neverTerminates]) { _ in
            Infallible<TrackedElement>.never()
        }
        OperatorUnderTest.infallible("static deferred(_:)", closures: 1) { inputs in
            Infallible.deferred { inputs.note(inputs.infallible(0)) }
        }
    }

    @Operators static var infallibleTransforming: [OperatorUnderTest] {
        OperatorUnderTest.infallible("map(_:)", closures: 1) { inputs in inputs.infallible(0).map { inputs.note($0) } }
        OperatorUnderTest.infallible("compactMap(_:)", closures: 1) { inputs in
            inputs.infallible(0).compactMap { inputs.note($0) as TrackedElement? }
        }
        OperatorUnderTest.infallible("scan(_:accumulator:)", closures: 1) { inputs in
            inputs.infallible(0).scan(inputs.element(0)) { inputs.note($1) }
        }
        OperatorUnderTest.infallible("scan(into:accumulator:)", closures: 1) { inputs in
            inputs.infallible(0).scan(into: inputs.element(0)) { $0 = inputs.note($1) }
        }
        OperatorUnderTest.infallible("flatMap(_:)", sources: 2, closures: 1) { inputs in
            inputs.infallible(0).flatMap { _ in inputs.note(inputs.infallible(1)) }
        }
        OperatorUnderTest.infallible("flatMapFirst(_:)", sources: 2, closures: 1) { inputs in
            inputs.infallible(0).flatMapFirst { _ in inputs.note(inputs.infallible(1)) }
        }
        OperatorUnderTest.infallible("flatMapLatest(_:)", sources: 2, closures: 1) { inputs in
            inputs.infallible(0).flatMapLatest { _ in inputs.note(inputs.infallible(1)) }
        }
        OperatorUnderTest.infallible("concatMap(_:)", sources: 2, closures: 1) { inputs in
            inputs.infallible(0).concatMap { _ in inputs.note(inputs.infallible(1)) }
        }
        OperatorUnderTest.infallible(
            "do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)", closures: 7
        ) { inputs in
            inputs.infallible(0).do(
                onNext: { _ in inputs.note((), 0) }, afterNext: { _ in inputs.note((), 1) },
                onCompleted: { inputs.note((), 2) },
                afterCompleted: { inputs.note((), 3) }, onSubscribe: { inputs.note((), 4) },
                onSubscribed: { inputs.note((), 5) },
                onDispose: { inputs.note((), 6) })
        }
        OperatorUnderTest.infallible("withUnretained(_:)") { inputs in
            inputs.infallible(0).withUnretained(Registry.owner).map { $0.1 }
        }
        OperatorUnderTest.infallible("withUnretained(_:resultSelector:)", closures: 1) { inputs in
            inputs.infallible(0).withUnretained(Registry.owner) { inputs.note($1) }
        }
        OperatorUnderTest.infallible("share(replay:scope:)", traits: .shares) { inputs in
            inputs.infallible(0).share(replay: 1)
        }
        OperatorUnderTest.infallible("debounce(_:scheduler:)") { inputs in
            inputs.infallible(0).debounce(.seconds(5), scheduler: inputs.scheduler)
        }
        OperatorUnderTest.infallible("throttle(_:latest:scheduler:)") { inputs in
            inputs.infallible(0).throttle(.seconds(15), scheduler: inputs.scheduler)
        }
    }

    @Operators static var infallibleFiltering: [OperatorUnderTest] {
        OperatorUnderTest.infallible("filter(_:)", closures: 1) { inputs in
            inputs.infallible(0).filter { _ in inputs.note(true) }
        }
        OperatorUnderTest.infallible("distinctUntilChanged()") { inputs in inputs.infallible(0).distinctUntilChanged() }
        OperatorUnderTest.infallible("distinctUntilChanged(_:)", "key", closures: 1) { inputs in
            inputs.infallible(0).distinctUntilChanged { (item: TrackedElement) in inputs.note(item.value) }
        }
        OperatorUnderTest.infallible("distinctUntilChanged(_:)", "comparer", closures: 1) { inputs in
            inputs.infallible(0).distinctUntilChanged { (old: TrackedElement, new: TrackedElement) in
                inputs.note(old == new)
            }
        }
        OperatorUnderTest.infallible("distinctUntilChanged(_:comparer:)", closures: 2) { inputs in
            inputs.infallible(0).distinctUntilChanged({ inputs.note($0.value) }, comparer: { inputs.note($0 == $1, 1) })
        }
        OperatorUnderTest.infallible("distinctUntilChanged(at:)") { inputs in
            inputs.infallible(0).distinctUntilChanged(at: \.value)
        }
        OperatorUnderTest.infallible("skip(until:)", sources: 2, traits: .completesSilently) { inputs in
            inputs.infallible(0).skip(until: inputs[1].catchAndReturn(inputs.element(9)))
        }
        OperatorUnderTest.infallible("skip(while:)", closures: 1) { inputs in
            inputs.infallible(0).skip(while: { inputs.note($0.value < 2) })
        }
        OperatorUnderTest.infallible("take(_:)") { inputs in inputs.infallible(0).take(2) }
        OperatorUnderTest.infallible("take(for:scheduler:)") { inputs in
            inputs.infallible(0).take(for: .seconds(25), scheduler: inputs.scheduler)
        }
        OperatorUnderTest.infallible("take(until:)", "Infallible", sources: 2) { inputs in
            inputs.infallible(0).take(until: inputs.infallible(1))
        }
        OperatorUnderTest.infallible("take(until:)", "Observable", sources: 2) { inputs in
            inputs.infallible(0).take(until: inputs[1].catchAndReturn(inputs.element(9)))
        }
        OperatorUnderTest.infallible("take(until:behavior:)", closures: 1) { inputs in
            inputs.infallible(0).take(until: { inputs.note($0.value > 1) }, behavior: .inclusive)
        }
        OperatorUnderTest.infallible("take(while:behavior:)", closures: 1) { inputs in
            inputs.infallible(0).take(while: { inputs.note($0.value < 3) })
        }
    }

    @Operators static var infallibleCombining: [OperatorUnderTest] {
        OperatorUnderTest.infallible("startWith(_:)") { inputs in inputs.infallible(0).startWith(inputs.element(9)) }
        OperatorUnderTest(
            "InfallibleConcatOperator.callAsFunction(_:)", sources: 2, handlingErrorsOf: [0, 1], traits: .neverFails
        ) { inputs in inputs.infallible(0).concat(inputs.infallible(1)) }
        OperatorUnderTest.infallible("static concat(_:)", "variadic", sources: 2) { inputs in
            Infallible.concat(inputs.infallible(0), inputs.infallible(1))
        }
        OperatorUnderTest.infallible("static concat(_:)", "collection", sources: 2) { inputs in
            Infallible.concat([inputs.infallible(0), inputs.infallible(1)])
        }
        OperatorUnderTest.infallible("static concat(_:)", "sequence", sources: 2, traits: .retainsSources) { inputs in
            Infallible.concat(AnySequence([inputs.infallible(0), inputs.infallible(1)]))
        }
        OperatorUnderTest.infallible("static merge(_:)", "variadic", sources: 2) { inputs in
            Infallible.merge(inputs.infallible(0), inputs.infallible(1))
        }
        OperatorUnderTest.infallible("static merge(_:)", "array", sources: 2) { inputs in
            Infallible.merge([inputs.infallible(0), inputs.infallible(1)])
        }
        OperatorUnderTest.infallible("static merge(_:)", "collection", sources: 2) { inputs in
            Infallible.merge(AnyCollection([inputs.infallible(0), inputs.infallible(1)]))
        }
        OperatorUnderTest.infallible("withLatestFrom(_:)", sources: 2) { inputs in
            inputs.infallible(0).withLatestFrom(inputs.infallible(1))
        }
        OperatorUnderTest.infallible("withLatestFrom(_:resultSelector:)", sources: 2, closures: 1) { inputs in
            inputs.infallible(0).withLatestFrom(inputs.infallible(1)) { inputs.note([$0, $1]) }
        }
        OperatorUnderTest.infallible("static combineLatest(_:)", sources: 2) { inputs in
            Infallible.combineLatest([inputs.infallible(0), inputs.infallible(1)])
        }
        OperatorUnderTest.infallible("static combineLatest(_:resultSelector:)", sources: 2, closures: 1) { inputs in
            Infallible.combineLatest([inputs.infallible(0), inputs.infallible(1)]) { inputs.note($0) }
        }
        OperatorUnderTest.infallible("static combineLatest(_:_:)", sources: 2) { inputs in
            Infallible.combineLatest(inputs.infallible(0), inputs.infallible(1))
        }
        OperatorUnderTest.infallible("static combineLatest(_:_:resultSelector:)", sources: 2, closures: 1) { inputs in
            Infallible.combineLatest(inputs.infallible(0), inputs.infallible(1)) { inputs.note([$0, $1]) }
        }
        OperatorUnderTest.infallible("static combineLatest(_:_:_:)", sources: 3) { inputs in
            Infallible.combineLatest(inputs.infallible(0), inputs.infallible(1), inputs.infallible(2))
        }
        OperatorUnderTest.infallible("static combineLatest(_:_:_:resultSelector:)", sources: 3, closures: 1) { inputs in
            Infallible.combineLatest(inputs.infallible(0), inputs.infallible(1), inputs.infallible(2)) {
                inputs.note([$0, $1, $2])
            }
        }
        OperatorUnderTest.infallible("static zip(_:_:resultSelector:)", sources: 2, closures: 1) { inputs in
            Infallible.zip(inputs.infallible(0), inputs.infallible(1)) { inputs.note([$0, $1]) }
        }
        OperatorUnderTest.infallible("static zip(_:_:_:resultSelector:)", sources: 3, closures: 1) { inputs in
            Infallible.zip(inputs.infallible(0), inputs.infallible(1), inputs.infallible(2)) {
                inputs.note([$0, $1, $2])
            }
        }
    }
}

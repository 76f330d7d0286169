import Streams
import StreamsLaws

extension Registry {
    /// The operators that singles, maybes and completables have in common, with singles.
    @Operators static var primitives: [OperatorUnderTest] {
        OperatorUnderTest("PrimitiveSequence.asObservable()", traits: .requiresElement) { inputs in
            inputs.single(0).asObservable()
        }
        OperatorUnderTest(
            "PrimitiveSequence.catch(_:)", sources: 2, closures: 1, handlingErrorsOf: [0, 1], traits: .requiresElement
        ) { inputs in
            inputs.single(0).catch { _ in try inputs.pass(inputs.single(1)) }
        }
        OperatorUnderTest("static PrimitiveSequence.deferred(_:)", closures: 1, traits: .requiresElement) { inputs in
            Single.deferred { try inputs.pass(inputs.single(0)) }
        }
        OperatorUnderTest("PrimitiveSequence.delay(_:scheduler:)", traits: .requiresElement) { inputs in
            inputs.single(0).delay(.seconds(15), scheduler: inputs.scheduler)
        }
        OperatorUnderTest("PrimitiveSequence.delaySubscription(_:scheduler:)", traits: .requiresElement) { inputs in
            inputs.single(0).delaySubscription(.seconds(15), scheduler: inputs.scheduler)
        }
        OperatorUnderTest("PrimitiveSequence.observe(on:)", traits: .requiresElement) { inputs in
            inputs.single(0).observe(on: inputs.scheduler)
        }
        OperatorUnderTest("PrimitiveSequence.subscribe(on:)", traits: .requiresElement) { inputs in
            inputs.single(0).subscribe(on: inputs.scheduler)
        }
        OperatorUnderTest("PrimitiveSequence.retry(_:)", traits: [.requiresElement, .retainsSources]) { inputs in
            inputs.single(0).retry(2)
        }
        OperatorUnderTest(
            "PrimitiveSequence.retry(when:)", "any error", sources: 2, closures: 1, handlingErrorsOf: [0, 1],
            traits: [.requiresElement, .retainsSources]
        ) { inputs in
            inputs.single(0).retry { (errors: Observable<any Error>) in
                errors.take(1).flatMap { _ in try inputs.pass(inputs[1]) }
            }
        }
        OperatorUnderTest(
            "PrimitiveSequence.retry(when:)", "one type of error", sources: 2, closures: 1, handlingErrorsOf: [0, 1],
            traits: [.requiresElement, .retainsSources]
        ) { inputs in
            inputs.single(0).retry { (errors: Observable<LawError>) in
                errors.take(1).flatMap { _ in try inputs.pass(inputs[1]) }
            }
        }
        OperatorUnderTest("PrimitiveSequence.timeout(_:scheduler:)", traits: .requiresElement) { inputs in
            inputs.single(0).timeout(.seconds(60), scheduler: inputs.scheduler)
        }
        OperatorUnderTest(
            "PrimitiveSequence.timeout(_:other:scheduler:)", sources: 2, handlingErrorsOf: [1], traits: .requiresElement
        ) { inputs in
            inputs.single(0).timeout(.seconds(15), other: inputs.single(1), scheduler: inputs.scheduler)
        }
        OperatorUnderTest("static PrimitiveSequenceType.timer(_:scheduler:)", sources: 0) { inputs in
            Single<Int>.timer(.seconds(10), scheduler: inputs.scheduler)
        }
        OperatorUnderTest(
            "static PrimitiveSequence.using(_:primitiveSequenceFactory:)", closures: 2, traits: .requiresElement
        ) { inputs in
            Single.using(inputs.resource, primitiveSequenceFactory: { _ in try inputs.pass(inputs.single(0), 1) })
        }
    }

    @Operators static var singles: [OperatorUnderTest] {
        OperatorUnderTest("ObservableType.asSingle()", traits: .requiresElement) { inputs in inputs[0].asSingle() }
        OperatorUnderTest(
            "static PrimitiveSequenceType.create(subscribe:)", "Single", sources: 0, closures: 1, nonThrowing: [0]
        ) { inputs in
            Single<TrackedElement>.create { observer in
                observer(.success(inputs.element(1)))
                return inputs.note(Disposables.create())
            }
        }
        OperatorUnderTest("static PrimitiveSequenceType.just(_:)", "Single", sources: 0) { inputs in
            Single.just(inputs.element(1))
        }
        OperatorUnderTest("static PrimitiveSequenceType.just(_:scheduler:)", "Single", sources: 0) { inputs in
            Single.just(inputs.element(1), scheduler: inputs.scheduler)
        }
        OperatorUnderTest(
            "static PrimitiveSequenceType.error(_:)", "Single", sources: 0, traits: [.requiresElement, .emitsNoElement]
        ) {
            _ in
            Single<TrackedElement>.error(RxError.unknown)
        }
        OperatorUnderTest(
            "static PrimitiveSequenceType.never()", "Single", sources: 0, traits: [.neverTerminates, .emitsNoElement]
        ) { _ in
            Single<TrackedElement>.never()
        }
        OperatorUnderTest("PrimitiveSequenceType.map(_:)", "Single", closures: 1, traits: .requiresElement) { inputs in
            inputs.single(0).map { try inputs.pass($0) }
        }
        OperatorUnderTest("PrimitiveSequenceType.filter(_:)", "Single", closures: 1, traits: .requiresElement) {
            inputs in
            inputs.single(0).filter { _ in try inputs.pass(true) }
        }
        OperatorUnderTest("PrimitiveSequenceType.compactMap(_:)", "Single", closures: 1, traits: .requiresElement) {
            inputs in
            inputs.single(0).compactMap { try inputs.pass($0) as TrackedElement? }
        }
        OperatorUnderTest(
            "PrimitiveSequenceType.flatMap(_:)", "Single", sources: 2, closures: 1, traits: .requiresElement
        ) { inputs in
            inputs.single(0).flatMap { _ in try inputs.pass(inputs.single(1)) }
        }
        OperatorUnderTest("PrimitiveSequenceType.flatMapMaybe(_:)", sources: 2, closures: 1, traits: .requiresElement) {
            inputs in
            inputs.single(0).flatMapMaybe { _ in try inputs.pass(inputs.maybe(1)) }
        }
        OperatorUnderTest(
            "PrimitiveSequenceType.flatMapCompletable(_:)", sources: 2, closures: 1,
            traits: [.requiresElement, .emitsNoElement]
        ) { inputs in inputs.single(0).flatMapCompletable { _ in try inputs.pass(inputs.completable(1)) } }
        OperatorUnderTest("PrimitiveSequenceType.catchAndReturn(_:)", "Single", handlingErrorsOf: [0]) { inputs in
            inputs.single(0).catchAndReturn(inputs.element(9))
        }
        OperatorUnderTest("PrimitiveSequenceType.asMaybe()", traits: .requiresElement) { inputs in
            inputs.single(0).asMaybe()
        }
        OperatorUnderTest("PrimitiveSequenceType.asCompletable()", traits: [.requiresElement, .emitsNoElement]) {
            inputs in
            inputs.single(0).asCompletable()
        }
        OperatorUnderTest(
            "PrimitiveSequenceType.do(onSuccess:afterSuccess:onError:afterError:onSubscribe:onSubscribed:onDispose:)",
            closures: 7, nonThrowing: [3, 4, 5, 6], traits: .requiresElement
        ) { inputs in
            inputs.single(0).do(
                onSuccess: { _ in try inputs.call(0) }, afterSuccess: { _ in try inputs.call(1) },
                onError: { _ in try inputs.call(2) },
                afterError: { _ in try inputs.call(3) }, onSubscribe: { inputs.note((), 4) },
                onSubscribed: { inputs.note((), 5) },
                onDispose: { inputs.note((), 6) })
        }
        OperatorUnderTest(
            "static PrimitiveSequenceType.zip(_:)", "Single, collection", sources: 2, traits: .requiresElement
        ) { inputs in
            Single.zip([inputs.single(0), inputs.single(1)])
        }
        OperatorUnderTest(
            "static PrimitiveSequenceType.zip(_:resultSelector:)", "Single, collection", sources: 2, closures: 1,
            traits: .requiresElement
        ) { inputs in Single.zip([inputs.single(0), inputs.single(1)]) { try inputs.pass($0) } }
        OperatorUnderTest("static PrimitiveSequenceType.zip(_:_:)", "Single, two", sources: 2, traits: .requiresElement)
        {
            inputs in
            Single.zip(inputs.single(0), inputs.single(1))
        }
        OperatorUnderTest(
            "static PrimitiveSequenceType.zip(_:_:resultSelector:)", "Single, two", sources: 2, closures: 1,
            traits: .requiresElement
        ) { inputs in Single.zip(inputs.single(0), inputs.single(1)) { try inputs.pass([$0, $1]) } }
        OperatorUnderTest(
            "static PrimitiveSequenceType.zip(_:_:_:)", "Single, three", sources: 3, traits: .requiresElement
        ) {
            inputs in
            Single.zip(inputs.single(0), inputs.single(1), inputs.single(2))
        }
        OperatorUnderTest(
            "static PrimitiveSequenceType.zip(_:_:_:resultSelector:)", "Single, three", sources: 3, closures: 1,
            traits: .requiresElement
        ) { inputs in
            Single.zip(inputs.single(0), inputs.single(1), inputs.single(2)) { try inputs.pass([$0, $1, $2]) }
        }
        OperatorUnderTest(
            "static PrimitiveSequenceType.zip(_:)", "Single, five", sources: 5, traits: .requiresElement
        ) { inputs in
            Single.zip(
                inputs.single(0), inputs.single(1), inputs.single(2), inputs.single(3), inputs.single(4))
        }
        OperatorUnderTest(
            "static PrimitiveSequenceType.zip(_:resultSelector:)", "Single, five", sources: 5, closures: 1,
            traits: .requiresElement
        ) { inputs in
            Single.zip(
                inputs.single(0), inputs.single(1), inputs.single(2), inputs.single(3), inputs.single(4)
            ) { try inputs.pass([$0, $1, $2, $3, $4]) }
        }
    }

    @Operators static var maybes: [OperatorUnderTest] {
        OperatorUnderTest("ObservableType.asMaybe()", traits: .requiresElement) { inputs in inputs[0].asMaybe() }
        OperatorUnderTest(
            "static PrimitiveSequenceType.create(subscribe:)", "Maybe", sources: 0, closures: 1, nonThrowing: [0]
        ) { inputs in
            Maybe<TrackedElement>.create { observer in
                observer(.success(inputs.element(1)))
                return inputs.note(Disposables.create())
            }
        }
        OperatorUnderTest("static PrimitiveSequenceType.just(_:)", "Maybe", sources: 0, traits: .variant) { inputs in
            Maybe.just(inputs.element(1))
        }
        OperatorUnderTest("static PrimitiveSequenceType.just(_:scheduler:)", "Maybe", sources: 0, traits: .variant) {
            inputs in
            Maybe.just(inputs.element(1), scheduler: inputs.scheduler)
        }
        OperatorUnderTest("static PrimitiveSequenceType.empty()", "Maybe", sources: 0, traits: .emitsNoElement) { _ in
            Maybe<TrackedElement>.empty()
        }
        OperatorUnderTest(
            "static PrimitiveSequenceType.error(_:)", "Maybe", sources: 0,
            traits: [.variant, .requiresElement, .emitsNoElement]
        ) {
            _ in
            Maybe<TrackedElement>.error(RxError.unknown)
        }
        OperatorUnderTest(
            "static PrimitiveSequenceType.never()", "Maybe", sources: 0,
            traits: [.variant, .neverTerminates, .emitsNoElement]
        ) { _ in
            Maybe<TrackedElement>.never()
        }
        OperatorUnderTest("PrimitiveSequenceType.map(_:)", "Maybe", closures: 1, traits: .variant) { inputs in
            inputs.maybe(0).map { try inputs.pass($0) }
        }
        OperatorUnderTest("PrimitiveSequenceType.filter(_:)", "Maybe", closures: 1, traits: .variant) { inputs in
            inputs.maybe(0).filter { _ in try inputs.pass(true) }
        }
        OperatorUnderTest("PrimitiveSequenceType.compactMap(_:)", "Maybe", closures: 1, traits: .variant) { inputs in
            inputs.maybe(0).compactMap { try inputs.pass($0) as TrackedElement? }
        }
        OperatorUnderTest("PrimitiveSequenceType.flatMap(_:)", "Maybe", sources: 2, closures: 1, traits: .variant) {
            inputs in
            inputs.maybe(0).flatMap { _ in try inputs.pass(inputs.maybe(1)) }
        }
        OperatorUnderTest("PrimitiveSequenceType.catchAndReturn(_:)", "Maybe", handlingErrorsOf: [0], traits: .variant)
        { inputs in
            inputs.maybe(0).catchAndReturn(inputs.element(9))
        }
        OperatorUnderTest("PrimitiveSequenceType.ifEmpty(default:)") { inputs in
            inputs.maybe(0).ifEmpty(default: inputs.element(9))
        }
        OperatorUnderTest("PrimitiveSequenceType.ifEmpty(switchTo:)", "Maybe", sources: 2, handlingErrorsOf: [1]) {
            inputs in
            inputs.maybe(0).ifEmpty(switchTo: inputs.maybe(1))
        }
        OperatorUnderTest(
            "PrimitiveSequenceType.ifEmpty(switchTo:)", "Single", sources: 2, handlingErrorsOf: [1],
            traits: .requiresElement
        ) {
            inputs in
            inputs.maybe(0).ifEmpty(switchTo: inputs.single(1))
        }
        OperatorUnderTest(
            """
            PrimitiveSequenceType.do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:\
            onSubscribed:onDispose:)
            """, closures: 9, nonThrowing: [3, 5, 6, 7, 8]
        ) { inputs in
            inputs.maybe(0).do(
                onNext: { _ in try inputs.call(0) }, afterNext: { _ in try inputs.call(1) },
                onError: { _ in try inputs.call(2) },
                afterError: { _ in try inputs.call(3) }, onCompleted: { try inputs.call(4) },
                afterCompleted: { try inputs.call(5) },
                onSubscribe: { inputs.note((), 6) }, onSubscribed: { inputs.note((), 7) },
                onDispose: { inputs.note((), 8) })
        }
        OperatorUnderTest("static PrimitiveSequenceType.zip(_:_:)", "Maybe, two", sources: 2, traits: .variant) {
            inputs in
            Maybe.zip(inputs.maybe(0), inputs.maybe(1))
        }
        OperatorUnderTest(
            "static PrimitiveSequenceType.zip(_:_:resultSelector:)", "Maybe, two", sources: 2, closures: 1,
            traits: .variant
        ) { inputs in
            Maybe.zip(inputs.maybe(0), inputs.maybe(1)) { try inputs.pass([$0, $1]) }
        }
        OperatorUnderTest("static PrimitiveSequenceType.zip(_:_:_:)", "Maybe, three", sources: 3, traits: .variant) {
            inputs in
            Maybe.zip(inputs.maybe(0), inputs.maybe(1), inputs.maybe(2))
        }
        OperatorUnderTest(
            "static PrimitiveSequenceType.zip(_:_:_:resultSelector:)", "Maybe, three", sources: 3, closures: 1,
            traits: .variant
        ) { inputs in
            Maybe.zip(inputs.maybe(0), inputs.maybe(1), inputs.maybe(2)) { try inputs.pass([$0, $1, $2]) }
        }
    }

    @Operators static var completables: [OperatorUnderTest] {
        OperatorUnderTest("ObservableType.asCompletable()", traits: .emitsNoElement) { inputs in
            inputs[0].ignoreElements().asCompletable()
        }
        OperatorUnderTest(
            "static PrimitiveSequenceType.create(subscribe:)", "Completable", sources: 0, closures: 1,
            nonThrowing: [0], traits: .emitsNoElement
        ) { inputs in
            Completable.create { observer in
                observer(.completed)
                return inputs.note(Disposables.create())
            }
        }
        OperatorUnderTest("static PrimitiveSequenceType.empty()", "Completable", sources: 0, traits: .emitsNoElement) {
            _ in
            Completable.empty()
        }
        OperatorUnderTest(
            "static PrimitiveSequenceType.error(_:)", "Completable", sources: 0,
            traits: [.variant, .requiresElement, .emitsNoElement]
        ) { _ in
            Completable.error(RxError.unknown)
        }
        OperatorUnderTest(
            "static PrimitiveSequenceType.never()", "Completable", sources: 0,
            traits: [.variant, .neverTerminates, .emitsNoElement]
        ) {
            _ in
            Completable.never()
        }
        OperatorUnderTest("PrimitiveSequenceType.andThen(_:)", "Completable", sources: 2, traits: .emitsNoElement) {
            inputs in
            inputs.completable(0).andThen(inputs.completable(1))
        }
        OperatorUnderTest("PrimitiveSequenceType.andThen(_:)", "Single", sources: 2, traits: .requiresElement) {
            inputs in
            inputs.completable(0).andThen(inputs.single(1))
        }
        OperatorUnderTest("PrimitiveSequenceType.andThen(_:)", "Maybe", sources: 2) { inputs in
            inputs.completable(0).andThen(inputs.maybe(1))
        }
        OperatorUnderTest("PrimitiveSequenceType.andThen(_:)", "Observable", sources: 2) { inputs in
            inputs.completable(0).andThen(inputs[1])
        }
        OperatorUnderTest("PrimitiveSequenceType.concat(_:)", sources: 2, traits: .emitsNoElement) { inputs in
            inputs.completable(0).concat(inputs.completable(1))
        }
        OperatorUnderTest("static PrimitiveSequenceType.concat(_:)", "variadic", sources: 2, traits: .emitsNoElement) {
            inputs in
            Completable.concat(inputs.completable(0), inputs.completable(1))
        }
        OperatorUnderTest("static PrimitiveSequenceType.concat(_:)", "collection", sources: 2, traits: .emitsNoElement)
        { inputs in
            Completable.concat([inputs.completable(0), inputs.completable(1)])
        }
        OperatorUnderTest(
            "static PrimitiveSequenceType.concat(_:)", "sequence", sources: 2,
            traits: [.emitsNoElement, .retainsSources]
        ) { inputs in
            Completable.concat(AnySequence([inputs.completable(0), inputs.completable(1)]))
        }
        OperatorUnderTest(
            """
            PrimitiveSequenceType.do(onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)
            """, closures: 7, nonThrowing: [1, 3, 4, 5, 6], traits: .emitsNoElement
        ) { inputs in
            inputs.completable(0).do(
                onError: { _ in try inputs.call(0) }, afterError: { _ in try inputs.call(1) },
                onCompleted: { try inputs.call(2) },
                afterCompleted: { try inputs.call(3) }, onSubscribe: { inputs.note((), 4) },
                onSubscribed: { inputs.note((), 5) },
                onDispose: { inputs.note((), 6) })
        }
        OperatorUnderTest(
            "static PrimitiveSequenceType.zip(_:)", "Completable, variadic", sources: 2, traits: .emitsNoElement
        ) { inputs in
            Completable.zip(inputs.completable(0), inputs.completable(1))
        }
        OperatorUnderTest(
            "static PrimitiveSequenceType.zip(_:)", "Completable, array", sources: 2, traits: .emitsNoElement
        ) { inputs in
            Completable.zip([inputs.completable(0), inputs.completable(1)])
        }
        OperatorUnderTest(
            "static PrimitiveSequenceType.zip(_:)", "Completable, collection", sources: 2, traits: .emitsNoElement
        ) {
            inputs in
            Completable.zip(AnyCollection([inputs.completable(0), inputs.completable(1)]))
        }
    }
}

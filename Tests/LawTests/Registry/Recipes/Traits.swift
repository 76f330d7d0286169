import Streams
import StreamsLaws

extension Registry {
    /// The operators that singles, maybes and completables have in common, with singles.
    @Operators static var primitives: [OperatorUnderTest] {
        OperatorUnderTest("PrimitiveSequence.asObservable()", traits: .requiresElement) { $0.single(0).asObservable() }
        OperatorUnderTest(
            "PrimitiveSequence.catch(_:)", sources: 2, closures: 1, handlingErrorsOf: [0, 1], traits: .requiresElement
        ) { inputs in
            inputs.single(0).catch { _ in try inputs.pass(inputs.single(1)) }
        }
        OperatorUnderTest("static PrimitiveSequence.deferred(_:)", closures: 1, traits: .requiresElement) { inputs in
            Single.deferred { try inputs.pass(inputs.single(0)) }
        }
        OperatorUnderTest("PrimitiveSequence.delay(_:scheduler:)", traits: .requiresElement) {
            $0.single(0).delay(.seconds(15), scheduler: $0.scheduler)
        }
        OperatorUnderTest("PrimitiveSequence.delaySubscription(_:scheduler:)", traits: .requiresElement) {
            $0.single(0).delaySubscription(.seconds(15), scheduler: $0.scheduler)
        }
        OperatorUnderTest("PrimitiveSequence.named(_:)", traits: .requiresElement) { $0.single(0).named("sequence") }
        OperatorUnderTest("PrimitiveSequence.observe(on:)", traits: .requiresElement) {
            $0.single(0).observe(on: $0.scheduler)
        }
        OperatorUnderTest("PrimitiveSequence.subscribe(on:)", traits: [.requiresElement, .releasesOnScheduler]) {
            $0.single(0).subscribe(on: $0.scheduler)
        }
        OperatorUnderTest("PrimitiveSequence.retry(_:)", traits: [.requiresElement, .retainsSources]) {
            $0.single(0).retry(2)
        }
        OperatorUnderTest("PrimitiveSequence.retry(_:scheduler:)", traits: [.requiresElement, .retainsSources]) {
            $0.single(0).retry(.constant(.seconds(2), attempts: 2), scheduler: $0.scheduler)
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
        OperatorUnderTest("PrimitiveSequence.timeout(_:scheduler:)", traits: .requiresElement) {
            $0.single(0).timeout(.seconds(60), scheduler: $0.scheduler)
        }
        OperatorUnderTest(
            "PrimitiveSequence.timeout(_:other:scheduler:)", sources: 2, handlingErrorsOf: [1], traits: .requiresElement
        ) {
            $0.single(0).timeout(.seconds(15), other: $0.single(1), scheduler: $0.scheduler)
        }
        primitive("static timer(_:scheduler:)", sources: 0) { Single<Int>.timer(.seconds(10), scheduler: $0.scheduler) }
        OperatorUnderTest(
            "static PrimitiveSequence.using(_:primitiveSequenceFactory:)", closures: 2, traits: .requiresElement
        ) { inputs in
            Single.using(inputs.resource, primitiveSequenceFactory: { _ in try inputs.pass(inputs.single(0), 1) })
        }
    }

    @Operators static var singles: [OperatorUnderTest] {
        observable("asSingle()", traits: .requiresElement) { $0[0].asSingle() }
        primitive("static create(subscribe:)", "Single", sources: 0, closures: 1, nonThrowing: [0]) { inputs in
            Single<TrackedElement>.create { observer in
                observer(.success(inputs.element(1)))
                return inputs.note(Disposables.create())
            }
        }
        primitive("static just(_:)", "Single", sources: 0) { Single.just($0.element(1)) }
        primitive("static just(_:scheduler:)", "Single", sources: 0) {
            Single.just($0.element(1), scheduler: $0.scheduler)
        }
        primitive("static error(_:)", "Single", sources: 0, traits: [.requiresElement, .emitsNoElement]) { _ in
            Single<TrackedElement>.error(RxError.unknown)
        }
        primitive("static never()", "Single", sources: 0, traits: [.neverTerminates, .emitsNoElement]) { _ in
            Single<TrackedElement>.never()
        }
        primitive("map(_:)", "Single", closures: 1, traits: .requiresElement) { inputs in
            inputs.single(0).map { try inputs.pass($0) }
        }
        primitive("filter(_:)", "Single", closures: 1, traits: .requiresElement) { inputs in
            inputs.single(0).filter { _ in try inputs.pass(true) }
        }
        primitive("compactMap(_:)", "Single", closures: 1, traits: .requiresElement) { inputs in
            inputs.single(0).compactMap { try inputs.pass($0) as TrackedElement? }
        }
        primitive("flatMap(_:)", "Single", sources: 2, closures: 1, traits: .requiresElement) { inputs in
            inputs.single(0).flatMap { _ in try inputs.pass(inputs.single(1)) }
        }
        primitive("flatMapMaybe(_:)", sources: 2, closures: 1, traits: .requiresElement) { inputs in
            inputs.single(0).flatMapMaybe { _ in try inputs.pass(inputs.maybe(1)) }
        }
        primitive(
            "flatMapCompletable(_:)", sources: 2, closures: 1, traits: [.requiresElement, .emitsNoElement]
        ) { inputs in
            inputs.single(0).flatMapCompletable { _ in try inputs.pass(inputs.completable(1)) }
        }
        primitive("catchAndReturn(_:)", "Single", handlingErrorsOf: [0]) { $0.single(0).catchAndReturn($0.element(9)) }
        primitive("asMaybe()", traits: .requiresElement) { $0.single(0).asMaybe() }
        primitive("asCompletable()", traits: [.requiresElement, .emitsNoElement]) { $0.single(0).asCompletable() }
        primitive(
            "do(onSuccess:afterSuccess:onError:afterError:onSubscribe:onSubscribed:onDispose:)", closures: 7,
            nonThrowing: [1, 3, 4, 5, 6], traits: .requiresElement
        ) { inputs in
            inputs.single(0).do(
                onSuccess: { _ in try inputs.call(0) }, afterSuccess: { _ in try inputs.call(1) },
                onError: { _ in try inputs.call(2) },
                afterError: { _ in try inputs.call(3) }, onSubscribe: { inputs.note((), 4) },
                onSubscribed: { inputs.note((), 5) },
                onDispose: { inputs.note((), 6) })
        }
        primitive("static zip(_:)", "Single, collection", sources: 2, traits: .requiresElement) {
            Single.zip([$0.single(0), $0.single(1)])
        }
        primitive(
            "static zip(_:resultSelector:)", "Single, collection", sources: 2, closures: 1, traits: .requiresElement
        ) { inputs in
            Single.zip([inputs.single(0), inputs.single(1)]) { try inputs.pass($0) }
        }
        primitive("static zip(_:_:)", "Single, two", sources: 2, traits: .requiresElement) {
            Single.zip($0.single(0), $0.single(1))
        }
        primitive(
            "static zip(_:_:resultSelector:)", "Single, two", sources: 2, closures: 1, traits: .requiresElement
        ) { inputs in
            Single.zip(inputs.single(0), inputs.single(1)) { try inputs.pass([$0, $1]) }
        }
        primitive("static zip(_:_:_:)", "Single, three", sources: 3, traits: .requiresElement) {
            Single.zip($0.single(0), $0.single(1), $0.single(2))
        }
        primitive(
            "static zip(_:_:_:resultSelector:)", "Single, three", sources: 3, closures: 1, traits: .requiresElement
        ) { inputs in
            Single.zip(inputs.single(0), inputs.single(1), inputs.single(2)) { try inputs.pass([$0, $1, $2]) }
        }
        primitive("static zip(_:)", "Single, five", sources: 5, traits: .requiresElement) {
            Single.zip($0.single(0), $0.single(1), $0.single(2), $0.single(3), $0.single(4))
        }
        primitive(
            "static zip(_:resultSelector:)", "Single, five", sources: 5, closures: 1, traits: .requiresElement
        ) { inputs in
            Single.zip(
                inputs.single(0), inputs.single(1), inputs.single(2), inputs.single(3), inputs.single(4)
            ) { try inputs.pass([$0, $1, $2, $3, $4]) }
        }
    }

    @Operators static var maybes: [OperatorUnderTest] {
        observable("asMaybe()", traits: .requiresElement) { $0[0].asMaybe() }
        primitive("static create(subscribe:)", "Maybe", sources: 0, closures: 1, nonThrowing: [0]) { inputs in
            Maybe<TrackedElement>.create { observer in
                observer(.success(inputs.element(1)))
                return inputs.note(Disposables.create())
            }
        }
        primitive("static just(_:)", "Maybe", sources: 0, traits: .variant) { Maybe.just($0.element(1)) }
        primitive("static just(_:scheduler:)", "Maybe", sources: 0, traits: .variant) {
            Maybe.just($0.element(1), scheduler: $0.scheduler)
        }
        primitive("static empty()", "Maybe", sources: 0, traits: .emitsNoElement) { _ in Maybe<TrackedElement>.empty() }
        primitive("static error(_:)", "Maybe", sources: 0, traits: [.variant, .requiresElement, .emitsNoElement]) { _ in
            Maybe<TrackedElement>.error(RxError.unknown)
        }
        primitive("static never()", "Maybe", sources: 0, traits: [.variant, .neverTerminates, .emitsNoElement]) { _ in
            Maybe<TrackedElement>.never()
        }
        primitive("map(_:)", "Maybe", closures: 1, traits: .variant) { inputs in
            inputs.maybe(0).map { try inputs.pass($0) }
        }
        primitive("filter(_:)", "Maybe", closures: 1, traits: .variant) { inputs in
            inputs.maybe(0).filter { _ in try inputs.pass(true) }
        }
        primitive("compactMap(_:)", "Maybe", closures: 1, traits: .variant) { inputs in
            inputs.maybe(0).compactMap { try inputs.pass($0) as TrackedElement? }
        }
        primitive("flatMap(_:)", "Maybe", sources: 2, closures: 1, traits: .variant) { inputs in
            inputs.maybe(0).flatMap { _ in try inputs.pass(inputs.maybe(1)) }
        }
        primitive("catchAndReturn(_:)", "Maybe", handlingErrorsOf: [0], traits: .variant) {
            $0.maybe(0).catchAndReturn($0.element(9))
        }
        primitive("ifEmpty(default:)") { $0.maybe(0).ifEmpty(default: $0.element(9)) }
        primitive("ifEmpty(switchTo:)", "Maybe", sources: 2, handlingErrorsOf: [1]) {
            $0.maybe(0).ifEmpty(switchTo: $0.maybe(1))
        }
        primitive("ifEmpty(switchTo:)", "Single", sources: 2, handlingErrorsOf: [1], traits: .requiresElement) {
            $0.maybe(0).ifEmpty(switchTo: $0.single(1))
        }
        primitive(
            "do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)",
            closures: 9, nonThrowing: [1, 3, 4, 5, 6, 7, 8]
        ) { inputs in
            inputs.maybe(0).do(
                onNext: { _ in try inputs.call(0) }, afterNext: { _ in try inputs.call(1) },
                onError: { _ in try inputs.call(2) },
                afterError: { _ in try inputs.call(3) }, onCompleted: { try inputs.call(4) },
                afterCompleted: { try inputs.call(5) },
                onSubscribe: { inputs.note((), 6) }, onSubscribed: { inputs.note((), 7) },
                onDispose: { inputs.note((), 8) })
        }
        primitive("static zip(_:_:)", "Maybe, two", sources: 2, traits: .variant) {
            Maybe.zip($0.maybe(0), $0.maybe(1))
        }
        primitive(
            "static zip(_:_:resultSelector:)", "Maybe, two", sources: 2, closures: 1, traits: .variant
        ) { inputs in
            Maybe.zip(inputs.maybe(0), inputs.maybe(1)) { try inputs.pass([$0, $1]) }
        }
        primitive("static zip(_:_:_:)", "Maybe, three", sources: 3, traits: .variant) {
            Maybe.zip($0.maybe(0), $0.maybe(1), $0.maybe(2))
        }
        primitive(
            "static zip(_:_:_:resultSelector:)", "Maybe, three", sources: 3, closures: 1, traits: .variant
        ) { inputs in
            Maybe.zip(inputs.maybe(0), inputs.maybe(1), inputs.maybe(2)) { try inputs.pass([$0, $1, $2]) }
        }
    }

    @Operators static var completables: [OperatorUnderTest] {
        observable("asCompletable()", traits: .emitsNoElement) { $0[0].ignoreElements().asCompletable() }
        primitive(
            "static create(subscribe:)", "Completable", sources: 0, closures: 1, nonThrowing: [0],
            traits: .emitsNoElement
        ) { inputs in
            Completable.create { observer in
                observer(.completed)
                return inputs.note(Disposables.create())
            }
        }
        primitive("static empty()", "Completable", sources: 0, traits: .emitsNoElement) { _ in Completable.empty() }
        primitive(
            "static error(_:)", "Completable", sources: 0, traits: [.variant, .requiresElement, .emitsNoElement]
        ) { _ in
            Completable.error(RxError.unknown)
        }
        primitive(
            "static never()", "Completable", sources: 0, traits: [.variant, .neverTerminates, .emitsNoElement]
        ) { _ in
            Completable.never()
        }
        primitive("andThen(_:)", "Completable", sources: 2, traits: .emitsNoElement) {
            $0.completable(0).andThen($0.completable(1))
        }
        primitive("andThen(_:)", "Single", sources: 2, traits: .requiresElement) {
            $0.completable(0).andThen($0.single(1))
        }
        primitive("andThen(_:)", "Maybe", sources: 2) { $0.completable(0).andThen($0.maybe(1)) }
        primitive("andThen(_:)", "Observable", sources: 2) { $0.completable(0).andThen($0[1]) }
        primitive("concat(_:)", sources: 2, traits: .emitsNoElement) { $0.completable(0).concat($0.completable(1)) }
        primitive("static concat(_:)", "variadic", sources: 2, traits: .emitsNoElement) {
            Completable.concat($0.completable(0), $0.completable(1))
        }
        primitive("static concat(_:)", "collection", sources: 2, traits: .emitsNoElement) {
            Completable.concat([$0.completable(0), $0.completable(1)])
        }
        primitive("static concat(_:)", "sequence", sources: 2, traits: [.emitsNoElement, .retainsSources]) {
            Completable.concat([$0.completable(0), $0.completable(1)].makeIterator())
        }
        primitive(
            "do(onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)", closures: 7,
            nonThrowing: [1, 3, 4, 5, 6], traits: .emitsNoElement
        ) { inputs in
            inputs.completable(0).do(
                onError: { _ in try inputs.call(0) }, afterError: { _ in try inputs.call(1) },
                onCompleted: { try inputs.call(2) },
                afterCompleted: { try inputs.call(3) }, onSubscribe: { inputs.note((), 4) },
                onSubscribed: { inputs.note((), 5) },
                onDispose: { inputs.note((), 6) })
        }
        primitive("static zip(_:)", "Completable, variadic", sources: 2, traits: .emitsNoElement) {
            Completable.zip($0.completable(0), $0.completable(1))
        }
        primitive("static zip(_:)", "Completable, array", sources: 2, traits: .emitsNoElement) {
            Completable.zip([$0.completable(0), $0.completable(1)])
        }
        primitive("static zip(_:)", "Completable, collection", sources: 2, traits: .emitsNoElement) {
            Completable.zip(AnyCollection([$0.completable(0), $0.completable(1)]))
        }
    }
}

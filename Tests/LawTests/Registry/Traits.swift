import Streams

extension Registry {
    /// What singles, maybes and completables have in common, shown on singles.
    @Recipes static var primitives: [Recipe] {
        Recipe("PrimitiveSequence.asObservable()", traits: .needsElement) { b in b.single(0).asObservable() }
        Recipe("PrimitiveSequence.catch(_:)", sources: 2, closures: 1, handles: [0, 1], traits: .needsElement) { b in
            b.single(0).catch { _ in try b.pass(b.single(1)) }
        }
        Recipe("static PrimitiveSequence.deferred(_:)", closures: 1, traits: .needsElement) { b in
            Single.deferred { try b.pass(b.single(0)) }
        }
        Recipe("PrimitiveSequence.delay(_:scheduler:)", traits: .needsElement) { b in
            b.single(0).delay(.seconds(15), scheduler: b.scheduler)
        }
        Recipe("PrimitiveSequence.delaySubscription(_:scheduler:)", traits: .needsElement) { b in
            b.single(0).delaySubscription(.seconds(15), scheduler: b.scheduler)
        }
        Recipe("PrimitiveSequence.observe(on:)", traits: .needsElement) { b in b.single(0).observe(on: b.scheduler) }
        Recipe("PrimitiveSequence.subscribe(on:)", traits: .needsElement) { b in b.single(0).subscribe(on: b.scheduler)
        }
        Recipe("PrimitiveSequence.retry(_:)", traits: [.needsElement, .keepsSources]) { b in b.single(0).retry(2) }
        Recipe(
            "PrimitiveSequence.retry(when:)", "any error", sources: 2, closures: 1, handles: [0, 1],
            traits: [.needsElement, .keepsSources]
        ) { b in
            b.single(0).retry { (errors: Observable<any Error>) in errors.take(1).flatMap { _ in try b.pass(b[1]) } }
        }
        Recipe(
            "PrimitiveSequence.retry(when:)", "one type of error", sources: 2, closures: 1, handles: [0, 1],
            traits: [.needsElement, .keepsSources]
        ) { b in
            b.single(0).retry { (errors: Observable<LawError>) in errors.take(1).flatMap { _ in try b.pass(b[1]) } }
        }
        Recipe("PrimitiveSequence.timeout(_:scheduler:)", traits: .needsElement) { b in
            b.single(0).timeout(.seconds(60), scheduler: b.scheduler)
        }
        Recipe("PrimitiveSequence.timeout(_:other:scheduler:)", sources: 2, handles: [1], traits: .needsElement) { b in
            b.single(0).timeout(.seconds(15), other: b.single(1), scheduler: b.scheduler)
        }
        Recipe("static PrimitiveSequenceType.timer(_:scheduler:)", sources: 0) { b in
            Single<Int>.timer(.seconds(10), scheduler: b.scheduler)
        }
        Recipe(
            "static PrimitiveSequence.using(_:primitiveSequenceFactory:)", closures: 2, traits: .needsElement
        ) { b in
            Single.using(b.resource, primitiveSequenceFactory: { _ in try b.pass(b.single(0), 1) })
        }
    }

    @Recipes static var singles: [Recipe] {
        Recipe("ObservableType.asSingle()", traits: .needsElement) { b in b[0].asSingle() }
        Recipe("static PrimitiveSequenceType.create(subscribe:)", "Single", sources: 0, closures: 1, quiet: [0]) { b in
            Single<Item>.create { observer in
                observer(.success(b.item(1)))
                return b.note(Disposables.create())
            }
        }
        Recipe("static PrimitiveSequenceType.just(_:)", "Single", sources: 0) { b in Single.just(b.item(1)) }
        Recipe("static PrimitiveSequenceType.just(_:scheduler:)", "Single", sources: 0) { b in
            Single.just(b.item(1), scheduler: b.scheduler)
        }
        Recipe("static PrimitiveSequenceType.error(_:)", "Single", sources: 0, traits: [.needsElement, .noElements]) {
            _ in
            Single<Item>.error(RxError.unknown)
        }
        Recipe("static PrimitiveSequenceType.never()", "Single", sources: 0, traits: [.neverEnds, .noElements]) { _ in
            Single<Item>.never()
        }
        Recipe("PrimitiveSequenceType.map(_:)", "Single", closures: 1, traits: .needsElement) { b in
            b.single(0).map { try b.pass($0) }
        }
        Recipe("PrimitiveSequenceType.filter(_:)", "Single", closures: 1, traits: .needsElement) { b in
            b.single(0).filter { _ in try b.pass(true) }
        }
        Recipe("PrimitiveSequenceType.compactMap(_:)", "Single", closures: 1, traits: .needsElement) { b in
            b.single(0).compactMap { try b.pass($0) as Item? }
        }
        Recipe("PrimitiveSequenceType.flatMap(_:)", "Single", sources: 2, closures: 1, traits: .needsElement) { b in
            b.single(0).flatMap { _ in try b.pass(b.single(1)) }
        }
        Recipe("PrimitiveSequenceType.flatMapMaybe(_:)", sources: 2, closures: 1, traits: .needsElement) { b in
            b.single(0).flatMapMaybe { _ in try b.pass(b.maybe(1)) }
        }
        Recipe(
            "PrimitiveSequenceType.flatMapCompletable(_:)", sources: 2, closures: 1,
            traits: [.needsElement, .noElements]
        ) { b in b.single(0).flatMapCompletable { _ in try b.pass(b.completable(1)) } }
        Recipe("PrimitiveSequenceType.catchAndReturn(_:)", "Single", handles: [0]) { b in
            b.single(0).catchAndReturn(b.item(9))
        }
        Recipe("PrimitiveSequenceType.asMaybe()", traits: .needsElement) { b in b.single(0).asMaybe() }
        Recipe("PrimitiveSequenceType.asCompletable()", traits: [.needsElement, .noElements]) { b in
            b.single(0).asCompletable()
        }
        Recipe(
            "PrimitiveSequenceType.do(onSuccess:afterSuccess:onError:afterError:onSubscribe:onSubscribed:onDispose:)",
            closures: 7, quiet: [3, 4, 5, 6], traits: .needsElement
        ) { b in
            b.single(0).do(
                onSuccess: { _ in try b.call(0) }, afterSuccess: { _ in try b.call(1) },
                onError: { _ in try b.call(2) },
                afterError: { _ in try b.call(3) }, onSubscribe: { b.note((), 4) }, onSubscribed: { b.note((), 5) },
                onDispose: { b.note((), 6) })
        }
        Recipe("static PrimitiveSequenceType.zip(_:)", "Single, collection", sources: 2, traits: .needsElement) { b in
            Single.zip([b.single(0), b.single(1)])
        }
        Recipe(
            "static PrimitiveSequenceType.zip(_:resultSelector:)", "Single, collection", sources: 2, closures: 1,
            traits: .needsElement
        ) { b in Single.zip([b.single(0), b.single(1)]) { try b.pass($0) } }
        Recipe("static PrimitiveSequenceType.zip(_:)", "Single, two", sources: 2, traits: .needsElement) { b in
            Single.zip(b.single(0), b.single(1))
        }
        Recipe(
            "static PrimitiveSequenceType.zip(_:resultSelector:)", "Single, two", sources: 2, closures: 1,
            traits: .needsElement
        ) { b in Single.zip(b.single(0), b.single(1)) { try b.pass([$0, $1]) } }
        Recipe("static PrimitiveSequenceType.zip(_:)", "Single, three", sources: 3, traits: [.variant, .needsElement]) {
            b in
            Single.zip(b.single(0), b.single(1), b.single(2))
        }
        Recipe(
            "static PrimitiveSequenceType.zip(_:resultSelector:)", "Single, three", sources: 3, closures: 1,
            traits: [.variant, .needsElement]
        ) { b in Single.zip(b.single(0), b.single(1), b.single(2)) { try b.pass([$0, $1, $2]) } }
    }

    @Recipes static var maybes: [Recipe] {
        Recipe("ObservableType.asMaybe()", traits: .needsElement) { b in b[0].asMaybe() }
        Recipe("static PrimitiveSequenceType.create(subscribe:)", "Maybe", sources: 0, closures: 1, quiet: [0]) { b in
            Maybe<Item>.create { observer in
                observer(.success(b.item(1)))
                return b.note(Disposables.create())
            }
        }
        Recipe("static PrimitiveSequenceType.just(_:)", "Maybe", sources: 0, traits: .variant) { b in
            Maybe.just(b.item(1))
        }
        Recipe("static PrimitiveSequenceType.just(_:scheduler:)", "Maybe", sources: 0, traits: .variant) { b in
            Maybe.just(b.item(1), scheduler: b.scheduler)
        }
        Recipe("static PrimitiveSequenceType.empty()", "Maybe", sources: 0, traits: .noElements) { _ in
            Maybe<Item>.empty()
        }
        Recipe(
            "static PrimitiveSequenceType.error(_:)", "Maybe", sources: 0,
            traits: [.variant, .needsElement, .noElements]
        ) {
            _ in
            Maybe<Item>.error(RxError.unknown)
        }
        Recipe(
            "static PrimitiveSequenceType.never()", "Maybe", sources: 0, traits: [.variant, .neverEnds, .noElements]
        ) { _ in
            Maybe<Item>.never()
        }
        Recipe("PrimitiveSequenceType.map(_:)", "Maybe", closures: 1, traits: .variant) { b in
            b.maybe(0).map { try b.pass($0) }
        }
        Recipe("PrimitiveSequenceType.filter(_:)", "Maybe", closures: 1, traits: .variant) { b in
            b.maybe(0).filter { _ in try b.pass(true) }
        }
        Recipe("PrimitiveSequenceType.compactMap(_:)", "Maybe", closures: 1, traits: .variant) { b in
            b.maybe(0).compactMap { try b.pass($0) as Item? }
        }
        Recipe("PrimitiveSequenceType.flatMap(_:)", "Maybe", sources: 2, closures: 1, traits: .variant) { b in
            b.maybe(0).flatMap { _ in try b.pass(b.maybe(1)) }
        }
        Recipe("PrimitiveSequenceType.catchAndReturn(_:)", "Maybe", handles: [0], traits: .variant) { b in
            b.maybe(0).catchAndReturn(b.item(9))
        }
        Recipe("PrimitiveSequenceType.ifEmpty(default:)") { b in b.maybe(0).ifEmpty(default: b.item(9)) }
        Recipe("PrimitiveSequenceType.ifEmpty(switchTo:)", "Maybe", sources: 2, handles: [1]) { b in
            b.maybe(0).ifEmpty(switchTo: b.maybe(1))
        }
        Recipe("PrimitiveSequenceType.ifEmpty(switchTo:)", "Single", sources: 2, handles: [1], traits: .needsElement) {
            b in
            b.maybe(0).ifEmpty(switchTo: b.single(1))
        }
        Recipe(
            """
            PrimitiveSequenceType.do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:\
            onSubscribed:onDispose:)
            """, closures: 9, quiet: [3, 5, 6, 7, 8]
        ) { b in
            b.maybe(0).do(
                onNext: { _ in try b.call(0) }, afterNext: { _ in try b.call(1) }, onError: { _ in try b.call(2) },
                afterError: { _ in try b.call(3) }, onCompleted: { try b.call(4) }, afterCompleted: { try b.call(5) },
                onSubscribe: { b.note((), 6) }, onSubscribed: { b.note((), 7) }, onDispose: { b.note((), 8) })
        }
        Recipe("static PrimitiveSequenceType.zip(_:)", "Maybe, two", sources: 2, traits: .variant) { b in
            Maybe.zip(b.maybe(0), b.maybe(1))
        }
        Recipe(
            "static PrimitiveSequenceType.zip(_:resultSelector:)", "Maybe, two", sources: 2, closures: 1,
            traits: .variant
        ) { b in
            Maybe.zip(b.maybe(0), b.maybe(1)) { try b.pass([$0, $1]) }
        }
        Recipe("static PrimitiveSequenceType.zip(_:)", "Maybe, three", sources: 3, traits: .variant) { b in
            Maybe.zip(b.maybe(0), b.maybe(1), b.maybe(2))
        }
        Recipe(
            "static PrimitiveSequenceType.zip(_:resultSelector:)", "Maybe, three", sources: 3, closures: 1,
            traits: .variant
        ) { b in
            Maybe.zip(b.maybe(0), b.maybe(1), b.maybe(2)) { try b.pass([$0, $1, $2]) }
        }
    }

    @Recipes static var completables: [Recipe] {
        Recipe("ObservableType.asCompletable()", traits: .noElements) { b in b[0].ignoreElements().asCompletable() }
        Recipe(
            "static PrimitiveSequenceType.create(subscribe:)", "Completable", sources: 0, closures: 1,
            quiet: [0], traits: .noElements
        ) { b in
            Completable.create { observer in
                observer(.completed)
                return b.note(Disposables.create())
            }
        }
        Recipe("static PrimitiveSequenceType.empty()", "Completable", sources: 0, traits: .noElements) { _ in
            Completable.empty()
        }
        Recipe(
            "static PrimitiveSequenceType.error(_:)", "Completable", sources: 0,
            traits: [.variant, .needsElement, .noElements]
        ) { _ in
            Completable.error(RxError.unknown)
        }
        Recipe(
            "static PrimitiveSequenceType.never()", "Completable", sources: 0,
            traits: [.variant, .neverEnds, .noElements]
        ) {
            _ in
            Completable.never()
        }
        Recipe("PrimitiveSequenceType.andThen(_:)", "Completable", sources: 2, traits: .noElements) { b in
            b.completable(0).andThen(b.completable(1))
        }
        Recipe("PrimitiveSequenceType.andThen(_:)", "Single", sources: 2, traits: .needsElement) { b in
            b.completable(0).andThen(b.single(1))
        }
        Recipe("PrimitiveSequenceType.andThen(_:)", "Maybe", sources: 2) { b in b.completable(0).andThen(b.maybe(1)) }
        Recipe("PrimitiveSequenceType.andThen(_:)", "Observable", sources: 2) { b in b.completable(0).andThen(b[1]) }
        Recipe("PrimitiveSequenceType.concat(_:)", sources: 2, traits: .noElements) { b in
            b.completable(0).concat(b.completable(1))
        }
        Recipe("static PrimitiveSequenceType.concat(_:)", "variadic", sources: 2, traits: .noElements) { b in
            Completable.concat(b.completable(0), b.completable(1))
        }
        Recipe("static PrimitiveSequenceType.concat(_:)", "collection", sources: 2, traits: .noElements) { b in
            Completable.concat([b.completable(0), b.completable(1)])
        }
        Recipe("static PrimitiveSequenceType.concat(_:)", "sequence", sources: 2, traits: [.noElements, .keepsSources])
        { b in
            Completable.concat(AnySequence([b.completable(0), b.completable(1)]))
        }
        Recipe(
            """
            PrimitiveSequenceType.do(onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)
            """, closures: 7, quiet: [1, 3, 4, 5, 6], traits: .noElements
        ) { b in
            b.completable(0).do(
                onError: { _ in try b.call(0) }, afterError: { _ in try b.call(1) }, onCompleted: { try b.call(2) },
                afterCompleted: { try b.call(3) }, onSubscribe: { b.note((), 4) }, onSubscribed: { b.note((), 5) },
                onDispose: { b.note((), 6) })
        }
        Recipe("static PrimitiveSequenceType.zip(_:)", "Completable, variadic", sources: 2, traits: .noElements) { b in
            Completable.zip(b.completable(0), b.completable(1))
        }
        Recipe("static PrimitiveSequenceType.zip(_:)", "Completable, array", sources: 2, traits: .noElements) { b in
            Completable.zip([b.completable(0), b.completable(1)])
        }
        Recipe("static PrimitiveSequenceType.zip(_:)", "Completable, collection", sources: 2, traits: .noElements) {
            b in
            Completable.zip(AnyCollection([b.completable(0), b.completable(1)]))
        }
    }
}

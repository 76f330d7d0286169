import Streams

extension Recipe {
    /// An operator of `Infallible`: its sources have handled their failures.
    static func infallible<Result: ObservableConvertibleType & SendableMetatype>(
        _ name: String, _ form: String = "", sources: Int = 1, closures: Int = 0, traits: Traits = [],
        build: @escaping @Sendable (Bench) -> Result
    ) -> Recipe {
        let type = name.hasPrefix("static ") ? "static InfallibleType." : "InfallibleType."
        return Recipe(
            type + name.replacing("static ", with: ""), form, sources: sources, closures: closures,
            handles: Set(0..<sources), traits: traits.union(.neverFails), build: build)
    }
}

extension Registry {
    @Recipes static var infallibleMaking: [Recipe] {
        Recipe("static Infallible.create(subscribe:)", sources: 0, closures: 1, traits: .neverFails) { b in
            Infallible<Item>.create { observer in
                observer(.next(b.item(1)))
                observer(.completed)
                return b.note(Disposables.create())
            }
        }
        Recipe("static Infallible.of(_:scheduler:)", sources: 0, traits: .neverFails) { b in
            Infallible.of(b.item(1), b.item(2))
        }
        Recipe("static Infallible.from(_:scheduler:)", "array", sources: 0, traits: .neverFails) { b in
            Infallible.from([b.item(1), b.item(2)])
        }
        Recipe("static Infallible.from(_:scheduler:)", "sequence", sources: 0, traits: .neverFails) { b in
            Infallible.from(AnySequence([b.item(1), b.item(2)]))
        }
        Recipe("Infallible.asObservable()", handles: [0], traits: .neverFails) { b in b.infallible(0).asObservable() }
        Recipe("ObservableConvertibleType.asInfallible(onErrorJustReturn:)", handles: [0], traits: .neverFails) { b in
            b[0].asInfallible(onErrorJustReturn: b.item(9))
        }
        Recipe(
            "ObservableConvertibleType.asInfallible(onErrorFallbackTo:)", sources: 2, handles: [0, 1],
            traits: .neverFails
        ) { b in b[0].asInfallible(onErrorFallbackTo: b.infallible(1)) }
        Recipe(
            "ObservableConvertibleType.asInfallible(onErrorRecover:)", sources: 2, closures: 1, handles: [0, 1],
            traits: .neverFails
        ) { b in b[0].asInfallible { _ in b.note(b.infallible(1)) } }
        Recipe.infallible("static just(_:)", sources: 0) { b in Infallible.just(b.item(1)) }
        Recipe.infallible("static just(_:scheduler:)", sources: 0) { b in
            Infallible.just(b.item(1), scheduler: b.scheduler)
        }
        Recipe.infallible("static empty()", sources: 0, traits: .noElements) { _ in Infallible<Item>.empty() }
        Recipe.infallible("static never()", sources: 0, traits: [.noElements, .neverEnds]) { _ in
            Infallible<Item>.never()
        }
        Recipe.infallible("static deferred(_:)", closures: 1) { b in Infallible.deferred { b.note(b.infallible(0)) } }
    }

    @Recipes static var infallibleTransforming: [Recipe] {
        Recipe.infallible("map(_:)", closures: 1) { b in b.infallible(0).map { b.note($0) } }
        Recipe.infallible("compactMap(_:)", closures: 1) { b in b.infallible(0).compactMap { b.note($0) as Item? } }
        Recipe.infallible("scan(_:accumulator:)", closures: 1) { b in
            b.infallible(0).scan(b.item(0)) { b.note($1) }
        }
        Recipe.infallible("scan(into:accumulator:)", closures: 1) { b in
            b.infallible(0).scan(into: b.item(0)) { $0 = b.note($1) }
        }
        Recipe.infallible("flatMap(_:)", sources: 2, closures: 1) { b in
            b.infallible(0).flatMap { _ in b.note(b.infallible(1)) }
        }
        Recipe.infallible("flatMapFirst(_:)", sources: 2, closures: 1) { b in
            b.infallible(0).flatMapFirst { _ in b.note(b.infallible(1)) }
        }
        Recipe.infallible("flatMapLatest(_:)", sources: 2, closures: 1) { b in
            b.infallible(0).flatMapLatest { _ in b.note(b.infallible(1)) }
        }
        Recipe.infallible("concatMap(_:)", sources: 2, closures: 1) { b in
            b.infallible(0).concatMap { _ in b.note(b.infallible(1)) }
        }
        Recipe.infallible(
            "do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)", closures: 7
        ) { b in
            b.infallible(0).do(
                onNext: { _ in b.note((), 0) }, afterNext: { _ in b.note((), 1) }, onCompleted: { b.note((), 2) },
                afterCompleted: { b.note((), 3) }, onSubscribe: { b.note((), 4) }, onSubscribed: { b.note((), 5) },
                onDispose: { b.note((), 6) })
        }
        Recipe.infallible("withUnretained(_:)") { b in b.infallible(0).withUnretained(Registry.owner).map { $0.1 } }
        Recipe.infallible("withUnretained(_:resultSelector:)", closures: 1) { b in
            b.infallible(0).withUnretained(Registry.owner) { b.note($1) }
        }
        Recipe.infallible("share(replay:scope:)", traits: .shares) { b in b.infallible(0).share(replay: 1) }
        Recipe.infallible("debounce(_:scheduler:)") { b in
            b.infallible(0).debounce(.seconds(5), scheduler: b.scheduler)
        }
        Recipe.infallible("throttle(_:latest:scheduler:)") { b in
            b.infallible(0).throttle(.seconds(15), scheduler: b.scheduler)
        }
    }

    @Recipes static var infallibleFiltering: [Recipe] {
        Recipe.infallible("filter(_:)", closures: 1) { b in b.infallible(0).filter { _ in b.note(true) } }
        Recipe.infallible("distinctUntilChanged()") { b in b.infallible(0).distinctUntilChanged() }
        Recipe.infallible("distinctUntilChanged(_:)", "key", closures: 1) { b in
            b.infallible(0).distinctUntilChanged { (item: Item) in b.note(item.value) }
        }
        Recipe.infallible("distinctUntilChanged(_:)", "comparer", closures: 1) { b in
            b.infallible(0).distinctUntilChanged { (old: Item, new: Item) in b.note(old == new) }
        }
        Recipe.infallible("distinctUntilChanged(_:comparer:)", closures: 2) { b in
            b.infallible(0).distinctUntilChanged({ b.note($0.value) }, comparer: { b.note($0 == $1, 1) })
        }
        Recipe.infallible("distinctUntilChanged(at:)") { b in b.infallible(0).distinctUntilChanged(at: \.value) }
        Recipe.infallible("skip(until:)", sources: 2, traits: .endsSilently) { b in
            b.infallible(0).skip(until: b[1].catchAndReturn(b.item(9)))
        }
        Recipe.infallible("skip(while:)", closures: 1) { b in b.infallible(0).skip(while: { b.note($0.value < 2) }) }
        Recipe.infallible("take(_:)") { b in b.infallible(0).take(2) }
        Recipe.infallible("take(for:scheduler:)") { b in
            b.infallible(0).take(for: .seconds(25), scheduler: b.scheduler)
        }
        Recipe.infallible("take(until:)", "Infallible", sources: 2) { b in
            b.infallible(0).take(until: b.infallible(1))
        }
        Recipe.infallible("take(until:)", "Observable", sources: 2) { b in
            b.infallible(0).take(until: b[1].catchAndReturn(b.item(9)))
        }
        Recipe.infallible("take(until:behavior:)", closures: 1) { b in
            b.infallible(0).take(until: { b.note($0.value > 1) }, behavior: .inclusive)
        }
        Recipe.infallible("take(while:behavior:)", closures: 1) { b in
            b.infallible(0).take(while: { b.note($0.value < 3) })
        }
    }

    @Recipes static var infallibleCombining: [Recipe] {
        Recipe.infallible("startWith(_:)") { b in b.infallible(0).startWith(b.item(9)) }
        Recipe(
            "InfallibleConcatOperator.callAsFunction(_:)", sources: 2, handles: [0, 1], traits: .neverFails
        ) { b in b.infallible(0).concat(b.infallible(1)) }
        Recipe.infallible("static concat(_:)", "variadic", sources: 2) { b in
            Infallible.concat(b.infallible(0), b.infallible(1))
        }
        Recipe.infallible("static concat(_:)", "collection", sources: 2) { b in
            Infallible.concat([b.infallible(0), b.infallible(1)])
        }
        Recipe.infallible("static concat(_:)", "sequence", sources: 2, traits: .keepsSources) { b in
            Infallible.concat(AnySequence([b.infallible(0), b.infallible(1)]))
        }
        Recipe.infallible("static merge(_:)", "variadic", sources: 2) { b in
            Infallible.merge(b.infallible(0), b.infallible(1))
        }
        Recipe.infallible("static merge(_:)", "array", sources: 2) { b in
            Infallible.merge([b.infallible(0), b.infallible(1)])
        }
        Recipe.infallible("static merge(_:)", "collection", sources: 2) { b in
            Infallible.merge(AnyCollection([b.infallible(0), b.infallible(1)]))
        }
        Recipe.infallible("withLatestFrom(_:)", sources: 2) { b in b.infallible(0).withLatestFrom(b.infallible(1)) }
        Recipe.infallible("withLatestFrom(_:resultSelector:)", sources: 2, closures: 1) { b in
            b.infallible(0).withLatestFrom(b.infallible(1)) { b.note([$0, $1]) }
        }
        Recipe.infallible("static combineLatest(_:)", sources: 2) { b in
            Infallible.combineLatest([b.infallible(0), b.infallible(1)])
        }
        Recipe.infallible("static combineLatest(_:resultSelector:)", sources: 2, closures: 1) { b in
            Infallible.combineLatest([b.infallible(0), b.infallible(1)]) { b.note($0) }
        }
        Recipe.infallible("static combineLatest(_:_:)", sources: 2) { b in
            Infallible.combineLatest(b.infallible(0), b.infallible(1))
        }
        Recipe.infallible("static combineLatest(_:_:resultSelector:)", sources: 2, closures: 1) { b in
            Infallible.combineLatest(b.infallible(0), b.infallible(1)) { b.note([$0, $1]) }
        }
        Recipe.infallible("static combineLatest(_:_:_:)", sources: 3) { b in
            Infallible.combineLatest(b.infallible(0), b.infallible(1), b.infallible(2))
        }
        Recipe.infallible("static combineLatest(_:_:_:resultSelector:)", sources: 3, closures: 1) { b in
            Infallible.combineLatest(b.infallible(0), b.infallible(1), b.infallible(2)) { b.note([$0, $1, $2]) }
        }
        Recipe.infallible("static zip(_:_:resultSelector:)", sources: 2, closures: 1) { b in
            Infallible.zip(b.infallible(0), b.infallible(1)) { b.note([$0, $1]) }
        }
        Recipe.infallible("static zip(_:_:_:resultSelector:)", sources: 3, closures: 1) { b in
            Infallible.zip(b.infallible(0), b.infallible(1), b.infallible(2)) { b.note([$0, $1, $2]) }
        }
    }
}

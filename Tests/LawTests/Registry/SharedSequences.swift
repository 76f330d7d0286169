import Streams

extension Recipe {
    /// An operator of shared sequences: its sources have handled their failures, its closures cannot throw.
    static func shared<Result: ObservableConvertibleType & SendableMetatype>(
        _ symbol: String, _ form: String = "", sources: Int = 1, closures: Int = 0, traits: Traits = [],
        build: @escaping @Sendable (Bench) -> Result
    ) -> Recipe {
        Recipe(
            symbol, form, sources: sources, closures: closures, handles: Set(0..<sources),
            traits: traits.union([.neverFails, .shares]), build: build)
    }
}

extension Registry {
    static var sharedSequences: [Recipe] {
        shared(VirtualStrategy.AsDriver.self) + shared(VirtualStrategy.AsSignal.self).map { $0.asVariant("signal") }
    }

    private static func shared<S: SharingStrategyProtocol>(_: S.Type) -> [Recipe] {
        sharedMaking(S.self) + sharedTransforming(S.self) + sharedCombining(S.self)
    }

    @Recipes private static func sharedMaking<S: SharingStrategyProtocol>(_: S.Type) -> [Recipe] {
        Recipe.shared("ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorJustReturn:)") { b in
            b[0].asSharedSequence(sharingStrategy: S.self, onErrorJustReturn: b.item(9))
        }
        Recipe.shared("ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorDriveWith:)", sources: 2) {
            b in
            b[0].asSharedSequence(onErrorDriveWith: b.shared(1, S.self))
        }
        Recipe.shared(
            "ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorRecover:)", sources: 2, closures: 1
        ) { b in b[0].asSharedSequence { _ in b.note(b.shared(1, S.self)) } }
        Recipe.shared("SharedSequence.asObservable()") { b in b.shared(0, S.self).asObservable() }
        Recipe.shared("SharedSequence.asInfallible()") { b in b.shared(0, S.self).asInfallible() }
        Recipe.shared("static SharedSequence.deferred(_:)", closures: 1) { b in
            SharedSequence<S, Item>.deferred { b.note(b.shared(0)) }
        }
        Recipe.shared("static SharedSequence.empty()", sources: 0, traits: .noElements) { _ in
            SharedSequence<S, Item>.empty()
        }
        Recipe.shared("static SharedSequence.never()", sources: 0, traits: [.noElements, .neverEnds]) { _ in
            SharedSequence<S, Item>.never()
        }
        Recipe.shared("static SharedSequence.just(_:)", sources: 0) { b in SharedSequence<S, Item>.just(b.item(1)) }
        Recipe.shared("static SharedSequence.of(_:)", sources: 0) { b in
            SharedSequence<S, Item>.of(b.item(1), b.item(2))
        }
        Recipe.shared("static SharedSequence.from(_:)", "array", sources: 0) { b in
            SharedSequence<S, Item>.from([b.item(1), b.item(2)])
        }
        Recipe.shared("static SharedSequence.from(_:)", "sequence", sources: 0) { b in
            SharedSequence<S, Item>.from(AnySequence([b.item(1), b.item(2)]))
        }
        Recipe.shared("static SharedSequence.from(optional:)", sources: 0) { b in
            SharedSequence<S, Item>.from(optional: b.item(1))
        }
        Recipe.shared("static SharedSequence.interval(_:)", sources: 0, traits: .neverEnds) { _ in
            SharedSequence<S, Int>.interval(.seconds(10))
        }
        Recipe.shared("static SharedSequence.timer(_:period:)", sources: 0, traits: .neverEnds) { _ in
            SharedSequence<S, Int>.timer(.seconds(10), period: .seconds(5))
        }
    }

    @Recipes private static func sharedTransforming<S: SharingStrategyProtocol>(_: S.Type) -> [Recipe] {
        Recipe.shared("SharedSequenceConvertibleType.map(_:)", closures: 1) { b in
            b.shared(0, S.self).map { b.note($0) }
        }
        Recipe.shared("SharedSequenceConvertibleType.compactMap(_:)", closures: 1) { b in
            b.shared(0, S.self).compactMap { b.note($0) as Item? }
        }
        Recipe.shared("SharedSequenceConvertibleType.filter(_:)", closures: 1) { b in
            b.shared(0, S.self).filter { _ in b.note(true) }
        }
        Recipe.shared("SharedSequenceConvertibleType.flatMap(_:)", sources: 2, closures: 1) { b in
            b.shared(0, S.self).flatMap { _ in b.note(b.shared(1, S.self)) }
        }
        Recipe.shared("SharedSequenceConvertibleType.flatMapFirst(_:)", sources: 2, closures: 1) { b in
            b.shared(0, S.self).flatMapFirst { _ in b.note(b.shared(1, S.self)) }
        }
        Recipe.shared("SharedSequenceConvertibleType.flatMapLatest(_:)", sources: 2, closures: 1) { b in
            b.shared(0, S.self).flatMapLatest { _ in b.note(b.shared(1, S.self)) }
        }
        Recipe.shared("SharedSequenceConvertibleType.scan(_:accumulator:)", closures: 1) { b in
            b.shared(0, S.self).scan(b.item(0)) { b.note($1) }
        }
        Recipe.shared("SharedSequenceConvertibleType.skip(_:)") { b in b.shared(0, S.self).skip(1) }
        Recipe.shared("SharedSequenceConvertibleType.distinctUntilChanged()") { b in
            b.shared(0, S.self).distinctUntilChanged()
        }
        Recipe.shared("SharedSequenceConvertibleType.distinctUntilChanged(_:)", "key", closures: 1) { b in
            b.shared(0, S.self).distinctUntilChanged { (item: Item) in b.note(item.value) }
        }
        Recipe.shared("SharedSequenceConvertibleType.distinctUntilChanged(_:)", "comparer", closures: 1) { b in
            b.shared(0, S.self).distinctUntilChanged { (old: Item, new: Item) in b.note(old == new) }
        }
        Recipe.shared("SharedSequenceConvertibleType.distinctUntilChanged(_:comparer:)", closures: 2) { b in
            b.shared(0, S.self).distinctUntilChanged({ b.note($0.value) }, comparer: { b.note($0 == $1, 1) })
        }
        Recipe.shared(
            """
            SharedSequenceConvertibleType.do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:\
            onDispose:)
            """, closures: 7
        ) { b in
            b.shared(0, S.self).do(
                onNext: { _ in b.note((), 0) }, afterNext: { _ in b.note((), 1) }, onCompleted: { b.note((), 2) },
                afterCompleted: { b.note((), 3) }, onSubscribe: { b.note((), 4) }, onSubscribed: { b.note((), 5) },
                onDispose: { b.note((), 6) })
        }
        Recipe.shared("SharedSequenceConvertibleType.withUnretained(_:)") { b in
            b.shared(0, S.self).withUnretained(Registry.owner).map { $0.1 }
        }
        Recipe.shared("SharedSequenceConvertibleType.withUnretained(_:resultSelector:)", closures: 1) { b in
            b.shared(0, S.self).withUnretained(Registry.owner) { b.note($1) }
        }
        Recipe.shared("SharedSequenceConvertibleType.delay(_:)") { b in b.shared(0, S.self).delay(.seconds(15)) }
        Recipe.shared("SharedSequenceConvertibleType.debounce(_:)") { b in b.shared(0, S.self).debounce(.seconds(5)) }
        Recipe.shared("SharedSequenceConvertibleType.throttle(_:latest:)") { b in
            b.shared(0, S.self).throttle(.seconds(15))
        }
    }

    @Recipes private static func sharedCombining<S: SharingStrategyProtocol>(_: S.Type) -> [Recipe] {
        Recipe.shared("SharedSequenceConvertibleType.startWith(_:)") { b in b.shared(0, S.self).startWith(b.item(9)) }
        Recipe.shared("SharedSequenceConvertibleType.merge()", sources: 2) { b in
            b.shared(0, S.self).map { _ in b.shared(1, S.self) }.merge()
        }
        Recipe.shared("SharedSequenceConvertibleType.merge(maxConcurrent:)", sources: 2) { b in
            b.shared(0, S.self).map { _ in b.shared(1, S.self) }.merge(maxConcurrent: 1)
        }
        Recipe.shared("SharedSequenceConvertibleType.switchLatest()", sources: 2) { b in
            b.shared(0, S.self).map { _ in b.shared(1, S.self) }.switchLatest()
        }
        Recipe.shared("static SharedSequenceConvertibleType.merge(_:)", "variadic", sources: 2) { b in
            SharedSequence.merge(b.shared(0, S.self), b.shared(1))
        }
        Recipe.shared("static SharedSequenceConvertibleType.merge(_:)", "array", sources: 2) { b in
            SharedSequence.merge([b.shared(0, S.self), b.shared(1)])
        }
        Recipe.shared("static SharedSequenceConvertibleType.merge(_:)", "collection", sources: 2) { b in
            SharedSequence.merge(AnyCollection([b.shared(0, S.self), b.shared(1)]))
        }
        Recipe.shared("static SharedSequenceConvertibleType.concat(_:)", "collection", sources: 2) { b in
            SharedSequence.concat([b.shared(0, S.self), b.shared(1)])
        }
        Recipe.shared("static SharedSequenceConvertibleType.concat(_:)", "sequence", sources: 2, traits: .keepsSources)
        { b in
            SharedSequence.concat(AnySequence([b.shared(0, S.self), b.shared(1)]))
        }
        Recipe.shared("SharedSequenceConvertibleType.withLatestFrom(_:)", sources: 2) { b in
            b.shared(0, S.self).withLatestFrom(b.shared(1, S.self))
        }
        Recipe.shared("SharedSequenceConvertibleType.withLatestFrom(_:resultSelector:)", sources: 2, closures: 1) { b in
            b.shared(0, S.self).withLatestFrom(b.shared(1, S.self)) { b.note([$0, $1]) }
        }
        Recipe.shared("static SharedSequenceConvertibleType.combineLatest(_:)", sources: 2) { b in
            SharedSequence.combineLatest([b.shared(0, S.self), b.shared(1)])
        }
        Recipe.shared(
            "static SharedSequenceConvertibleType.combineLatest(_:resultSelector:)", sources: 2, closures: 1
        ) { b in SharedSequence.combineLatest([b.shared(0, S.self), b.shared(1)]) { b.note($0) } }
        Recipe.shared("static SharedSequenceConvertibleType.combineLatest(_:_:)", sources: 2) { b in
            SharedSequence.combineLatest(b.shared(0, S.self), b.shared(1, S.self))
        }
        Recipe.shared(
            "static SharedSequenceConvertibleType.combineLatest(_:_:resultSelector:)", sources: 2, closures: 1
        ) { b in SharedSequence.combineLatest(b.shared(0, S.self), b.shared(1, S.self)) { b.note([$0, $1]) } }
        Recipe.shared("static SharedSequenceConvertibleType.combineLatest(_:_:_:)", sources: 3) { b in
            SharedSequence.combineLatest(b.shared(0, S.self), b.shared(1, S.self), b.shared(2, S.self))
        }
        Recipe.shared(
            "static SharedSequenceConvertibleType.combineLatest(_:_:_:resultSelector:)", sources: 3, closures: 1
        ) { b in
            SharedSequence.combineLatest(b.shared(0, S.self), b.shared(1, S.self), b.shared(2, S.self)) {
                b.note([$0, $1, $2])
            }
        }
        Recipe.shared("static SharedSequenceConvertibleType.zip(_:)", sources: 2) { b in
            SharedSequence.zip([b.shared(0, S.self), b.shared(1)])
        }
        Recipe.shared("static SharedSequenceConvertibleType.zip(_:resultSelector:)", sources: 2, closures: 1) { b in
            SharedSequence.zip([b.shared(0, S.self), b.shared(1)]) { b.note($0) }
        }
        Recipe.shared("static SharedSequenceConvertibleType.zip(_:_:)", sources: 2) { b in
            SharedSequence.zip(b.shared(0, S.self), b.shared(1, S.self))
        }
        Recipe.shared("static SharedSequenceConvertibleType.zip(_:_:resultSelector:)", sources: 2, closures: 1) { b in
            SharedSequence.zip(b.shared(0, S.self), b.shared(1, S.self)) { b.note([$0, $1]) }
        }
        Recipe.shared("static SharedSequenceConvertibleType.zip(_:_:_:)", sources: 3) { b in
            SharedSequence.zip(b.shared(0, S.self), b.shared(1, S.self), b.shared(2, S.self))
        }
        Recipe.shared("static SharedSequenceConvertibleType.zip(_:_:_:resultSelector:)", sources: 3, closures: 1) { b in
            SharedSequence.zip(b.shared(0, S.self), b.shared(1, S.self), b.shared(2, S.self)) { b.note([$0, $1, $2]) }
        }
    }
}

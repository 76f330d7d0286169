import Streams

extension Registry {
    @Recipes static var creating: [Recipe] {
        Recipe("static ObservableType.create(_:)", closures: 1, quiet: [0]) { b in
            Observable.create { b.note(b[0].subscribe($0)) }
        }
        Recipe("static ObservableType.deferred(_:)", closures: 1) { b in Observable.deferred { try b.pass(b[0]) } }
        Recipe("static ObservableType.empty()", sources: 0, traits: .noElements) { _ in Observable<Int>.empty() }
        Recipe("static ObservableType.error(_:)", sources: 0, traits: [.needsElement, .noElements]) { _ in
            Observable<Int>.error(RxError.unknown)
        }
        Recipe("static ObservableType.from(_:scheduler:)", "array", sources: 0) { b in
            Observable.from([b.item(1), b.item(2)])
        }
        Recipe("static ObservableType.from(_:scheduler:)", "sequence", sources: 0) { b in
            Observable.from(AnySequence([b.item(1), b.item(2)]))
        }
        Recipe("static ObservableType.from(_:scheduler:)", "on a scheduler", sources: 0, traits: .variant) { b in
            Observable.from([b.item(1), b.item(2)], scheduler: b.scheduler)
        }
        Recipe("static ObservableType.from(optional:)", sources: 0) { b in Observable.from(optional: b.item(1)) }
        Recipe("static ObservableType.from(optional:scheduler:)", sources: 0) { b in
            Observable.from(optional: b.item(1), scheduler: b.scheduler)
        }
        Recipe("static ObservableType.generate(initialState:condition:scheduler:iterate:)", sources: 0, closures: 2) {
            b in
            Observable.generate(initialState: 0, condition: { try b.pass($0 < 3) }, iterate: { try b.pass($0 + 1, 1) })
        }
        Recipe("static ObservableType.interval(_:scheduler:)", sources: 0, traits: .neverEnds) { b in
            Observable<Int>.interval(.seconds(10), scheduler: b.scheduler)
        }
        Recipe("static ObservableType.just(_:)", sources: 0) { b in Observable.just(b.item(1)) }
        Recipe("static ObservableType.just(_:scheduler:)", sources: 0) { b in
            Observable.just(b.item(1), scheduler: b.scheduler)
        }
        Recipe("static ObservableType.never()", sources: 0, traits: [.neverEnds, .noElements]) { _ in
            Observable<Int>.never()
        }
        Recipe("static ObservableType.of(_:scheduler:)", sources: 0) { b in Observable.of(b.item(1), b.item(2)) }
        Recipe("static ObservableType.range(start:count:scheduler:)", sources: 0) { _ in
            Observable.range(start: 1, count: 3)
        }
        Recipe("static ObservableType.repeatElement(_:scheduler:)", sources: 0, traits: .neverEnds) { b in
            Observable.repeatElement(b.item(1), scheduler: b.scheduler)
        }
        Recipe("static ObservableType.timer(_:period:scheduler:)", sources: 0) { b in
            Observable<Int>.timer(.seconds(10), scheduler: b.scheduler)
        }
        Recipe(
            "static ObservableType.timer(_:period:scheduler:)", "with a period", sources: 0,
            traits: [.variant, .neverEnds]
        ) {
            b in Observable<Int>.timer(.seconds(10), period: .seconds(5), scheduler: b.scheduler)
        }
        Recipe("static ObservableType.using(_:observableFactory:)", closures: 2) { b in
            Observable.using(b.resource, observableFactory: { _ in try b.pass(b[0], 1) })
        }
    }
}

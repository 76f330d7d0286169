import Streams

extension Registry {
    /// What leads to the main queue, on which the laws run.
    @Recipes static var main: [Recipe] {
        Recipe.shared("ObservableConvertibleType.asDriver(onErrorJustReturn:)", traits: .main) { b in
            b[0].asDriver(onErrorJustReturn: b.item(9))
        }
        Recipe.shared("ObservableConvertibleType.asDriver(onErrorDriveWith:)", sources: 2, traits: .main) { b in
            b[0].asDriver(onErrorDriveWith: b[1].asDriver(onErrorJustReturn: b.item(9)))
        }
        Recipe.shared("ObservableConvertibleType.asDriver(onErrorRecover:)", sources: 2, closures: 1, traits: .main) {
            b in
            b[0].asDriver { _ in b.note(b[1].asDriver(onErrorJustReturn: b.item(9))) }
        }
        Recipe.shared("ObservableConvertibleType.asSignal(onErrorJustReturn:)", traits: .main) { b in
            b[0].asSignal(onErrorJustReturn: b.item(9))
        }
        Recipe.shared("ObservableConvertibleType.asSignal(onErrorSignalWith:)", sources: 2, traits: .main) { b in
            b[0].asSignal(onErrorSignalWith: b[1].asSignal(onErrorJustReturn: b.item(9)))
        }
        Recipe.shared("ObservableConvertibleType.asSignal(onErrorRecover:)", sources: 2, closures: 1, traits: .main) {
            b in
            b[0].asSignal { _ in b.note(b[1].asSignal(onErrorJustReturn: b.item(9))) }
        }
        Recipe.shared("InfallibleType.asDriver()", traits: .main) { b in b.infallible(0).asDriver() }
        Recipe("ControlEvent.init(events:)", traits: .main) { b in ControlEvent(events: b[0]) }
        Recipe("ControlEvent.asObservable()", traits: .main) { b in ControlEvent(events: b[0]).asObservable() }
        Recipe.shared("ControlEvent.asDriver()", traits: .main) { b in ControlEvent(events: b[0]).asDriver() }
        Recipe.shared("ControlEvent.asSignal()", traits: .main) { b in ControlEvent(events: b[0]).asSignal() }
        Recipe("ControlEvent.asInfallible()", handles: [0], traits: [.main, .neverFails]) { b in
            ControlEvent(events: b[0].catchAndReturn(b.item(9))).asInfallible()
        }
        Recipe("ControlProperty.init(values:valueSink:)", traits: .main) { b in b.property }
        Recipe("ControlProperty.asObservable()", traits: .main) { b in b.property.asObservable() }
        Recipe("ControlProperty.changed", traits: .main) { b in b.property.changed }
        Recipe.shared("ControlProperty.asDriver()", traits: .main) { b in b.property.asDriver() }
        Recipe("ControlPropertyType.orEmpty", traits: .main) { b in
            ControlProperty(values: b[0].map { "\($0)" as String? }, valueSink: PublishSubject()).orEmpty
        }
    }
}

extension Bench {
    fileprivate var property: ControlProperty<Item> { ControlProperty(values: self[0], valueSink: PublishSubject()) }
}

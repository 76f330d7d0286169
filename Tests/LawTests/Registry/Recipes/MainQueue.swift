import Streams
import StreamsLaws

extension Registry {
    /// Operators that deliver on the main queue, on which the laws run.
    @Operators static var main: [OperatorUnderTest] {
        sharedOnMain("ObservableConvertibleType.asDriver(onErrorJustReturn:)") {
            $0[0].asDriver(onErrorJustReturn: $0.element(9))
        }
        sharedOnMain("ObservableConvertibleType.asDriver(onErrorDriveWith:)", sources: 2) {
            $0[0].asDriver(onErrorDriveWith: $0[1].asDriver(onErrorJustReturn: $0.element(9)))
        }
        sharedOnMain("ObservableConvertibleType.asDriver(onErrorRecover:)", sources: 2, closures: 1) { inputs in
            inputs[0].asDriver { _ in inputs.note(inputs[1].asDriver(onErrorJustReturn: inputs.element(9))) }
        }
        sharedOnMain("ObservableConvertibleType.asSignal(onErrorJustReturn:)") {
            $0[0].asSignal(onErrorJustReturn: $0.element(9))
        }
        sharedOnMain("ObservableConvertibleType.asSignal(onErrorSignalWith:)", sources: 2) {
            $0[0].asSignal(onErrorSignalWith: $0[1].asSignal(onErrorJustReturn: $0.element(9)))
        }
        sharedOnMain("ObservableConvertibleType.asSignal(onErrorRecover:)", sources: 2, closures: 1) { inputs in
            inputs[0].asSignal { _ in inputs.note(inputs[1].asSignal(onErrorJustReturn: inputs.element(9))) }
        }
        sharedOnMain("InfallibleType.asDriver()") { $0.infallible(0).asDriver() }
        onMain("ControlEvent.init(events:)") { ControlEvent(events: $0[0]) }
        onMain("ControlEvent.asObservable()") { ControlEvent(events: $0[0]).asObservable() }
        sharedOnMain("ControlEvent.asDriver()") { ControlEvent(events: $0[0]).asDriver() }
        sharedOnMain("ControlEvent.asSignal()") { ControlEvent(events: $0[0]).asSignal() }
        onMain("ControlEvent.asInfallible()", handlingErrorsOf: [0], traits: .neverFails) {
            ControlEvent(events: $0[0].catchAndReturn($0.element(9))).asInfallible()
        }
        onMain("ControlProperty.init(values:valueSink:)") { $0.property }
        onMain("ControlProperty.asObservable()") { $0.property.asObservable() }
        onMain("ControlProperty.changed") { $0.property.changed }
        sharedOnMain("ControlProperty.asDriver()") { $0.property.asDriver() }
        onMain("ControlPropertyType.orEmpty") { inputs in
            ControlProperty(values: inputs[0].map { "\($0)" as String? }, valueSink: PublishSubject()).orEmpty
        }
    }
}

extension Registry {
    private static func onMain<Result: ObservableConvertibleType & SendableMetatype>(
        _ name: String, handlingErrorsOf handled: Set<Int> = [], traits: OperatorUnderTest.Traits = [],
        build: @escaping @Sendable (OperatorInputs) -> Result
    ) -> OperatorUnderTest where Result.Element: Sendable {
        OperatorUnderTest(
            name, handlingErrorsOf: handled, traits: traits.union(.runsOnMainQueue), build: build)
    }

    private static func sharedOnMain<Result: ObservableConvertibleType & SendableMetatype>(
        _ name: String, sources: Int = 1, closures: Int = 0,
        build: @escaping @Sendable (OperatorInputs) -> Result
    ) -> OperatorUnderTest where Result.Element: Sendable {
        shared(name, sources: sources, closures: closures, traits: .runsOnMainQueue, build: build)
    }
}

extension OperatorInputs {
    fileprivate var property: ControlProperty<TrackedElement> {
        ControlProperty(values: self[0], valueSink: PublishSubject())
    }
}

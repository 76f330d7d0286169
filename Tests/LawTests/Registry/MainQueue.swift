import Streams
import StreamsLaws

extension Registry {
    /// Operators that deliver on the main queue, on which the laws run.
    @Operators static var main: [OperatorUnderTest] {
        OperatorUnderTest.shared("ObservableConvertibleType.asDriver(onErrorJustReturn:)", traits: .runsOnMainQueue) {
            inputs in
            inputs[0].asDriver(onErrorJustReturn: inputs.element(9))
        }
        OperatorUnderTest.shared(
            "ObservableConvertibleType.asDriver(onErrorDriveWith:)", sources: 2, traits: .runsOnMainQueue
        ) { inputs in
            inputs[0].asDriver(onErrorDriveWith: inputs[1].asDriver(onErrorJustReturn: inputs.element(9)))
        }
        OperatorUnderTest.shared(
            "ObservableConvertibleType.asDriver(onErrorRecover:)", sources: 2, closures: 1, traits: .runsOnMainQueue
        ) {
            inputs in
            inputs[0].asDriver { _ in inputs.note(inputs[1].asDriver(onErrorJustReturn: inputs.element(9))) }
        }
        OperatorUnderTest.shared("ObservableConvertibleType.asSignal(onErrorJustReturn:)", traits: .runsOnMainQueue) {
            inputs in
            inputs[0].asSignal(onErrorJustReturn: inputs.element(9))
        }
        OperatorUnderTest.shared(
            "ObservableConvertibleType.asSignal(onErrorSignalWith:)", sources: 2, traits: .runsOnMainQueue
        ) { inputs in
            inputs[0].asSignal(onErrorSignalWith: inputs[1].asSignal(onErrorJustReturn: inputs.element(9)))
        }
        OperatorUnderTest.shared(
            "ObservableConvertibleType.asSignal(onErrorRecover:)", sources: 2, closures: 1, traits: .runsOnMainQueue
        ) {
            inputs in
            inputs[0].asSignal { _ in inputs.note(inputs[1].asSignal(onErrorJustReturn: inputs.element(9))) }
        }
        OperatorUnderTest.shared("InfallibleType.asDriver()", traits: .runsOnMainQueue) { inputs in
            inputs.infallible(0).asDriver()
        }
        OperatorUnderTest("ControlEvent.init(events:)", traits: .runsOnMainQueue) { inputs in
            ControlEvent(events: inputs[0])
        }
        OperatorUnderTest("ControlEvent.asObservable()", traits: .runsOnMainQueue) { inputs in
            ControlEvent(events: inputs[0]).asObservable()
        }
        OperatorUnderTest.shared("ControlEvent.asDriver()", traits: .runsOnMainQueue) { inputs in
            ControlEvent(events: inputs[0]).asDriver()
        }
        OperatorUnderTest.shared("ControlEvent.asSignal()", traits: .runsOnMainQueue) { inputs in
            ControlEvent(events: inputs[0]).asSignal()
        }
        OperatorUnderTest(
            "ControlEvent.asInfallible()", handlingErrorsOf: [0], traits: [.runsOnMainQueue, .neverFails]
        ) { inputs in
            ControlEvent(events: inputs[0].catchAndReturn(inputs.element(9))).asInfallible()
        }
        OperatorUnderTest("ControlProperty.init(values:valueSink:)", traits: .runsOnMainQueue) { inputs in
            inputs.property
        }
        OperatorUnderTest("ControlProperty.asObservable()", traits: .runsOnMainQueue) { inputs in
            inputs.property.asObservable()
        }
        OperatorUnderTest("ControlProperty.changed", traits: .runsOnMainQueue) { inputs in inputs.property.changed }
        OperatorUnderTest.shared("ControlProperty.asDriver()", traits: .runsOnMainQueue) { inputs in
            inputs.property.asDriver()
        }
        OperatorUnderTest("ControlPropertyType.orEmpty", traits: .runsOnMainQueue) { inputs in
            ControlProperty(values: inputs[0].map { "\($0)" as String? }, valueSink: PublishSubject()).orEmpty
        }
    }
}

extension OperatorInputs {
    fileprivate var property: ControlProperty<TrackedElement> {
        ControlProperty(values: self[0], valueSink: PublishSubject())
    }
}

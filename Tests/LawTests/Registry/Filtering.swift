import Streams
import StreamsLaws

extension Registry {
    @Operators static var filtering: [OperatorUnderTest] {
        OperatorUnderTest("ObservableType.distinctUntilChanged()") { inputs in inputs[0].distinctUntilChanged() }
        OperatorUnderTest("ObservableType.distinctUntilChanged(_:)", "key", closures: 1) { inputs in
            inputs[0].distinctUntilChanged { (item: TrackedElement) in try inputs.pass(item.value) }
        }
        OperatorUnderTest("ObservableType.distinctUntilChanged(_:)", "comparer", closures: 1) { inputs in
            inputs[0].distinctUntilChanged { (old: TrackedElement, new: TrackedElement) in try inputs.pass(old == new) }
        }
        OperatorUnderTest("ObservableType.distinctUntilChanged(_:comparer:)", closures: 2) { inputs in
            inputs[0].distinctUntilChanged({ try inputs.pass($0.value) }, comparer: { try inputs.pass($0 == $1, 1) })
        }
        OperatorUnderTest("ObservableType.distinctUntilChanged(at:)") { inputs in
            inputs[0].distinctUntilChanged(at: \.value)
        }
        OperatorUnderTest("ObservableType.element(at:)", traits: .requiresElement) { inputs in inputs[0].element(at: 1)
        }
        OperatorUnderTest("ObservableType.filter(_:)", closures: 1) { inputs in
            inputs[0].filter { _ in try inputs.pass(true) }
        }
        OperatorUnderTest("ObservableType.first()") { inputs in inputs[0].first() }
        OperatorUnderTest("ObservableType.ignoreElements()", traits: .emitsNoElement) { inputs in
            inputs[0].ignoreElements()
        }
        OperatorUnderTest("ObservableType.single()", traits: .requiresElement) { inputs in inputs[0].single() }
        OperatorUnderTest("ObservableType.single(_:)", closures: 1, traits: .requiresElement) { inputs in
            inputs[0].single { try inputs.pass($0.value == 2) }
        }
        OperatorUnderTest("ObservableType.skip(_:)") { inputs in inputs[0].skip(1) }
        OperatorUnderTest("ObservableType.skip(_:scheduler:)") { inputs in
            inputs[0].skip(.seconds(15), scheduler: inputs.scheduler)
        }
        OperatorUnderTest("ObservableType.skip(until:)", sources: 2, traits: .completesSilently) { inputs in
            inputs[0].skip(until: inputs[1])
        }
        OperatorUnderTest("ObservableType.skip(while:)", closures: 1) { inputs in
            inputs[0].skip(while: { try inputs.pass($0.value < 2) })
        }
        OperatorUnderTest("ObservableType.take(_:)") { inputs in inputs[0].take(2) }
        OperatorUnderTest("ObservableType.take(for:scheduler:)") { inputs in
            inputs[0].take(for: .seconds(25), scheduler: inputs.scheduler)
        }
        OperatorUnderTest("ObservableType.take(until:)", sources: 2) { inputs in inputs[0].take(until: inputs[1]) }
        OperatorUnderTest("ObservableType.take(until:behavior:)", closures: 1) { inputs in
            inputs[0].take(until: { try inputs.pass($0.value > 1) }, behavior: .inclusive)
        }
        OperatorUnderTest("ObservableType.take(while:behavior:)", closures: 1) { inputs in
            inputs[0].take(while: { try inputs.pass($0.value < 3) })
        }
        OperatorUnderTest("ObservableType.takeLast(_:)") { inputs in inputs[0].takeLast(2) }
    }
}

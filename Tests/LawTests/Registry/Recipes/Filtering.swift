import Streams
import StreamsLaws

extension Registry {
    @Operators static var filtering: [OperatorUnderTest] {
        observable("distinct(limit:)") { $0[0].distinct(limit: 2) }
        observable("distinct(limit:by:)", closures: 1) { inputs in inputs[0].distinct { try inputs.pass($0) } }
        observable("distinctUntilChanged()") { $0[0].distinctUntilChanged() }
        observable("distinctUntilChanged(_:)", "key", closures: 1) { inputs in
            inputs[0].distinctUntilChanged { (item: TrackedElement) in try inputs.pass(item.value) }
        }
        observable("distinctUntilChanged(_:)", "comparer", closures: 1) { inputs in
            inputs[0].distinctUntilChanged { (old: TrackedElement, new: TrackedElement) in try inputs.pass(old == new) }
        }
        observable("distinctUntilChanged(_:comparer:)", closures: 2) { inputs in
            inputs[0].distinctUntilChanged({ try inputs.pass($0.value) }, comparer: { try inputs.pass($0 == $1, 1) })
        }
        observable("distinctUntilChanged(at:)") { $0[0].distinctUntilChanged(at: \.value) }
        observable("element(at:)", traits: .requiresElement) { $0[0].element(at: 1) }
        observable("filter(_:)", closures: 1) { inputs in inputs[0].filter { _ in try inputs.pass(true) } }
        observable("first()") { $0[0].first() }
        observable("ignoreElements()", traits: .emitsNoElement) { $0[0].ignoreElements() }
        observable("single()", traits: .requiresElement) { $0[0].single() }
        observable("single(_:)", closures: 1, traits: .requiresElement) { inputs in
            inputs[0].single { try inputs.pass($0.value == 2) }
        }
        observable("skip(_:)") { $0[0].skip(1) }
        observable("skip(_:scheduler:)") { $0[0].skip(.seconds(15), scheduler: $0.scheduler) }
        observable("skip(until:)", sources: 2, traits: .completesSilently) { $0[0].skip(until: $0[1]) }
        observable("skip(while:)", closures: 1) { inputs in inputs[0].skip(while: { try inputs.pass($0.value < 2) }) }
        observable("take(_:)") { $0[0].take(2) }
        observable("take(for:scheduler:)") { $0[0].take(for: .seconds(25), scheduler: $0.scheduler) }
        observable("take(until:)", sources: 2) { $0[0].take(until: $0[1]) }
        observable("take(until:behavior:)", closures: 1) { inputs in
            inputs[0].take(until: { try inputs.pass($0.value > 1) }, behavior: .inclusive)
        }
        observable("take(while:behavior:)", closures: 1) { inputs in
            inputs[0].take(while: { try inputs.pass($0.value < 3) })
        }
        observable("takeLast(_:)") { $0[0].takeLast(2) }
    }
}

import Streams

/// A recipe of the registry, in place of the type of the laws with this name.
struct OperatorUnderTest: Sendable {
    /// Empty: the expectations of the laws do not matter here.
    struct Traits: OptionSet, Sendable {
        let rawValue: Int

        static let neverTerminates = Traits()
        static let requiresElement = Traits()
        static let neverFails = Traits()
        static let shares = Traits()
        static let retainsSources = Traits()
        static let emitsNoElement = Traits()
        static let runsOnMainQueue = Traits()
        static let completesSilently = Traits()
        static let emitsByTimer = Traits()
        static let resubscribesEndlessly = Traits()
        static let variant = Traits()
        static let releasesOnScheduler = Traits()
        static let subscribesAfterDelivery = Traits()
    }

    let name: String
    let form: String
    let sourceCount: Int
    /// Builds the sequence, and subscribes to it.
    let subscribe: @Sendable (OperatorInputs, Tally) -> any Disposable

    init<Result: ObservableConvertibleType & SendableMetatype>(
        _ name: String, _ form: String = "", sources: Int = 1, closures: Int = 0, nonThrowing: Set<Int> = [],
        handlingErrorsOf handled: Set<Int> = [], traits: Traits = [],
        build: @escaping @Sendable (OperatorInputs) -> Result
    ) {
        self.init(name, form, sources) { inputs, tally in
            build(inputs).asObservable().subscribe(onNext: { _ in tally.outputs += 1 }, onError: { _ in })
        }
    }

    private init(
        _ name: String, _ form: String, _ sourceCount: Int,
        subscribe: @escaping @Sendable (OperatorInputs, Tally) -> any Disposable
    ) {
        self.name = name
        self.form = form
        self.sourceCount = sourceCount
        self.subscribe = subscribe
    }

    func asVariant(_ name: String) -> OperatorUnderTest {
        OperatorUnderTest(self.name, form.isEmpty ? name : "\(form), \(name)", sourceCount, subscribe: subscribe)
    }
}

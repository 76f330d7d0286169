import Streams

extension OperatorUnderTest {
    /// Creates an operator with a model.
    ///
    /// The model is a function from the events of the sources to the expected result, each a list. One of the laws in
    /// `OperatorLaw.all` compares the two on random programs.
    ///
    ///     let sums = OperatorUnderTest("sums(_:)", closures: 1) { inputs in
    ///         inputs[0].scan(0) { sum, element in try inputs.pass(sum + element.value) }
    ///     } model: { inputs -> Timeline<Int> in
    ///         var sum = 0
    ///         return inputs[0].each { element, output in
    ///             sum = try inputs.pass(sum + element)
    ///             output.append(sum)
    ///         }
    ///     }
    ///
    /// Elements are compared by their descriptions; a ``TrackedElement`` prints as its number.
    ///
    /// - Parameters:
    ///   - name: The name of the operator.
    ///   - form: Distinguishes several uses of the operator.
    ///   - sources: The number of sources.
    ///   - closures: The number of closures; closure `k` passes `k` to the inputs, in the operator and in the model.
    ///   - nonThrowing: The closures that cannot throw, or throw only after termination.
    ///   - handled: The sources whose errors are not forwarded.
    ///   - traits: Differences from the behavior that the laws expect otherwise.
    ///   - parameters: The numbers that the operator is built from.
    ///   - programs: The kinds of random programs.
    ///   - build: Builds the operator from its inputs.
    ///   - model: Returns the timeline of a subscription made at the instant `start` of its inputs and never disposed.
    @preconcurrency public init<Result: ObservableConvertibleType & SendableMetatype, Element>(
        _ name: String, _ form: String = "", sources: Int = 1, closures: Int = 0, nonThrowing: Set<Int> = [],
        handlingErrorsOf handled: Set<Int> = [], traits: Traits = [], parameters: [Parameter] = [],
        programs: ProgramOptions = ProgramOptions(), build: @escaping @Sendable (OperatorInputs) -> Result,
        model: @escaping @Sendable (ModelInputs) -> Timeline<Element>
    ) where Result.Element: Sendable {
        self.init(
            name, form, sources: sources, closures: closures, nonThrowing: nonThrowing, handlingErrorsOf: handled,
            traits: traits, build: build)
        var programs = programs
        if shares { programs.observers = 1...1 }
        self.model = OperatorModel(programs, parameters, runsAreSeparate: true) { inputs in
            ExpectedRun(in: inputs, model: model)
        }
        requirePrograms()
    }

    /// Creates an operator with a model of several observers.
    package init<Result: ObservableConvertibleType & SendableMetatype>(
        shared name: String, parameters: [Parameter] = [], programs: ProgramOptions,
        makeSubject: @escaping @Sendable () -> ProgramSubject = ProgramSubject.publishing,
        build: @escaping @Sendable (OperatorInputs) -> Result,
        model: @escaping @Sendable (ModelInputs) -> ExpectedRun
    ) where Result.Element: Sendable {
        self.init(name, traits: .shares, build: build)
        self.model = OperatorModel(programs, parameters, makeSubject: makeSubject, expected: model)
        requirePrograms()
    }

    /// Checks the options when they are used: they can be changed after they are created.
    private func requirePrograms() {
        guard let model else { return }
        require(model.options.observers.lowerBound > 0, "ProgramOptions needs at least one observer.")
        require(
            sourceCounts.upperBound == 0 || !sourceKinds(of: model).isEmpty,
            "ProgramOptions needs a kind of source, and another than .synchronous for an operator that resubscribes endlessly."
        )
    }

    var hasModel: Bool { model != nil }
}

import Streams
import StreamsTest

/// The model of an operator, and the programs on which the two are compared.
package struct OperatorModel: Sendable {
    let options: ProgramOptions
    package let parameters: [OperatorUnderTest.Parameter]
    /// Whether each observer has its own run, so that the order among observers is not compared.
    let runsAreSeparate: Bool
    /// Creates the subjects among the sources.
    let makeSubject: @Sendable () -> ProgramSubject
    let expected: @Sendable (ModelInputs) -> ExpectedRun

    init(
        _ options: ProgramOptions, _ parameters: [OperatorUnderTest.Parameter],
        runsAreSeparate: Bool = false,
        makeSubject: @escaping @Sendable () -> ProgramSubject = ProgramSubject.publishing,
        expected: @escaping @Sendable (ModelInputs) -> ExpectedRun
    ) {
        self.options = options
        self.parameters = parameters
        self.runsAreSeparate = runsAreSeparate
        self.makeSubject = makeSubject
        self.expected = expected
    }

    /// Returns the outcome of a program according to the model.
    func outcome(of program: Program) -> ProgramOutcome {
        var sent: [ModelInputs.NestedEvent] = []
        var left = program.observers.indices.flatMap { observer in
            program.observers[observer].nestedSends.map { (observer, $0) }
        }
        while true {
            let inputs = ModelInputs(program, sent: sent)
            let run = expected(inputs)
            let numbered = run.numbered
            let due = left.indices.compactMap { index in
                numbered.firstIndex { $0.observer == left[index].0 && $0.number == left[index].1.after }
                    .map { (place: $0, index: index) }
            }
            guard let (place, index) = due.min(by: { $0 < $1 }) else { return ProgramOutcome(run, of: program) }
            let send = left.remove(at: index).1
            // A nested send is delivered after all events that result from the current one; if it goes to the subject
            // that is sending, after all observers have received the current event. Nested sends keep their order:
            // another one does not change the events before it.
            let element = numbered[place].at
            let accepted = (0...).lazy.map(element.afterwards).first { place in !sent.contains { $0.accepted == place }
            }!
            let queued = (0...).lazy.map(element.afterJob).first { place in !sent.contains { $0.at == place } }!
            let isSending = inputs.sender(at: element) == send.source
            sent.append((send.source, element, accepted, isSending ? queued : accepted, send.event))
        }
    }
}

extension ProgramOutcome {
    fileprivate init(_ run: ExpectedRun, of program: Program) {
        self.init(
            received: run.received.map { ReceivedEvent(tick: $0.at.tick, observer: $0.observer, event: $0.event) },
            subscriptions: program.sources.indices.map { index in
                run.subscriptions.filter { $0.source == index }
                    .sorted { ($0.start, $0.number) < ($1.start, $1.number) }
                    .map { Subscription($0.start.tick, $0.end?.tick ?? .max) }
            })
    }
}

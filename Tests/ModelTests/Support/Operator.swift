import Streams
import StreamsTest
import Testing

/// An operator and its model: both turn a program into an outcome.
struct Operator: Sendable, CustomTestStringConvertible {
    let name: String
    let needs: Needs
    let run: @Sendable (Program) -> Outcome
    let model: @Sendable (Program) -> Outcome

    var testDescription: String { name }

    /// One whose result a single client subscribes to.
    ///
    /// - Parameters:
    ///   - build: builds the operator from its inputs.
    ///   - model: returns its timeline if it is subscribed to at the start of the program and never disposed.
    init<Actual: Sendable, Expected>(
        _ name: String, _ parameters: [Parameter] = [], _ needs: Needs = Needs(),
        _ build: @escaping @Sendable (ProgramInputs) -> Observable<Actual>,
        model: @escaping @Sendable (ModelInputs) -> Timeline<Expected>
    ) {
        self.name = name
        var needs = needs
        needs.parameters = parameters
        self.needs = needs
        run = { $0.run(Feed.publishing, build) }
        self.model = { $0.outcome { inputs in ExpectedRun(model(inputs), in: inputs) } }
    }

    /// One that several clients subscribe to.
    ///
    /// - Parameters:
    ///   - feed: makes the subjects among the sources.
    ///   - build: builds the operator from its inputs.
    ///   - model: returns the events that all clients receive.
    init(
        shared name: String, _ parameters: [Parameter], _ needs: Needs,
        feed: @escaping @Sendable () -> Feed = Feed.publishing,
        _ build: @escaping @Sendable (ProgramInputs) -> Observable<Int>,
        model: @escaping @Sendable (ModelInputs) -> ExpectedRun
    ) {
        self.name = name
        var needs = needs
        needs.parameters = parameters
        self.needs = needs
        run = { $0.run(feed, build) }
        self.model = { $0.outcome(of: model) }
    }
}

extension Program {
    /// Returns the events that clients receive according to a model.
    func outcome(of model: (ModelInputs) -> ExpectedRun) -> Outcome {
        var sent: [ModelInputs.Sent] = []
        var left = clients.indices.flatMap { client in clients[client].nestedSends.map { (client, $0) } }
        while true {
            let inputs = ModelInputs(self, sent: sent)
            let expected = model(inputs)
            let numbered = expected.numbered
            let due = left.indices.compactMap { index in
                numbered.firstIndex { $0.client == left[index].0 && $0.number == left[index].1.after }
                    .map { (place: $0, index: index) }
            }
            guard let (place, index) = due.min(by: { $0 < $1 }) else { return Outcome(expected, program: self) }
            let send = left.remove(at: index).1
            // A nested send is delivered after all events that result from the current one; if it goes to the subject
            // that is sending, after all observers have received the current event. Nested sends keep their order:
            // another one does not change the events before it.
            let element = numbered[place].at
            let handed = (0...).lazy.map(element.afterwards).first { place in !sent.contains { $0.handed == place } }!
            let waiting = (0...).lazy.map(element.again).first { place in !sent.contains { $0.at == place } }!
            let isSending = inputs.sender(at: element) == send.source
            sent.append((send.source, element, handed, isSending ? waiting : handed, send.event))
        }
    }
}

extension Outcome {
    fileprivate init(_ expected: ExpectedRun, program: Program) {
        received = expected.received.map { ReceivedEvent(tick: $0.at.tick, client: $0.client, event: $0.event) }
        subscriptions = .init(expected.uses, program: program)
    }
}

extension [[Subscription]] {
    /// The subscriptions to each source, in the order in which they were made.
    init(_ uses: [Use], program: Program) {
        self = program.sources.indices.map { index in
            uses.filter { $0.source == index }.sorted { ($0.from, $0.number) < ($1.from, $1.number) }
                .map { Subscription($0.from.tick, $0.to?.tick ?? .max) }
        }
    }
}

import Streams
import StreamsTest

/// Creates random programs for an operator.
package struct ProgramGenerator {
    private let candidate: OperatorUnderTest
    private let model: OperatorModel
    private var random: SplitMix64
    /// The number of ticks over which the events are spread; the fewer, the more events share a tick.
    private var spread = 0
    /// A number of ticks of which the time between events is a multiple.
    private var unit = 1

    package init(for candidate: OperatorUnderTest, _ model: OperatorModel, seed: UInt64) {
        let name = candidate.testDescription.utf8
        let salt = name.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        self.candidate = candidate
        self.model = model
        random = SplitMix64(seed: seed ^ salt)
    }

    package mutating func program() -> Program {
        var program = Program(sources: [], observers: [])
        program.jobs = model.options.jobs
        for parameter in model.parameters {
            program.parameters[parameter] = random.boundary(parameter.range)
        }
        spread = [3, 6, 12, 40].randomElement(using: &random)!
        if let parameter = model.parameters.randomElement(using: &random), random.chance(40) {
            // Timers are often due at the tick of an event if their spans are multiples of the time between events.
            let span = program.parameters[parameter]
            unit = (1...9).filter { $0 == 1 || $0 <= span && span.isMultiple(of: $0) }.randomElement(using: &random)!
            spread = 6 * unit
        }
        let count = Int.random(in: candidate.sourceCounts, using: &random)
        program.sources = (0..<count).map { source($0) }
        // Nested sends need subjects, and events that come after a timer in its tick need chained sources.
        let kind: ProgramOptions.SourceKind = random.chance(50) ? .subject : .chained
        if model.options.sourceKinds.contains(kind), random.chance(50) {
            for index in program.sources.indices { program.sources[index] = source(index, kind) }
        }
        let range = model.options.observers
        let observers =
            model.runsAreSeparate && random.chance(70) ? range.lowerBound : Int.random(in: range, using: &random)
        program.observers = (0..<observers).map { _ in observer(program, isAlone: observers == 1) }
        if model.runsAreSeparate, let sender = program.observers.firstIndex(where: { !$0.nestedSends.isEmpty }) {
            // The models of several observers do not tell the order among sends of two of them, or that in which a
            // subject sends to one that comes back.
            for index in program.observers.indices {
                program.observers[index].resubscribes = false
                if index != sender { program.observers[index].nestedSends = [] }
            }
        }
        for closure in 0..<candidate.closureCount where !candidate.nonThrowing.contains(closure) {
            if random.chance(program.subscribesSeveralTimes ? 20 : 50) {
                program.throwing[closure] = random.boundary(1...6)
            }
        }
        return program
    }

    private mutating func source(_ index: Int, _ given: ProgramOptions.SourceKind? = nil) -> ProgramSource {
        let kind = given ?? candidate.sourceKinds(of: model).randomElement(using: &random)!
        let earliest = kind.isRelative ? candidate.earliestColdTick : Program.beginning - 2
        var events: [Recorded<Event<Int>>] = []
        let length = random.boundary(0...7)
        let ticks = (0..<length + 3).map { _ in earliest + self.ticks() }.sorted()
        for tick in ticks.prefix(length) { events.append(.next(tick, element(of: index))) }
        if random.chance(65) {
            events.append(
                random.chance(65) ? .completed(ticks[length]) : .error(ticks[length], LawError.source(index)))
            if random.chance(20) {
                events.append(.next(ticks[length + 1], element(of: index)))
                events.append(random.chance(50) ? .completed(ticks[length + 2]) : .next(ticks[length + 2], 7))
            }
        }
        return ProgramSource(kind: kind, events: events)
    }

    /// Returns a number of ticks between two things that happen.
    private mutating func ticks(more: Int = 0) -> Int {
        Int.random(in: 0...(spread + more) / unit, using: &random) * unit
    }

    /// Returns an element that differs from those of other sources, and often equals another one of its source.
    private mutating func element(of source: Int) -> Int { source * 10 + Int.random(in: 0...5, using: &random) }

    private mutating func observer(_ program: Program, isAlone: Bool) -> ProgramObserver {
        var observer = ProgramObserver()
        if !isAlone {
            observer.subscribed += ticks()
        }
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: break
        case 4...5: observer.disposed = observer.subscribed + ticks(more: 5)
        case 6:
            let ticks = program.sources.flatMap { $0.events.map(\.time) }.filter { $0 >= observer.subscribed }
            observer.disposed = ticks.randomElement(using: &random) ?? observer.disposed
        default: observer.lastElement = random.boundary(1...4)
        }
        let subjects = program.sources.indices.filter { program.sources[$0].kind == .subject }
        let hasSynchronousSource = program.sources.contains { $0.kind == .synchronous }
        // The observers may have subscribed to an inner sequence in an order that the model of one does not know.
        let isOrderKnown = isAlone || !model.runsAreSeparate || !model.options.subscribesForElements
        if isOrderKnown, !hasSynchronousSource, let source = subjects.randomElement(using: &random), random.chance(60) {
            // Several nested sends to one source during one element are a case that random choices rarely produce.
            let isToOne = random.chance(50)
            let sameElement = random.chance(50) ? Int.random(in: 1...3, using: &random) : nil
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let event: Event<Int> =
                    random.chance(80)
                    ? .next(element(of: source)) : random.chance(50) ? .completed : .error(LawError.source(source))
                let after = sameElement ?? Int.random(in: 1...5, using: &random)
                let target = isToOne ? source : subjects.randomElement(using: &random)!
                observer.nestedSends.append(NestedSend(after: after, source: target, event: event))
            }
        }
        if model.options.observersResubscribe, observer.lastElement == nil, observer.nestedSends.isEmpty {
            observer.resubscribes = random.chance(50)
        }
        return observer
    }
}

extension OperatorUnderTest {
    /// The numbers of sources in programs.
    var sourceCounts: ClosedRange<Int> { model?.options.sources ?? sourceCount...sourceCount }

    /// The kinds of sources, without those to which the operator would resubscribe without end.
    func sourceKinds(of model: OperatorModel) -> [ProgramOptions.SourceKind] {
        model.options.sourceKinds.filter { subscribesFinitely || $0 != .synchronous }
    }

    /// The first tick of a cold source, which is not that of the subscription for the same reason.
    var earliestColdTick: Int { subscribesFinitely ? 0 : 1 }
}

import Streams
import StreamsTest

/// Creates random programs for an operator.
package struct ProgramGenerator {
    private let candidate: OperatorUnderTest
    private let model: OperatorModel
    private var random: SplitMix64
    /// The number of ticks over which the events are spread; the fewer, the more events share a tick.
    private var spread = 0

    package init(for candidate: OperatorUnderTest, _ model: OperatorModel, seed: UInt64) {
        let name = candidate.testDescription.utf8
        let salt = name.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        self.candidate = candidate
        self.model = model
        random = SplitMix64(seed: seed ^ salt)
    }

    package mutating func program() -> Program {
        spread = [3, 6, 12, 40].randomElement(using: &random)!
        let count = Int.random(in: candidate.sourceCounts, using: &random)
        var program = Program(sources: (0..<count).map { source($0) }, observers: [])
        program.jobs = model.options.jobs
        for parameter in model.parameters {
            program.parameters[parameter] = random.boundary(parameter.range)
        }
        for closure in 0..<candidate.closureCount where !candidate.nonThrowing.contains(closure) {
            if random.chance(50) { program.throwing[closure] = random.boundary(1...6) }
        }
        // Nested sends need subjects.
        if model.options.sourceKinds.contains(.subject), random.chance(25) {
            for index in program.sources.indices { program.sources[index] = source(index, .subject) }
        }
        let observers = Int.random(in: model.options.observers, using: &random)
        program.observers = (0..<observers).map { observer($0, program) }
        return program
    }

    private mutating func source(_ index: Int, _ given: ProgramOptions.SourceKind? = nil) -> ProgramSource {
        let kind = given ?? candidate.sourceKinds(of: model).randomElement(using: &random)!
        let earliest = kind.isRelative ? candidate.earliestColdTick : Program.beginning - 2
        var events: [Recorded<Event<Int>>] = []
        let length = random.boundary(0...7)
        let ticks = (0..<length + 3).map { _ in earliest + Int.random(in: 0...spread, using: &random) }.sorted()
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

    /// Returns an element that differs from those of other sources, and often equals another one of its source.
    private mutating func element(of source: Int) -> Int { source * 10 + Int.random(in: 0...5, using: &random) }

    private mutating func observer(_ index: Int, _ program: Program) -> ProgramObserver {
        var observer = ProgramObserver()
        if index > 0 || model.options.observers.upperBound > 1 {
            observer.subscribed += Int.random(in: 0...spread, using: &random)
        }
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: break
        case 4...5: observer.disposed = observer.subscribed + Int.random(in: 0...spread + 5, using: &random)
        case 6:
            let ticks = program.sources.flatMap { $0.events.map(\.time) }.filter { $0 >= observer.subscribed }
            observer.disposed = ticks.randomElement(using: &random) ?? observer.disposed
        default: observer.lastElement = random.boundary(1...4)
        }
        let subjects = program.sources.indices.filter { program.sources[$0].kind == .subject }
        let hasSynchronousSource = program.sources.contains { $0.kind == .synchronous }
        if let source = subjects.randomElement(using: &random), !hasSynchronousSource, random.chance(60) {
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
    fileprivate func sourceKinds(of model: OperatorModel) -> [ProgramOptions.SourceKind] {
        model.options.sourceKinds.filter { subscribesFinitely || $0 != .synchronous }
    }

    /// The first tick of a cold source, which is not that of the subscription for the same reason.
    var earliestColdTick: Int { subscribesFinitely ? 0 : 1 }
}

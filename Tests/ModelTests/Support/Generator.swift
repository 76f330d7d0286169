import Streams
import StreamsTest
import TestSupport

/// Makes random programs for an operator.
struct Generator {
    private var random: SplitMix64
    private let needs: Needs
    /// The number of ticks over which the events are spread; the fewer, the more events share a tick.
    private var spread = 0

    init(seed: UInt64, for name: String, _ needs: Needs) {
        let salt = name.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        random = SplitMix64(seed: seed ^ salt)
        self.needs = needs
    }

    mutating func program() -> Program {
        spread = [3, 6, 12, 40].randomElement(using: &random)!
        let count = Int.random(in: needs.sources, using: &random)
        var program = Program(
            sources: (0..<count).map { script($0) }, clients: [], parameters: [:], jobs: needs.jobs)
        for parameter in needs.parameters {
            program.parameters[parameter.name] = random.boundary(parameter.range)
        }
        // Sends from inside of elements need subjects.
        if needs.kinds.contains(.subject), random.chance(25) {
            for index in program.sources.indices { program.sources[index] = script(index, .subject) }
        }
        program.clients = (0..<Int.random(in: needs.clients, using: &random)).map { client($0, program) }
        return program
    }

    private mutating func script(_ index: Int, _ given: Script.Kind? = nil) -> Script {
        let kind = given ?? needs.kinds.randomElement(using: &random)!
        let earliest = kind == .cold ? needs.earliestColdTick : Program.beginning - 2
        var events: [Recorded<Event<Int>>] = []
        let length = random.boundary(0...7)
        let ticks = (0..<length + 3).map { _ in earliest + Int.random(in: 0...spread, using: &random) }.sorted()
        for tick in ticks.prefix(length) { events.append(.next(tick, element(of: index))) }
        if random.chance(65) {
            events.append(
                random.chance(65) ? .completed(ticks[length]) : .error(ticks[length], Failure.source(index)))
            if random.chance(20) {
                events.append(.next(ticks[length + 1], element(of: index)))
                events.append(random.chance(50) ? .completed(ticks[length + 2]) : .next(ticks[length + 2], 7))
            }
        }
        return Script(kind: kind, events: events)
    }

    /// Different for each source, and often the same again from one source.
    private mutating func element(of source: Int) -> Int { source * 10 + Int.random(in: 0...5, using: &random) }

    private mutating func client(_ index: Int, _ program: Program) -> Client {
        var client = Client()
        if index > 0 || needs.clients.upperBound > 1 {
            client.subscribed += Int.random(in: 0...spread, using: &random)
        }
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: break
        case 4...5: client.disposed = client.subscribed + Int.random(in: 0...spread + 5, using: &random)
        case 6:
            let ticks = program.sources.flatMap { $0.events.map(\.time) }.filter { $0 >= client.subscribed }
            client.disposed = ticks.randomElement(using: &random) ?? client.disposed
        default: client.lastElement = random.boundary(1...4)
        }
        let subjects = program.sources.indices.filter { program.sources[$0].kind == .subject }
        let isImmediate = program.sources.contains { $0.kind == .immediate }
        if let source = subjects.randomElement(using: &random), !isImmediate, random.chance(60) {
            // Several nested sends to one source during one element are a case that random choices rarely produce.
            let isToOne = random.chance(50)
            let sameElement = random.chance(50) ? Int.random(in: 1...3, using: &random) : nil
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let event: Event<Int> =
                    random.chance(80)
                    ? .next(element(of: source)) : random.chance(50) ? .completed : .error(Failure.source(source))
                let after = sameElement ?? Int.random(in: 1...5, using: &random)
                let target = isToOne ? source : subjects.randomElement(using: &random)!
                client.nestedSends.append(NestedSend(after: after, source: target, event: event))
            }
        }
        if needs.clientsResubscribe, client.lastElement == nil, client.nestedSends.isEmpty {
            client.resubscribes = random.chance(50)
        }
        return client
    }
}

/// The properties of the programs for an operator.
struct Needs: Sendable {
    var sources = 1...1
    var clients = 1...1
    var kinds: [Script.Kind] = [.hot, .cold, .subject]
    var parameters: [Parameter] = []
    /// Whether clients may subscribe once more when it stops.
    var clientsResubscribe = false
    /// The number of jobs that the operator schedules before the run.
    var jobs = 0
    /// Whether elements make subscriptions.
    ///
    /// If a nested send terminates the sequence, the operator may still make a subscription that it disposes within the
    /// same tick.
    var subscribesForElements = false
    /// 1 for an operator that resubscribes without end to a source that fails synchronously.
    var earliestColdTick = 0
}

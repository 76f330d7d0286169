import TestSupport
import Testing

@Suite("Whatever threads do at the same time", .noLeaks, .serialized) struct RaceTests {
    @Test("hops to queues keep all elements", arguments: Race.hops) func hops(_ one: Race) { run(one) }

    @Test("events keep their order", arguments: Race.order) func order(_ one: Race) { run(one) }

    @Test("subjects and relays serve everyone alike", arguments: Race.subjects) func subjects(_ one: Race) { run(one) }

    @Test("what ends while it is given a replay hears nothing more", arguments: Race.endsInTheReplay)
    func replays(_ one: Race) { run(one) }

    @Test("a shared source is subscribed to once, and lost by nobody", arguments: Race.sharing)
    func sharing(_ one: Race) { run(one) }

    @Test("properties have no mixed values", arguments: Race.properties) func properties(_ one: Race) { run(one) }

    @Test("actions execute one input at a time", arguments: Race.actions) func actions(_ one: Race) { run(one) }

    @Test("disposables dispose once", arguments: Race.disposables) func disposables(_ one: Race) { run(one) }

    @Test("traits have one event", arguments: Race.traits) func traits(_ one: Race) { run(one) }

    @Test("edges order accesses", .disabled(if: canExploreInterleavings), arguments: Race.edges)
    func edges(_ one: Race) { run(one) }

    @Test("no lock is held while code of the user runs", arguments: Race.locks) func locks(_ one: Race) { run(one) }

    @Test(
        "what is handed off is neither lost nor repeated", .enabled(if: canExploreInterleavings),
        arguments: [.handOff] + Race.actions)
    func handOff(_ one: Race) { race(one.testDescription, foreignEvents: 1, prepare: one.prepare) }

    private func run(_ one: Race) { race(one.testDescription, prepare: one.prepare) }
}

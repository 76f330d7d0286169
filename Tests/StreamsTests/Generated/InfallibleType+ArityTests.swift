import Streams
import StreamsTest
import Testing

/// The forms of up to eight sources do what those of `Observable` do.
@Suite(.noLeaks) struct InfallibleArityTests {
    private static let combineLatest = [
        Arity("tuple", infallibles: 2) { Infallible.combineLatest($0[0], $0[1]).map { [$0.0, $0.1] } },
        Arity("selector", infallibles: 2) { Infallible.combineLatest($0[0], $0[1]) { [$0, $1] } },
        Arity("tuple", infallibles: 3) { Infallible.combineLatest($0[0], $0[1], $0[2]).map { [$0.0, $0.1, $0.2] } },
        Arity("selector", infallibles: 3) { Infallible.combineLatest($0[0], $0[1], $0[2]) { [$0, $1, $2] } },
        Arity("tuple", infallibles: 4) {
            Infallible.combineLatest($0[0], $0[1], $0[2], $0[3]).map { [$0.0, $0.1, $0.2, $0.3] }
        },
        Arity("selector", infallibles: 4) {
            Infallible.combineLatest($0[0], $0[1], $0[2], $0[3]) { [$0, $1, $2, $3] }
        },
        Arity("tuple", infallibles: 5) {
            Infallible.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4]).map { [$0.0, $0.1, $0.2, $0.3, $0.4] }
        },
        Arity("selector", infallibles: 5) {
            Infallible.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4] }
        },
        Arity("tuple", infallibles: 6) {
            Infallible.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]).map {
                [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5]
            }
        },
        Arity("selector", infallibles: 6) {
            Infallible.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { [$0, $1, $2, $3, $4, $5] }
        },
        Arity("tuple", infallibles: 7) {
            Infallible.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]).map {
                [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6]
            }
        },
        Arity("selector", infallibles: 7) {
            Infallible.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) { [$0, $1, $2, $3, $4, $5, $6] }
        },
        Arity("tuple", infallibles: 8) {
            Infallible.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]).map {
                [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7]
            }
        },
        Arity("selector", infallibles: 8) {
            Infallible.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) {
                [$0, $1, $2, $3, $4, $5, $6, $7]
            }
        },
    ]

    private static let zip = [
        Arity("selector", infallibles: 2) { Infallible.zip($0[0], $0[1]) { [$0, $1] } },
        Arity("selector", infallibles: 3) { Infallible.zip($0[0], $0[1], $0[2]) { [$0, $1, $2] } },
        Arity("selector", infallibles: 4) { Infallible.zip($0[0], $0[1], $0[2], $0[3]) { [$0, $1, $2, $3] } },
        Arity("selector", infallibles: 5) {
            Infallible.zip($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4] }
        },
        Arity("selector", infallibles: 6) {
            Infallible.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { [$0, $1, $2, $3, $4, $5] }
        },
        Arity("selector", infallibles: 7) {
            Infallible.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) { [$0, $1, $2, $3, $4, $5, $6] }
        },
        Arity("selector", infallibles: 8) {
            Infallible.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
        },
    ]

    /// Runs it, and the form of `Observable` of the same name.
    private func expectTheSame(_ arity: Arity, in forms: [Arity]) throws {
        let observable = try #require(forms.first { $0.testDescription == arity.testDescription })
        let events: (Int) -> [Recorded<Event<Int>>] = {
            [.next(210 + $0, $0), .next(310 + $0, 10 + $0), .completed(410 + $0)]
        }
        #expect(arity.run(events).events == observable.run(events).events)
        #expect(arity.run(events).subscriptions == observable.run(events).subscriptions)
        #expect(arity.run(events).events.count > 2)
    }

    @Test(arguments: combineLatest) func theLatestOfEach(_ arity: Arity) throws {
        try expectTheSame(arity, in: Arity.combineLatest)
    }

    @Test(arguments: zip) func eachWithItsPartners(_ arity: Arity) throws {
        try expectTheSame(arity, in: Arity.zip)
    }

    @Test(arguments: combineLatest + zip) func disposalLetsGoOfAll(_ arity: Arity) {
        let result = arity.run(disposed: 215) { _ in [.next(210, 1), .next(220, 2)] }
        #expect(result.events.count == 1)
        #expect(result.subscriptions.allSatisfy { $0 == [Subscription(200, 215)] })
    }
}

extension Arity {
    fileprivate init(
        _ form: String, infallibles count: Int, _ apply: @escaping @Sendable ([Infallible<Int>]) -> Infallible<[Int]>
    ) {
        self.init(form, count) { sources in
            apply(sources.map { $0.asInfallible(onErrorJustReturn: -1) }).asObservable()
        }
    }
}

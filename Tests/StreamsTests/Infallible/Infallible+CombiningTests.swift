import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct InfallibleCombiningTests {
    private static let all: [Forwarding] = [
        Forwarding("concat", { xs, _ in xs.concat(Infallible.just(7)) }, { xs, _ in xs.concat(Observable.just(7)) }),
        Forwarding("concat of several", { xs, _ in .concat(xs, .just(7)) }, { xs, _ in .concat(xs, .just(7)) }),
        Forwarding(
            "concat of a collection", { xs, _ in .concat([xs, .just(7)]) }, { xs, _ in .concat([xs, .just(7)]) }),
        Forwarding(
            "concat of a sequence", { xs, _ in .concat(AnySequence([xs, .just(7)])) },
            { xs, _ in .concat(AnySequence([xs, .just(7)])) }),
        Forwarding("merge", { xs, _ in .merge(xs, .just(7)) }, { xs, _ in .merge(xs, .just(7)) }),
        Forwarding("merge of an array", { xs, _ in .merge([xs, .just(7)]) }, { xs, _ in .merge([xs, .just(7)]) }),
        Forwarding(
            "merge of a collection", { xs, _ in .merge(ContiguousArray([xs, .just(7)])) },
            { xs, _ in .merge(ContiguousArray([xs, .just(7)])) }),
        Forwarding(
            "combineLatest", { xs, _ in .combineLatest(xs, Infallible.just(7)) { $0 + $1 } },
            { xs, _ in .combineLatest(xs, Observable.just(7)) { $0 + $1 } }),
        Forwarding(
            "combineLatest of a collection", { xs, _ in .combineLatest([xs, .just(7)]) { $0.reduce(0, +) } },
            { xs, _ in .combineLatest([xs, .just(7)]) { $0.reduce(0, +) } }),
        Forwarding(
            "zip", { xs, _ in .zip(xs, Infallible.of(7, 8)) { $0 + $1 } },
            { xs, _ in .zip(xs, Observable.of(7, 8)) { $0 + $1 } }),
        Forwarding(
            "withLatestFrom", { xs, _ in xs.withLatestFrom(Infallible.just(7)) },
            { xs, _ in xs.withLatestFrom(Observable.just(7)) }),
        Forwarding(
            "withLatestFrom, combined", { xs, _ in xs.withLatestFrom(Infallible.just(7)) { $0 + $1 } },
            { xs, _ in xs.withLatestFrom(Observable.just(7)) { $0 + $1 } }),
    ]

    @Test(arguments: all) func itForwardsToObservable(operation: Forwarding) { operation.expectTheSame() }

    @Test func emptyCollections() {
        let none: [Infallible<Int>] = []
        #expect(Infallible.concat(none).eventsAtOnce == [.completed])
        #expect(Infallible.concat(AnySequence(none)).eventsAtOnce == [.completed])
        #expect(Infallible.merge(none).eventsAtOnce == [.completed])
        #expect(Infallible.combineLatest(none).eventsAtOnce == [.next([]), .completed])
        #expect(Infallible.combineLatest(none) { $0.count }.eventsAtOnce == [.next(0), .completed])
    }

    @Test func synchronousSourcesTakeTurns() {
        let (one, other) = (Infallible.of(0, 1, 2), Infallible.of(10, 11))
        #expect(Infallible.merge(one, other).eventsAtOnce == [0, 10, 1, 11, 2].map { .next($0) } + [.completed])
        let pairs = Infallible.combineLatest(one, other) { [$0, $1] }
        #expect(pairs.eventsAtOnce == [[0, 10], [1, 10], [1, 11], [2, 11]].map { .next($0) } + [.completed])
    }

    @Test func anythingThatConvertsMayFollow() {
        #expect(Infallible.just(1).concat(Single.just(2)).eventsAtOnce == [.next(1), .next(2), .completed])
    }

    @Test func aSequenceIsPulledOnlyAsFarAsNeeded() {
        let pulled = Recorder<Int>()
        let sources = (1...5).lazy.map { number -> Infallible<Int> in
            pulled.record(number)
            return .just(number)
        }
        #expect(Infallible.concat(AnySequence(sources)).take(2).eventsAtOnce == [.next(1), .next(2), .completed])
        #expect(pulled.values == [1, 2])
    }
}

import Streams
import StreamsTest
import Testing

/// The suites about drivers and signals, one test at a time: `SharingScheduler.mock` acts on the whole process.
@Suite(.serialized, .timeLimit(.minutes(5)), .noLeaks) struct SharedSequenceSuites {}

/// An operator of shared sequences that passes at least one element on, for each that comes.
struct SharedOperator<Strategy: SharingStrategyProtocol>: Sendable, CustomTestStringConvertible {
    typealias Sequence = SharedSequence<Strategy, Int>

    let testDescription: String
    let apply: @Sendable (Sequence) -> Sequence

    init(_ name: String, _ apply: @escaping @Sendable (Sequence) -> Sequence) {
        testDescription = name
        self.apply = apply
    }

    static var all: [SharedOperator] {
        [
            SharedOperator("map") { $0.map { $0 } },
            SharedOperator("compactMap") { $0.compactMap { $0 } },
            SharedOperator("filter") { $0.filter { _ in true } },
            SharedOperator("flatMap") { $0.flatMap { Sequence.just($0) } },
            SharedOperator("flatMapFirst") { $0.flatMapFirst { Sequence.just($0) } },
            SharedOperator("flatMapLatest") { $0.flatMapLatest { Sequence.just($0) } },
            SharedOperator("scan") { $0.scan(0) { $1 } },
            SharedOperator("startWith") { $0.startWith(-1) },
            SharedOperator("skip") { $0.skip(0) },
            SharedOperator("distinctUntilChanged") { $0.distinctUntilChanged() },
            SharedOperator("distinctUntilChanged key") { $0.distinctUntilChanged { "\($0)" } },
            SharedOperator("distinctUntilChanged comparer") { $0.distinctUntilChanged { $0 == $1 } },
            SharedOperator("distinctUntilChanged both") { $0.distinctUntilChanged({ $0 }, comparer: { $0 == $1 }) },
            SharedOperator("do") { $0.do(onNext: { _ in }) },
            SharedOperator("withLatestFrom") { $0.withLatestFrom(Sequence.never().startWith(7)) },
            SharedOperator("withLatestFrom selector") { source in
                source.withLatestFrom(Sequence.never().startWith(0)) { first, _ in first }
            },
            SharedOperator("merge") { Sequence.merge($0, .never()) },
            SharedOperator("merge array") { Sequence.merge([$0, .never()]) },
            SharedOperator("delay") { $0.delay(.milliseconds(0)) },
            SharedOperator("debounce") { $0.debounce(.milliseconds(0)) },
            SharedOperator("combineLatest") { Sequence.combineLatest($0, Sequence.never().startWith(0)) { $0 + $1 } },
            SharedOperator("zip") { Sequence.zip($0, $0.skip(0)) { first, _ in first } },
            SharedOperator("deferred") { source in Sequence.deferred { source } },
        ]
    }
}

import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks, .failsIfItHangs) struct HeldSourcesTests {
    /// 60 synchronous sources that take turns, and reach the consumer through different gates or through a common one.
    private static let chains: [(String, @Sendable () -> Observable<Int>)] = [
        ("ranges", { .merge(sources) }),
        ("ranges that wait for one place", { Observable.merge(sources).concatMap { Observable.of($0, -$0) } }),
        ("zipped ranges", { .merge(sources.map { Observable.zip($0, $0.map { $0 / 2 }) { $0 - $1 } }) }),
        ("ranges of ranges", { .merge(sources.map { $0.concatMap { Observable.range(start: $0, count: 3) } }) }),
        (
            "ranges, zipped ranges and a shared one",
            {
                let shared = sources[0].share()
                return .merge(
                    sources + [shared, .zip(shared, shared) { $0 * $1 }, .zip(sources[1], sources[2]) { $0 * $1 }])
            }
        ),
    ]

    private static let sources = (0..<60).map { Observable.range(start: $0 * 100, count: 20 + $0 % 7) }

    @Test(arguments: chains.indices, [1, 2, 5, 64])
    func aBufferThatHoldsSourcesBackKeepsTheirOrder(index: Int, count: Int) async {
        let (name, chain) = Self.chains[index]
        let (expected, _) = await collect(chain().values(buffering: .unbounded))
        let (seen, error) = await collect(chain().values(buffering: .suspending(count)))
        #expect(seen == expected && error == nil, "\(name)")
    }
}

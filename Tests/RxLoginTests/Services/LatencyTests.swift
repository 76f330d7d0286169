import Streams
import StreamsTest
import TestSupport
import Testing

@testable import RxLogin

@Suite(.noLeaks) struct LatencyTests {
    private final class Counter: Sendable {
        private let count = Lock(0)
        var value: Int { count.withLock { $0 } }
        func increment() { count.withLock { $0 += 1 } }
    }

    private let clock = HandScheduler()
    private let asked = Counter()
    private let answered = Counter()

    private func subscribe(_ latency: Latency?) -> any Disposable {
        let answer = Single<Int>.deferred { [asked] in
            asked.increment()
            return .just(1)
        }
        return latency.delay(answer).subscribe(onSuccess: { [answered] _ in answered.increment() })
    }

    @Test func isBeforeTheWork() {
        let subscription = subscribe(Latency(.milliseconds(300), scheduler: clock))
        defer { subscription.dispose() }
        #expect(clock.dueTimes == [.milliseconds(300)])
        #expect(asked.value == 0)
        clock.runAll()
        #expect(answered.value == 1)
    }

    @Test func leavesTheWorkUndoneWhenDisposedInTime() {
        subscribe(Latency(.milliseconds(300), scheduler: clock)).dispose()
        clock.runAll()
        #expect(asked.value == 0)
        #expect(answered.value == 0)
    }

    @Test func isNoneWithoutOne() {
        subscribe(nil).dispose()
        #expect(answered.value == 1)
    }

    @Test func isThatOfEachEmbeddedService() throws {
        let latency = Latency(.milliseconds(300), scheduler: clock)
        let users = EmbeddedUserService(store: UserStore(at: "/nowhere"), latency: nil)
        let authorization = AuthorizationAdapter()
        let shows = EmbeddedShowService(users: users, authorization: authorization, latency: latency)
        let statement = EmbeddedStatementService(users: users, authorization: authorization, latency: latency)
        let weather = EmbeddedWeatherService(latency: latency)
        let city = try #require(weather.city(with: 703_447))
        let bag = DisposeBag()
        shows.shows().subscribe(onFailure: { [answered] _ in answered.increment() }).disposed(by: bag)
        statement.transactions().subscribe(onFailure: { [answered] _ in answered.increment() }).disposed(by: bag)
        weather.obtainCurrentWeather(for: city).subscribe(onSuccess: { [answered] _ in answered.increment() })
            .disposed(by: bag)
        #expect(clock.dueTimes == [latency.dueTime, latency.dueTime, latency.dueTime])
        #expect(answered.value == 0)
        clock.runAll()
        #expect(answered.value == 3)
    }
}

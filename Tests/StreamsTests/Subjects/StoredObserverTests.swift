import StreamsTest
import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct StoredObserverTests {
    let log = Recorder<String>()

    /// The closures of the first observer are the last to retain the subscription of the second one.
    @Test(arguments: [Event<Int>.completed, .error(TestError.first)])
    func aTerminalEventReachesEveryObserverBeforeAnyIsReleased(event: Event<Int>) {
        let subject = PublishSubject<Int>()
        var bag: DisposeBag? = DisposeBag()
        _ = subject.subscribe(onNext: { [bag] _ in withExtendedLifetime(bag) {} }, onError: { _ in })
        if let bag { subject.subscribe { [log] in log.record("\($0)") }.disposed(by: bag) }
        bag = nil
        subject.on(event)
        #expect(log.values == ["\(event)"])
    }

    /// Only the first of them can use the memory of the lifetime.
    @Test(arguments: 1...3) func anErrorBelowSeveralSourcesOfOneLifetimeReleasesAll(failing: Int) {
        let (first, second, third) = (PublishSubject<Int>(), BehaviorSubject(value: 0), PublishSubject<Int>())
        let all = Observable<Int> { sink in
            first.attach(sink)
            second.attach(sink)
            third.attach(sink)
        }
        _ = all.map { if $0 == failing { throw TestError.first } else { $0 } }.subscribe { [log] in log.record("\($0)")
        }
        first.onNext(1)
        second.onNext(2)
        third.onNext(3)
        #expect(log.values == (0..<failing).map { "next(\($0))" } + ["error(first)"])
        #expect(!first.hasObservers && !second.hasObservers && !third.hasObservers)
    }
}

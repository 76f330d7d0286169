import Dispatch
import Foundation
import TestSupport
import Testing

/// What all subjects and relays have in common.
@Suite(.noLeaks) struct SubjectTypeTests {
    private let bag = DisposeBag()

    /// A subject or relay of numbers, made anew for each test.
    struct Source: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The number of elements that a late subscriber receives, apart from an initial one.
        let replay: Int
        let isRelay: Bool
        let hasInitial: Bool
        let make: @Sendable () -> (events: Observable<Int>, send: @Sendable (Int) -> Void)

        static let all = subjects + relays

        static let subjects = [
            Source("publish", 0) {
                let subject = PublishSubject<Int>()
                return (subject, subject.onNext)
            },
            Source("behavior", 1, hasInitial: true) {
                let subject = BehaviorSubject(value: 0)
                return (subject, subject.onNext)
            },
            Source("replay 0", 0) {
                let subject = ReplaySubject<Int>.create(bufferSize: 0)
                return (subject, subject.onNext)
            },
            Source("replay 1", 1) {
                let subject = ReplaySubject<Int>.create(bufferSize: 1)
                return (subject, subject.onNext)
            },
            Source("replay 3", 3) {
                let subject = ReplaySubject<Int>.create(bufferSize: 3)
                return (subject, subject.onNext)
            },
            Source("replay all", .max) {
                let subject = ReplaySubject<Int>.createUnbounded()
                return (subject, subject.onNext)
            },
        ]

        static let relays = [
            Source("publish relay", 0, isRelay: true) {
                let relay = PublishRelay<Int>()
                return (relay.asObservable(), relay.accept)
            },
            Source("behavior relay", 1, isRelay: true, hasInitial: true) {
                let relay = BehaviorRelay(value: 0)
                return (relay.asObservable(), relay.accept)
            },
            Source("replay relay 2", 2, isRelay: true) {
                let relay = ReplayRelay<Int>.create(bufferSize: 2)
                return (relay.asObservable(), relay.accept)
            },
            Source("replay relay all", .max, isRelay: true) {
                let relay = ReplayRelay<Int>.createUnbound()
                return (relay.asObservable(), relay.accept)
            },
        ]

        private init(
            _ name: String, _ replay: Int, isRelay: Bool = false, hasInitial: Bool = false,
            make: @escaping @Sendable () -> (events: Observable<Int>, send: @Sendable (Int) -> Void)
        ) {
            testDescription = name
            self.replay = replay
            self.isRelay = isRelay
            self.hasInitial = hasInitial
            self.make = make
        }
    }

    @Test(arguments: Source.all) func observersAreServedInTheOrderInWhichTheyCame(source: Source) {
        let (events, send) = source.make()
        let log = Recorder<String>()
        var subscriptions = (0..<100).map { index in
            events.skip(source.hasInitial ? 1 : 0).subscribe(log.noting("\(index)-"))
        }
        // Enough of them to make room again.
        for index in 0..<90 where index != 5 { subscriptions[index].dispose() }
        subscriptions.append(events.skip(source.hasInitial ? 1 : 0).subscribe(log.noting("100-")))
        send(7)
        #expect(log.values == ([5] + Array(90...100)).map { "\($0)-7" })
    }

    @Test func aSubjectIsItsOwnObserver() {
        func check<Subject: SubjectType & AnyObject>(_ subject: Subject) where Subject.Observer == Subject {
            #expect(subject.asObserver() === subject)
            #expect(subject.asObservable() === subject)
        }
        check(PublishSubject<Int>())
        check(BehaviorSubject(value: 0))
        check(ReplaySubject<Int>.create(bufferSize: 1))
        check(AsyncSubject<Int>())
    }

    @Test func aSubjectThatIsDisposedReleasesItsObserversWithoutAnEvent() {
        func check<Subject: SubjectType & ObserverType & Disposable & AnyObject & Sendable>(
            _ subject: Subject, hasObservers: (Subject) -> Bool
        ) where Subject.Element == Int {
            let log = Recorder<String>()
            _ = subject.asObservable().skip(subject is BehaviorSubject<Int> ? 1 : 0).subscribe(log.noting("a"))
            #expect(hasObservers(subject))
            for _ in 1...2 { subject.dispose() }
            #expect(!hasObservers(subject))
            subject.onNext(1)
            subject.onCompleted()
            _ = subject.subscribe(
                onNext: { _ in log.record("?") },
                onError: { error in
                    guard case RxError.disposed(let object) = error else { return }
                    log.record("disposed \(object === subject)")
                })
            #expect(log.text == "disposed true")
        }
        let (publish, behavior) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
        #expect(!publish.isDisposed && !behavior.isDisposed)
        check(publish) { $0.hasObservers }
        check(behavior) { $0.hasObservers }
        check(ReplaySubject<Int>.create(bufferSize: 1)) { $0.hasObservers }
        #expect(publish.isDisposed && behavior.isDisposed)
    }

    // MARK: Memory

    @Test(arguments: Source.all) func observersAreFreedWithTheirSource(source: Source) {
        var made: (events: Observable<Int>, send: @Sendable (Int) -> Void)? = source.make()
        let (subscription, token) = WeakToken.passed { token in
            made?.events.map { $0 + 1 }.subscribe(onNext: { _ in token.touch() })
        }
        made?.send(1)
        #expect(!token.isReleased)
        made = nil
        #expect(token.isReleased)
        subscription?.dispose()
    }

    // MARK: Threads

    @Test(arguments: Source.all.filter { $0.replay > 0 }) func anotherThreadMayCallInDuringTheReplay(source: Source) {
        let (events, send) = source.make()
        send(1)
        let (log, other) = (Recorder<String>(), Recorder<String>())
        events.subscribe { event in
            log.noting()(event)
            guard event.element == 1 else { return }
            onNewThread {
                _ = events.subscribe(other.noting())
                send(2)
                events.subscribe().dispose()
            }
        }.disposed(by: bag)
        #expect(log.text.hasSuffix("1 2"))
        #expect(other.text.hasSuffix("1 2"))
    }

    @Test(arguments: Source.all.filter { $0.replay > 0 })
    func whatComesFromElsewhereDuringAReplayComesAfterIt(source: Source) {
        let (events, send) = source.make()
        let (blocked, goOn, sent) = (
            DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
        )
        let log = Recorder<String>()
        _ = events.subscribe(onNext: { element in
            guard element == 1 else { return }
            blocked.signal()
            #expect(goOn.arrives())
        })
        Thread.detachNewThread {
            send(1)
            send(2)
            sent.signal()
        }
        #expect(blocked.arrives())
        _ = events.subscribe(onNext: { element in
            if element == 1 {
                goOn.signal()
                #expect(sent.arrives())
            }
            log.record("\(element)")
        })
        #expect(log.text.hasSuffix("1 2"))
    }
}

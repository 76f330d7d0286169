#if DEBUG || Tracing
    import Dispatch
    import Foundation
    import Streams
    import StreamsInspector
    import StreamsTest
    import TestSupport
    import Testing

    @Suite(.noLeaks) struct MisuseTests {
        private let sentences = Recorder<String>()

        private func inspector(ignoring: Set<Misuse> = []) -> Inspector {
            Inspector(log: LineLog { [sentences] in sentences.record($0) }, ignoring: ignoring)
        }

        /// The sentences about misuse, without the time and the subscription.
        private var found: [String] {
            sentences.values.compactMap { line in
                line.firstRange(of: " misuse ").map { String(line[$0.upperBound...]) }
            }
        }

        @Test func aCycle() {
            let line = #line + 3
            inspector().inspecting {
                let numbers = BehaviorSubject(value: 0)
                numbers.subscribe(onNext: { if $0 < 2_000 { numbers.onNext($0 + 1) } }).dispose()
            }
            #expect(
                found == [
                    """
                    subscribe (MisuseTests.swift:\(line)) has sent to its own source 1000 times, once for each element. \
                    Compare before you send, or end the cycle. See Docs/Misuse.md#a-cycle.
                    """
                ])
        }

        @Test func sendsThatEndAreNoCycle() {
            inspector().inspecting {
                let numbers = PublishSubject<Int>()
                let subscription = numbers.subscribe(onNext: { if $0 % 2 == 0 { numbers.onNext($0 + 1) } })
                for element in 0..<2_000 { numbers.onNext(element * 2) }
                subscription.dispose()
            }
            #expect(found.isEmpty)
        }

        @Test func aBurstIsNoCycle() {
            inspector().inspecting {
                let numbers = PublishSubject<Int>()
                let subscription = numbers.subscribe(onNext: {
                    if $0 == 0 { for element in 1...2_000 { numbers.onNext(element) } }
                })
                numbers.onNext(0)
                subscription.dispose()
            }
            #expect(found.isEmpty)
        }

        @Test func sendsToASubjectThatAnotherThreadUsesAreNoCycle() {
            inspector().inspecting {
                let (numbers, log) = (PublishSubject<Int>(), PublishSubject<Int>())
                let (isBusy, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
                let logging = log.subscribe(onNext: { element in
                    guard element == 0 else { return }
                    isBusy.signal()
                    #expect(mayEnd.arrives())
                })
                let subscription = numbers.subscribe(onNext: { log.onNext($0) })
                let other = DispatchGroup()
                DispatchQueue.global().async(group: other) { log.onNext(0) }
                #expect(isBusy.arrives())
                for element in 1...2_000 { numbers.onNext(element) }
                mayEnd.signal()
                #expect(other.wait(timeout: .now() + 60) == .success)
                subscription.dispose()
                logging.dispose()
            }
            #expect(found.isEmpty)
        }

        @Test func aShareThatReconnects() {
            inspector().inspecting {
                let shared = Observable<Int>.never().share()
                for _ in 1...20 { shared.subscribe().dispose() }
            }
            #expect(found.count == 1)
            #expect(found.first?.contains("has subscribed to its source 5 times within a second.") == true)
        }

        @Test func aShareThatReconnectsSeldomIsNone() {
            let scheduler = TestScheduler(initialClock: 0)
            let inspector = Inspector(
                log: LineLog { [sentences] in sentences.record($0) }, clock: scheduler.virtualClock)
            inspector.inspecting {
                let shared = Observable<Int>.never().share()
                for second in 1...20 {
                    scheduler.advanceTo(second)
                    shared.subscribe().dispose()
                }
            }
            #expect(found.isEmpty)
        }

        @Test func aBacklogThatGrows() {
            inspector().inspecting {
                let scheduler = TestScheduler(initialClock: 0)
                let subject = PublishSubject<Int>()
                let subscription = subject.observe(on: scheduler).subscribe()
                for element in 1...20_000 { subject.onNext(element) }
                subscription.dispose()
            }
            #expect(found.count == 1)
            #expect(found.first?.contains("observe (MisuseTests.swift") == true)
            #expect(found.first?.contains("stores 10000 elements") == true)
        }

        @Test func aPauseThatBuffersEverythingIsABacklogThatGrows() {
            pause(buffering: .unbounded)
            #expect(found.count == 1)
            #expect(found.first?.contains("pausable (MisuseTests.swift") == true)
            #expect(found.first?.contains("stores 10000 elements") == true)
        }

        @Test(arguments: [LossyBufferingPolicy.newest(1), .oldest(1), nil])
        func aPauseThatDropsElementsIsNone(policy: LossyBufferingPolicy?) {
            pause(buffering: policy)
            #expect(found.isEmpty)
        }

        /// Sends 20,000 elements during a pause.
        private func pause(buffering policy: LossyBufferingPolicy?) {
            inspector().inspecting {
                let numbers = PublishSubject<Int>()
                let subscription = numbers.pausable(by: BehaviorSubject(value: true), buffering: policy).subscribe()
                for element in 1...20_000 { numbers.onNext(element) }
                subscription.dispose()
            }
        }

        @Test func pausesAreNotStored() {
            inspector().inspecting {
                let isPaused = PublishSubject<Bool>()
                let subscription = PublishSubject<Int>().pausable(by: isPaused, buffering: .unbounded).subscribe()
                for number in 1...20_000 { isPaused.onNext(number.isMultiple(of: 2)) }
                subscription.dispose()
            }
            #expect(found.isEmpty)
        }

        @Test func aSubscriptionInASubscription() {
            nestTwoSubscriptions(inspector())
            #expect(found.count == 1)
            #expect(found.first?.contains("is a subscription for each element of another, and the one before") == true)
        }

        private func nestTwoSubscriptions(_ inspector: Inspector) {
            inspector.inspecting {
                let (outer, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
                let subscription = outer.subscribe(onNext: { _ in _ = inner.subscribe() })
                outer.onNext(1)
                outer.onNext(2)
                subscription.dispose()
                inner.onCompleted()
            }
        }

        @Test func oneAfterAnotherIsNone() {
            inspector().inspecting {
                let (outer, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
                let shown = SerialDisposable()
                let subscription = outer.subscribe(onNext: { _ in
                    shown.disposable = Disposables.create()
                    shown.disposable = inner.subscribe()
                })
                for element in 1...3 { outer.onNext(element) }
                subscription.dispose()
                shown.dispose()
            }
            #expect(found.isEmpty)
        }

        @Test func aReleasedOwner() {
            inspector().inspecting {
                final class Screen: Sendable {}
                let subject = PublishSubject<Int>()
                func subscribe() -> any Disposable {
                    let screen = Screen()
                    return subject.subscribe(with: screen, onNext: { _, _ in })
                }
                let subscription = subscribe()
                subject.onNext(1)
                subject.onNext(2)
                subscription.dispose()
            }
            #expect(found.count == 1)
            #expect(found.first?.contains("continues after the release of the object") == true)
        }

        @Test func subscriptionsThatAreNeverDisposed() {
            let subject = PublishSubject<Int>()
            let (leaking, ending) = inspector().inspecting {
                let leaking = (1...200).map { _ in subject.subscribe() }
                for _ in 1...200 { subject.subscribe().dispose() }
                return (leaking, 0)
            }
            _ = ending
            for subscription in leaking { subscription.dispose() }
            #expect(found.count == 1)
            #expect(found.first?.contains("has made 100 subscriptions, and none has ended.") == true)
        }

        @Test func subscriptionsThatHaveCompletedHaveEnded() {
            let kept = inspector().inspecting { (1...200).map { _ in Observable.just(1).subscribe() } }
            withExtendedLifetime(kept) { #expect(found.isEmpty) }
        }

        @Test func subscriptionsThatAreDisposedHaveEnded() {
            let subject = PublishSubject<Int>()
            let kept = inspector().inspecting {
                (1...200).map { _ in
                    let subscription = subject.subscribe()
                    subscription.dispose()
                    return subscription
                }
            }
            withExtendedLifetime(kept) { #expect(found.isEmpty) }
        }

        @Test func isReportedOnceForACallThatSeveralFunctionsReach() {
            let subject = PublishSubject<Int>()
            func subscribe() -> any Disposable { subject.subscribe() }
            let kept = inspector().inspecting {
                (1...200).map { _ in subscribe() } + (1...200).map { _ in subscribe() }
            }
            for subscription in kept { subscription.dispose() }
            #expect(found.count == 1)
        }

        @Test(arguments: ["withLatestFrom", "sample"]) func aSilentSource(name: String) {
            send(to: \.driving, of: name)
            #expect(found.count == 1)
            #expect(found.first?.hasPrefix("\(name) (MisuseTests.swift") == true)
            #expect(found.first?.contains("has dropped 10 elements, since its other source has not emitted.") == true)
        }

        @Test(arguments: ["withLatestFrom", "sample"]) func aSourceWhoseElementsAreStoredIsNotSilent(name: String) {
            send(to: \.stored, of: name)
            #expect(found.isEmpty)
        }

        private struct Sources: Sendable {
            let driving = PublishSubject<Int>()
            let stored = PublishSubject<Int>()
        }

        /// Sends 20 elements to one of the two sources of `withLatestFrom` or `sample`.
        private func send(to source: KeyPath<Sources, PublishSubject<Int>>, of name: String) {
            inspector().inspecting {
                let sources = Sources()
                let (driving, stored) = (sources.driving, sources.stored)
                let subscription =
                    name == "sample" ? stored.sample(driving).subscribe() : driving.withLatestFrom(stored).subscribe()
                for element in 1...20 { sources[keyPath: source].onNext(element) }
                subscription.dispose()
            }
        }

        @Test func innerSequencesThatPileUp() {
            inspector().inspecting {
                let outer = PublishSubject<Int>()
                let inner = PublishSubject<Int>()
                let subscription = outer.flatMap { _ in inner }.subscribe()
                for element in 1...1_500 { outer.onNext(element) }
                subscription.dispose()
            }
            #expect(found.count == 1)
            #expect(found.first?.contains("flatMap (MisuseTests.swift") == true)
            #expect(found.first?.contains("has 1000 sources at the same time.") == true)
        }

        @Test(arguments: Misuse.allCases) func canBeSwitchedOff(misuse: Misuse) {
            nestTwoSubscriptions(inspector(ignoring: [misuse]))
            #expect(found.isEmpty == (misuse == .nestedSubscription))
        }

        @Test(arguments: Misuse.allCases) func hasASectionInTheDocumentation(misuse: Misuse) throws {
            let folder = URL(filePath: #filePath).deletingLastPathComponent()
            let page = folder.appending(path: "../../../Docs/Misuse.md").standardized
            let headings = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("## ") }
                .map { $0.dropFirst(3).lowercased().replacing(" ", with: "-") }
            #expect(misuse.link.hasPrefix("Docs/Misuse.md#"))
            #expect(headings.contains(String(misuse.link.dropFirst("Docs/Misuse.md#".count))))
        }
    }
#endif

import Dispatch
import TestSupport
import Testing

#if DEBUG || Tracing
    @Suite(.noLeaks) struct LeakLedgerTests {
        private let ledger = LeakLedger()

        private var sites: [String] { ledger.live.map(\.description) }

        @Test func knowsTheLineOfASubscriptionUntilItIsDisposed() {
            let subject = PublishSubject<Int>()
            let subscription = ledger.recording { subject.map { $0 + 1 }.subscribe(onNext: { _ in }) }
            let line = #line - 1
            #expect(
                sites == [
                    "ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:) at LeakLedgerTests.swift:\(line)"
                ])
            subscription.dispose()
            #expect(sites == [])
        }

        @Test func forgetsASubscriptionThatEndsByItself() {
            let subject = PublishSubject<Int>()
            ledger.recording { _ = subject.subscribe() }
            #expect(ledger.live.count == 1)
            subject.onCompleted()
            #expect(sites == [])
        }

        @Test func forgetsTheObserversOfASubjectThatIsGone() {
            ledger.recording { _ = PublishSubject<Int>().subscribe() }
            #expect(sites == [])
        }

        @Test func knowsWhichOperatorSubscribedToAnInnerSequence() {
            let outer = PublishSubject<Int>()
            let inner = PublishSubject<Int>()
            let line = #line + 1
            let merged = ledger.recording { outer.flatMap { _ in inner } }
            let subscription = ledger.recording { merged.subscribe() }
            outer.onNext(1)
            outer.onCompleted()
            #expect(ledger.live.count == 2)
            #expect(ledger.live.last?.description == "ObservableType.flatMap(_:) at LeakLedgerTests.swift:\(line)")
            subscription.dispose()
            #expect(sites == [])
        }

        @Test func knowsWhichOperatorSubscribedAgain() {
            let source = PublishSubject<Int>()
            let line = #line + 1
            let retried = ledger.recording { Observable.deferred { source }.catch { _ in source }.share() }
            let subscription = retried.subscribe()
            #expect(!ledger.live.isEmpty)
            #expect(sites.allSatisfy { $0.hasSuffix(" at LeakLedgerTests.swift:\(line)") })
            subscription.dispose()
            #expect(sites == [])
        }

        @Test func knowsWhatASequenceSubscribesToOnAnotherThread() async {
            let source = PublishSubject<Int>()
            let moved = ledger.recording {
                source.flatMap { _ in Observable<Int>.never() }
                    .subscribe(on: SerialDispatchQueueScheduler(qos: .default, internalSerialQueueName: "subscribing"))
            }
            let subscription = moved.subscribe()
            await until { source.hasObservers }
            #expect(!ledger.live.isEmpty)
            subscription.dispose()
            #expect(await ledger.settles(within: .seconds(5)))
        }

        @Test func doesNotKnowWhatIsMadeOutside() {
            let subscription = PublishSubject<Int>().subscribe()
            ledger.recording {}
            #expect(sites == [])
            subscription.dispose()
        }

        @Test func keepsNothingAlive() {
            final class Guest: Sendable {}
            weak var guest: Guest?
            let subject = PublishSubject<Int>()
            ledger.recording {
                let made = Guest()
                guest = made
                subject.subscribe(onNext: { _ in _ = made }).dispose()
            }
            #expect(guest == nil)
        }

        @Test func staysRightOverManySubscriptions() {
            let subject = PublishSubject<Int>()
            let kept = ledger.recording { subject.subscribe() }
            ledger.recording {
                for _ in 0..<5_000 { subject.subscribe().dispose() }
            }
            #expect(ledger.live.count == 1)
            kept.dispose()
        }

        @Test func isAvailable() { #expect(LeakLedger.isAvailable) }
    }
#endif

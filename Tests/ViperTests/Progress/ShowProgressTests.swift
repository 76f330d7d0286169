import Dispatch
import Streams
import StreamsTest
import Testing
import Viper

private struct Failure: Error {}

@MainActor @Suite(.noLeaks) struct ShowProgressTests {
    private let log = ProgressLog()
    private let source = PublishSubject<Int>()

    @Test func showsOnSubscribeAndHidesBeforeTheEnd() {
        var callsAtTheEnd: [String] = []
        let shown = source.showProgress(on: log).asSignal(onErrorSignalWith: .empty())
        #expect(log.calls == [])
        _ = shown.emit(onCompleted: { callsAtTheEnd = log.calls })
        #expect(log.calls == ["show"])
        source.onNext(1)
        #expect(log.calls == ["show"])
        source.onCompleted()
        #expect(callsAtTheEnd == ["show", "hide"])
        #expect(log.calls == ["show", "hide"])
    }

    @Test func hidesBeforeTheFailure() {
        var callsAtTheFailure: [String] = []
        let log = log
        _ = source.showProgress(on: log)
            .asSignal(onErrorRecover: { _ in
                callsAtTheFailure = log.calls
                return .empty()
            })
            .emit()
        source.onError(Failure())
        #expect(callsAtTheFailure == ["show", "hide"])
        #expect(log.calls == ["show", "hide"])
    }

    @Test func hidesOnDispose() {
        let subscription = source.showProgress(on: log).subscribe()
        subscription.dispose()
        subscription.dispose()
        #expect(log.calls == ["show", "hide"])
    }

    @Test func hidesASingleBeforeItsElementIsPassedOn() {
        var callsAtTheElement: [String] = []
        _ = Single.just(1).showProgress(on: log)
            .asSignal(onErrorSignalWith: .empty())
            .emit(onNext: { _ in callsAtTheElement = log.calls })
        #expect(callsAtTheElement == ["show", "hide"])
        #expect(log.calls == ["show", "hide"])
    }

    @Test func everyTraitBalances() {
        _ = Single<Int>.error(Failure()).showProgress(on: log).subscribe(onFailure: { _ in })
        _ = Completable.empty().showProgress(on: log).subscribe()
        _ = Completable.error(Failure()).showProgress(on: log).subscribe(onError: { _ in })
        _ = Maybe.just(1).showProgress(on: log).subscribe()
        _ = Maybe<Int>.error(Failure()).showProgress(on: log).subscribe(onError: { _ in })
        Single<Int>.never().showProgress(on: log).subscribe().dispose()
        Completable.never().showProgress(on: log).subscribe().dispose()
        Maybe<Int>.never().showProgress(on: log).subscribe().dispose()
        #expect(log.calls == (0..<8).flatMap { _ in ["show", "hide"] })
    }

    @Test func everySubscriptionIsAPair() {
        let shown = Observable<Int>.never().showProgress(on: log)
        let first = shown.subscribe()
        let second = shown.subscribe()
        first.dispose()
        second.dispose()
        #expect(log.calls == ["show", "show", "hide", "hide"])
    }

    @Test func overlappingOnesCountBehindACounter() {
        let counter = ProgressCounter(log)
        let first = Single<Int>.never().showProgress(on: counter).subscribe()
        let second = Single<Int>.never().showProgress(on: counter).subscribe()
        first.dispose()
        #expect(log.calls == ["show"])
        second.dispose()
        #expect(log.calls == ["show", "hide"])
    }

    @Test func keepsNoView() {
        var view: ProgressLog? = ProgressLog()
        let reference = WeakReference(view)
        let subscription = view.map { Single<Int>.never().showProgress(on: $0).subscribe() }
        view = nil
        #expect(!reference.isAlive)
        subscription?.dispose()
    }

    @Test func hidesOnTheMainActorWhereverItIsDisposed() async {
        let subscription = source.showProgress(on: log).subscribe()
        await elsewhere { subscription.dispose() }
        await turn()
        #expect(log.calls == ["show", "hide"])
    }

    @Test func aSubscriptionMadeAndOverElsewhereBalances() async {
        let shown = source.showProgress(on: log)
        await elsewhere { shown.subscribe().dispose() }
        await turn()
        #expect(log.calls == ["show", "hide"])
    }

    @Test func aHideThatOvertakesItsShowLeavesNothingShown() async {
        let shown = source.showProgress(on: log)
        // The main queue is busy with this test while the other queue subscribes: the show waits, the hide does not.
        let made = DispatchSemaphore(value: 0)
        let subscription = SingleAssignmentDisposable()
        DispatchQueue.global().async {
            subscription.setDisposable(shown.subscribe())
            made.signal()
        }
        wait(for: made)
        subscription.dispose()
        await turn()
        #expect(log.calls == [])
    }

    /// Runs `body` on another queue.
    private func elsewhere(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { done in
            DispatchQueue.global().async {
                body()
                done.resume()
            }
        }
    }

    /// Lets the main queue do what it was given so far.
    private func turn() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    /// Blocks, which an asynchronous function may not do itself.
    private func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }
}

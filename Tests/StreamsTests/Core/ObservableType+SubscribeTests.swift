import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct ObservableTypeSubscribeTests {
    let subject = PublishSubject<Int>()
    let log = Recorder<String>()

    private func subscribe() -> any Disposable {
        subject.subscribe(
            onNext: { [log] in log.record("\($0)") },
            onError: { [log] in log.record("!\($0)") },
            onCompleted: { [log] in log.record("C") },
            onDisposed: { [log] in log.record("disposed") })
    }

    // MARK: A closure for each kind of event

    @Test func onDisposedComesAfterOnCompleted() {
        let subscription = subscribe()
        subject.onNext(1)
        subject.onCompleted()
        subscription.dispose()
        #expect(log.values == ["1", "C", "disposed"])
    }

    @Test func onDisposedComesAfterOnError() {
        let subscription = subscribe()
        subject.onError(TestError.first)
        subscription.dispose()
        #expect(log.values == ["!first", "disposed"])
    }

    @Test(arguments: [true, false]) func eventsAfterTheTerminalEventAreDropped(handlesCompletion: Bool) {
        let source = Observable<Int> { sink in
            sink.emit(1)
            sink.stop(.completed)
            sink.emit(2)
            sink.stop(.completed)
            sink.stop(.failed(TestError.first))
        }
        let completed: @Sendable () -> Void = { [log] in log.record("C") }
        let late = LateErrors.recorded {
            _ = source.subscribe(
                onNext: { [log] in log.record("\($0)") }, onCompleted: handlesCompletion ? completed : nil)
        }
        #expect(log.values == (handlesCompletion ? ["1", "C"] : ["1"]))
        #expect(late as? [TestError] == [.first])
    }

    @Test func onDisposedComesWithDispose() {
        let subscription = subscribe()
        subscription.dispose()
        subscription.dispose()
        subject.onNext(1)
        subject.onCompleted()
        #expect(log.values == ["disposed"])
    }

    @Test func theUpstreamIsReleasedBeforeOnDisposed() {
        let source = Observable<Int>.create { [log] observer in
            observer.onNext(1)
            return Disposables.create { log.record("released") }
        }
        let subscription = source.subscribe(
            onNext: { [log] in log.record("\($0)") }, onDisposed: { [log] in log.record("disposed") })
        subscription.dispose()
        #expect(log.values == ["1", "released", "disposed"])
    }

    @Test func disposeFromInsideAnElementIsTheLastOfIt() {
        let subscription = SerialDisposable()
        subscription.disposable = subject.subscribe(
            onNext: { [log] element in
                subscription.dispose()
                log.record("\(element)")
            },
            onCompleted: { [log] in log.record("C") },
            onDisposed: { [log] in log.record("disposed") })
        subject.onNext(1)
        subject.onNext(2)
        subject.onCompleted()
        #expect(log.values == ["disposed", "1"])
    }

    @Test func everyClosureIsOptional() {
        _ = Observable.of(1).subscribe()
        _ = subject.subscribe(onDisposed: { [log] in log.record("disposed") })
        subject.onNext(1)
        subject.onCompleted()
        #expect(log.values == ["disposed"])
    }

    @Test func everythingIsLetGoOfAtTheEnd() {
        let (subscription, token) = WeakToken.passed { token in
            subject.subscribe(
                onNext: { _ in token.touch() }, onError: { _ in token.touch() }, onCompleted: { token.touch() },
                onDisposed: { token.touch() })
        }
        #expect(!token.isReleased)
        subject.onCompleted()
        #expect(token.isReleased)
        subscription.dispose()
    }

    // MARK: One closure

    @Test func oneClosureReceivesEveryEvent() {
        _ = subject.subscribe { [log] in log.record($0.debugDescription) }
        subject.onNext(1)
        subject.onError(TestError.first)
        #expect(log.values == ["next(1)", "error(first)"])
    }

    // MARK: With an object

    private func subscribe(with object: Token) -> any Disposable {
        subject.subscribe(
            with: object,
            onNext: { [log] _, element in log.record("\(element)") },
            onError: { [log] _, error in log.record("!\(error)") },
            onCompleted: { [log] _ in log.record("C") },
            onDisposed: { [log] _ in log.record("disposed") })
    }

    @Test func theObjectIsHandedToEachClosure() {
        let object = Token()
        _ = subject.subscribe(with: object, onNext: { [log] given, _ in log.record("\(given === object)") })
        _ = subscribe(with: object)
        subject.onNext(1)
        subject.onCompleted()
        #expect(log.values == ["true", "1", "C", "disposed"])
    }

    @Test func anErrorReachesTheObject() {
        let object = Token()
        _ = subscribe(with: object)
        subject.onError(TestError.first)
        #expect(log.values == ["!first", "disposed"])
        withExtendedLifetime(object) {}
    }

    @Test func whenTheObjectIsGoneTheClosuresAreSkippedAndTheSubscriptionGoesOn() {
        let object = WeakToken { _ = subscribe(with: $0) }
        #expect(object.isReleased)
        subject.onNext(1)
        #expect(subject.hasObservers)
        subject.onCompleted()
        #expect(log.values == [])
    }
}

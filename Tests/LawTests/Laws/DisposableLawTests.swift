import TestSupport
import Testing

@Suite(.noLeaks) struct DisposableLawTests {
    /// Counts how often it was disposed; not one of the library's own, which forgive a second call.
    private struct Counting: Disposable {
        let journal = Recorder<Int>()
        var count: Int { journal.values.count }
        func dispose() { journal.record(0) }
    }

    @Test("C1, C5 A disposable does its work once, however often it is disposed", arguments: DisposableUnderTest.all)
    func once(_ candidate: DisposableUnderTest) {
        let inner = Counting()
        let disposable = candidate.build(inner)
        #expect(inner.count == 0)
        disposable.dispose()
        disposable.dispose()
        #expect(inner.count == 1)
        if let cancelable = disposable as? any Cancelable { #expect(cancelable.isDisposed) }
    }

    @Test("C5 A disposable does its work once when threads race to dispose it", arguments: DisposableUnderTest.all)
    func onceAmongThreads(_ candidate: DisposableUnderTest) {
        for _ in 0..<100 {
            let inner = Counting()
            let disposable = candidate.build(inner)
            let other = onAnotherThread { disposable.dispose() }
            disposable.dispose()
            #expect(other.arrivesInTime)
            #expect(inner.count == 1)
        }
    }

    @Test("C1 A disposable may be disposed from inside what it disposes", arguments: DisposableUnderTest.all)
    func fromInside(_ candidate: DisposableUnderTest) {
        let own = SerialDisposable()
        let count = Recorder<Int>()
        own.disposable = candidate.build(
            Disposables.create {
                count.record(0)
                own.dispose()
            })
        let disposable = own.disposable
        disposable.dispose()
        #expect(count.values.count == 1)
    }

    @Test("R4 What a disposable disposes may use it from another thread", arguments: DisposableUnderTest.all)
    func notUnderALock(_ candidate: DisposableUnderTest) {
        let own = SerialDisposable()
        let isDone = Recorder<Bool>()
        own.disposable = candidate.build(
            Disposables.create {
                isDone.record(Threads.run { own.disposable.dispose() })
            })
        own.disposable.dispose()
        #expect(isDone.values == [true])
    }

    @Test("C4 What comes late is disposed at once, and once") func comingLate() {
        let late = (1...4).map { _ in Counting() }
        let composite = CompositeDisposable()
        composite.dispose()
        _ = composite.insert(late[0])
        let serial = SerialDisposable()
        serial.dispose()
        serial.disposable = late[1]
        let single = SingleAssignmentDisposable()
        single.dispose()
        single.setDisposable(late[2])
        _ = DisposeBag(disposing: late[3])
        #expect(late.map(\.count) == [1, 1, 1, 1])
    }
}

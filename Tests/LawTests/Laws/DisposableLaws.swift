import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct DisposableLaws {
    /// Counts how often it was disposed; not one of the library's own, which forgive a second call.
    private struct Counting: Disposable {
        let journal = Journal<Int>()
        var count: Int { journal.notes.count }
        func dispose() { journal.note(0) }
    }

    @Test("C1, C5 A disposable does its work once, however often it is disposed", arguments: DisposableRecipe.all)
    func once(_ recipe: DisposableRecipe) {
        let inner = Counting()
        let disposable = recipe.build(inner)
        #expect(inner.count == 0)
        disposable.dispose()
        disposable.dispose()
        #expect(inner.count == 1)
        if let cancelable = disposable as? any Cancelable { #expect(cancelable.isDisposed) }
    }

    @Test("C5 A disposable does its work once when threads race to dispose it", arguments: DisposableRecipe.all)
    func onceAmongThreads(_ recipe: DisposableRecipe) {
        for _ in 0..<100 {
            let inner = Counting()
            let disposable = recipe.build(inner)
            let other = onAnotherThread { disposable.dispose() }
            disposable.dispose()
            #expect(other.arrives)
            #expect(inner.count == 1)
        }
    }

    @Test("C1 A disposable may be disposed from inside what it disposes", arguments: DisposableRecipe.all)
    func fromInside(_ recipe: DisposableRecipe) {
        let own = SerialDisposable()
        let count = Journal<Int>()
        own.disposable = recipe.build(
            Disposables.create {
                count.note(0)
                own.dispose()
            })
        let disposable = own.disposable
        disposable.dispose()
        #expect(count.notes.count == 1)
    }

    @Test("R4 What a disposable disposes may use it from another thread", arguments: DisposableRecipe.all)
    func notUnderALock(_ recipe: DisposableRecipe) {
        let own = SerialDisposable()
        let isDone = Journal<Bool>()
        own.disposable = recipe.build(
            Disposables.create {
                isDone.note(Crew.run { own.disposable.dispose() })
            })
        own.disposable.dispose()
        #expect(isDone.notes == [true])
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

import TestSupport
import Testing

@Suite(.noLeaks) struct CompositeDisposableTests {
    let group = CompositeDisposable()
    let log = Recorder<Int>()

    private func disposable(_ number: Int) -> any Disposable {
        Disposables.create { [log] in log.record(number) }
    }

    @Test func allMembersAreDisposedOnceOldestFirst() {
        for number in 1...3 { group.insert(disposable(number)) }
        #expect(group.count == 3)
        #expect(!group.isDisposed)
        group.dispose()
        group.dispose()
        #expect(log.values == [1, 2, 3])
        #expect(group.count == 0)
        #expect(group.isDisposed)
    }

    @Test func membersMayBeGivenAtTheStart() {
        let groups = [
            CompositeDisposable(disposable(1), disposable(2)),
            CompositeDisposable(disposable(3), disposable(4), disposable(5)),
            CompositeDisposable(disposable(6), disposable(7), disposable(8), disposable(9)),
            CompositeDisposable(disposable(10), disposable(11), disposable(12), disposable(13), disposable(14)),
            CompositeDisposable(disposables: [disposable(15)]),
        ]
        #expect(groups.map(\.count) == [2, 3, 4, 5, 1])
        for group in groups { group.dispose() }
        #expect(log.values == Array(1...15))
    }

    @Test func aMemberThatComesTooLateIsDisposedAtOnceAndHasNoKey() {
        group.dispose()
        #expect(group.insert(disposable(1)) == nil)
        #expect(log.values == [1])
        #expect(group.count == 0)
    }

    @Test func removingDisposesTheMember() throws {
        let first = try #require(group.insert(disposable(1)))
        let second = try #require(group.insert(disposable(2)))
        group.remove(for: first)
        #expect(log.values == [1])
        #expect(group.count == 1)
        group.remove(for: first)
        #expect(log.values == [1])
        group.dispose()
        group.remove(for: second)
        #expect(log.values == [1, 2])
    }

    @Test func anyMemberCanBeRemovedOnce() throws {
        var random = SplitMix64(seed: 1)
        var members: [(number: Int, key: CompositeDisposable.DisposeKey)] = []
        var removed: [Int] = []
        for number in 1...500 {
            members.append((number, try #require(group.insert(disposable(number)))))
            guard number.isMultiple(of: 100) else { continue }
            members.shuffle(using: &random)
            let leaving = members[3...]
            for member in leaving {
                group.remove(for: member.key)
                removed.append(member.number)
                #expect(log.values == removed)
            }
            members.removeLast(leaving.count)
            #expect(group.count == 3)
            for member in leaving { group.remove(for: member.key) }
            #expect(log.values == removed)
        }
        group.dispose()
        #expect(log.values == removed + members.map(\.number).sorted())
    }

    @Test func aKeyOfAnotherGroupRemovesNothing() throws {
        let disposed = Recorder<String>()
        let groups = (0..<2).map { _ in CompositeDisposable() }
        let key = try #require(groups[0].insert(Disposables.create { disposed.record("first") }))
        _ = groups[1].insert(Disposables.create { disposed.record("second") })
        groups[1].remove(for: key)
        #expect(disposed.values == [] && groups[1].count == 1)
        groups[0].remove(for: key)
        #expect(disposed.values == ["first"])
    }

    @Test func anOldKeyDoesNotRemoveALaterMember() throws {
        let key = try #require(group.insert(disposable(1)))
        group.remove(for: key)
        group.insert(disposable(2))
        group.remove(for: key)
        #expect(log.values == [1])
        #expect(group.count == 1)
    }

    @Test func aMemberThatTookTheTurnOfARemovedOneIsStillDisposedLast() throws {
        let key = try #require(group.insert(disposable(1)))
        group.insert(disposable(2))
        group.remove(for: key)
        group.insert(disposable(3))
        group.dispose()
        #expect(log.values == [1, 2, 3])
    }

    @Test func membersMayUseTheGroupWhileItIsDisposed() {
        group.insert(
            Disposables.create { [group, log] in
                log.record(group.count)
                group.insert(Disposables.create { log.record(1) })
                group.dispose()
                log.record(2)
            })
        group.insert(disposable(3))
        group.dispose()
        #expect(log.values == [0, 1, 2, 3])
    }

    @Test func membersThatAreGoneAreLetGoOf() throws {
        weak var removed: BooleanDisposable?
        weak var disposed: BooleanDisposable?
        let key: CompositeDisposable.DisposeKey
        do {
            let strong = (BooleanDisposable(), BooleanDisposable())
            (removed, disposed) = strong
            key = try #require(group.insert(strong.0))
            group.insert(strong.1)
        }
        group.remove(for: key)
        #expect(removed == nil)
        #expect(disposed != nil)
        group.dispose()
        #expect(disposed == nil)
    }
}

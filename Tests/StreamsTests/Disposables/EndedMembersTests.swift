import TestSupport
import Testing

/// A group of disposables that is in use for long does not keep the members that have ended.
@Suite(.noLeaks) struct EndedMembersTests {
    /// A bag or a composite.
    struct Group: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Returns a closure that adds a member, and one that disposes all of them.
        let make: @Sendable () -> (add: (any Disposable) -> Void, dispose: () -> Void)

        static let all = [
            Group(testDescription: "DisposeBag") {
                var bag: DisposeBag? = DisposeBag()
                return ({ bag?.insert($0) }, { bag = nil })
            },
            Group(testDescription: "CompositeDisposable") {
                let composite = CompositeDisposable()
                return ({ _ = composite.insert($0) }, { composite.dispose() })
            },
        ]
    }

    @Test("Subscriptions that have ended are released", arguments: Group.all) func subscriptions(_ group: Group) {
        let (add, dispose) = group.make()
        let subscriptions = (0..<1_000).map { number in
            let subject = PublishSubject<Int>()
            let subscription = subject.subscribe()
            add(subscription)
            // One in ten continues.
            if number % 10 > 0 { subject.onCompleted() }
            return (subject, Weak(subscription as AnyObject))
        }
        #expect(subscriptions.count { $0.1.object != nil } < 300)
        #expect(subscriptions.count { $0.0.hasObservers } == 100)
        dispose()
        #expect(!subscriptions.contains { $0.0.hasObservers })
    }

    @Test("Those of a burst are released before the group is full again", arguments: Group.all)
    func burst(_ group: Group) {
        let (add, dispose) = group.make()
        let subject = PublishSubject<Int>()
        let subscriptions = (0..<5_000).map { _ in
            let subscription = subject.subscribe()
            add(subscription)
            return Weak(subscription as AnyObject)
        }
        subject.onCompleted()
        for _ in 0..<1_024 { add(BooleanDisposable()) }
        #expect(!subscriptions.contains { $0.object != nil })
        dispose()
    }

    @Test("So are those to the traits", arguments: Group.all) @MainActor func traits(_ group: Group) {
        let (add, dispose) = group.make()
        let subscriptions = (0..<1_000).map { number in
            let subscription: any Disposable =
                switch number % 6 {
                case 0: Single.just(1).subscribe()
                case 1: Maybe.just(1).subscribe(onSuccess: { _ in }, onError: { _ in })
                case 2: Completable.empty().subscribe()
                case 3: Infallible.just(1).subscribe()
                case 4: Signal.just(1).emit()
                default: Driver.just(1).drive()
                }
            add(subscription)
            return Weak(subscription as AnyObject)
        }
        #expect(subscriptions.count { $0.object != nil } < 100)
        dispose()
    }

    @Test("So are other disposables of the library", arguments: Group.all) func disposables(_ group: Group) {
        let (add, dispose) = group.make()
        let members = (0..<1_000).map { number in
            let member: any Cancelable =
                switch number % 8 {
                case 0: SingleAssignmentDisposable()
                case 1: SerialDisposable()
                case 2: Disposables.create {}
                case 3: Disposables.create(BooleanDisposable(), BooleanDisposable())
                case 4: CompositeDisposable(BooleanDisposable(), BooleanDisposable())
                case 5: RefCountDisposable(disposable: BooleanDisposable())
                case 6:
                    ScheduledDisposable(scheduler: CurrentThreadScheduler.instance, disposable: BooleanDisposable())
                default: BooleanDisposable()
                }
            add(member)
            member.dispose()
            return Weak(member as AnyObject)
        }
        #expect(members.count { $0.object != nil } < 100)
        dispose()
    }

    @Test("Members of a client are asked nothing, and kept", arguments: Group.all) func clients(_ group: Group) {
        final class Member: Cancelable {
            let disposals: Counter

            init(_ disposals: Counter) { self.disposals = disposals }

            var isDisposed: Bool {
                Issue.record("asked")
                return true
            }

            func dispose() { disposals.increment() }
        }
        let disposals = Counter()
        let (add, dispose) = group.make()
        for _ in 0..<200 { add(Member(disposals)) }
        dispose()
        #expect(disposals.value == 200)
    }

    @Test func keysOfOtherMembersStayValid() {
        let composite = CompositeDisposable()
        let disposed = Recorder<Int>()
        let keys = (0..<500).map { number in
            for _ in 0..<10 { composite.insert(Observable<Int>.empty().subscribe()) }
            return composite.insert(Disposables.create { disposed.record(number) })
        }
        #expect(composite.count >= 500 && composite.count < 2_000)
        for key in keys.compactMap({ $0 }).reversed() { composite.remove(for: key) }
        #expect(disposed.values == (0..<500).reversed())
    }

    @Test("So is work that has run or was canceled", arguments: Group.all) func work(_ group: Group) {
        let (add, dispose) = group.make()
        let scheduler = HistoricalScheduler()
        let members = (0..<1_000).map { number in
            let work = scheduler.scheduleRelative((), dueTime: .seconds(number % 2)) { Disposables.create() }
            add(work)
            if number % 2 == 0 { work.dispose() } else { scheduler.start() }
            return Weak(work as AnyObject)
        }
        #expect(members.count { $0.object != nil } < 100)
        dispose()
    }
}

import TestSupport
import Testing

@Suite(.noLeaks) struct DisposablesTests {
    let log = Recorder<Int>()

    private func disposable(_ number: Int) -> any Disposable {
        Disposables.create { [log] in log.record(number) }
    }

    /// The disposables around another one.
    private static let wrappers: [@Sendable (any Disposable) -> any Disposable] = [
        { inner in Disposables.create { withExtendedLifetime(inner) {} } },
        { RefCountDisposable(disposable: $0) },
        { ScheduledDisposable(scheduler: CurrentThreadScheduler.instance, disposable: $0) },
        {
            let place = SingleAssignmentDisposable()
            place.setDisposable($0)
            return place
        },
    ]

    @Test(arguments: wrappers.indices) func whatWasDisposedIsReleased(index: Int) {
        weak var inner: BooleanDisposable?
        let disposable: any Disposable
        do {
            let strong = BooleanDisposable()
            inner = strong
            disposable = Self.wrappers[index](strong)
        }
        #expect(inner != nil)
        disposable.dispose()
        #expect(inner == nil)
    }

    @Test func severalAreDisposedInOrder() {
        let groups: [any Cancelable] = [
            Disposables.create(disposable(1), disposable(2)),
            Disposables.create(disposable(3), disposable(4), disposable(5)),
            Disposables.create(disposable(6), disposable(7), disposable(8), disposable(9), disposable(10)),
            Disposables.create([disposable(11)]),
            Disposables.create([]),
        ]
        for group in groups {
            #expect(!group.isDisposed)
            group.dispose()
            group.dispose()
            #expect(group.isDisposed)
        }
        #expect(log.values == Array(1...11))
    }
}

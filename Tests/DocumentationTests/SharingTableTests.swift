import TestSupport
import Testing

/// Runs each cell of the table in `Sharing.md`.
@Suite("The truth table of sharing", .noLeaks) @MainActor struct SharingTableTests {
    /// A source that a test sends to, with the number of its subscriptions.
    @MainActor private final class Source {
        private(set) var subscriptions = 0
        private var observer: AnyObserver<Int>?

        var sequence: Observable<Int> {
            Observable.create { [self] observer in
                MainActor.assumeIsolated {
                    subscriptions += 1
                    self.observer = observer
                }
                return Disposables.create()
            }
        }

        func send(_ events: Event<Int>...) { for event in events { observer?.on(event) } }
    }

    private enum Situation: CaseIterable {
        case shared, left, completed, failed
    }

    private typealias Subscribe = @MainActor (@escaping @MainActor (Event<Int>) -> Void) -> any Disposable

    /// The ways to share, each as a function that returns how to subscribe.
    private static let variants: [(name: String, share: @MainActor (Observable<Int>) -> Subscribe)] = [
        ("`share()`", { observable($0.share()) }),
        ("`share(replay: 1)`", { observable($0.share(replay: 1)) }),
        ("`share(scope: .forever)`", { observable($0.share(scope: .forever)) }),
        ("`share(replay: 1, scope: .forever)`", { observable($0.share(replay: 1, scope: .forever)) }),
        (
            "`share(replay: 1, policy: .gracePeriod(.seconds(5), scheduler: scheduler))`",
            { source in
                let scheduler = TestScheduler(initialClock: 0)
                return observable(source.share(replay: 1, policy: .gracePeriod(.seconds(5), scheduler: scheduler)))
            }
        ),
        (
            "`share(replay: 1, policy: SharingPolicy(resetsOnCompletion: false))`",
            { observable($0.share(replay: 1, policy: SharingPolicy(resetsOnCompletion: false))) }
        ),
        ("`publish().refCount()`", { observable($0.publish().refCount()) }),
        ("`replay(1).refCount()`", { observable($0.replay(1).refCount()) }),
        (
            "`Driver`",
            { source in
                let driver = source.asDriver(onErrorDriveWith: .empty())
                return { on in driver.drive(onNext: { on(.next($0)) }, onCompleted: { on(.completed) }) }
            }
        ),
        (
            "`Signal`",
            { source in
                let signal = source.asSignal(onErrorSignalWith: .empty())
                return { on in signal.emit(onNext: { on(.next($0)) }, onCompleted: { on(.completed) }) }
            }
        ),
    ]

    private static func observable(_ shared: Observable<Int>) -> Subscribe {
        { on in shared.subscribe { event in MainActor.assumeIsolated { on(event) } } }
    }

    /// Returns what a subscriber receives at once after `1` and `2` in a situation, and whether it subscribes anew.
    private func cell(_ share: @MainActor (Observable<Int>) -> Subscribe, _ situation: Situation) -> String {
        let source = Source()
        let subscribe = share(source.sequence)
        let first = subscribe { _ in }
        source.send(.next(1), .next(2))
        switch situation {
        case .shared: break
        case .left: first.dispose()
        case .completed: source.send(.completed)
        case .failed: source.send(.error(RxError.timeout))
        }
        let before = source.subscriptions
        var received = ""
        let second = subscribe { event in
            switch event {
            case .next(let element): received += "\(element)"
            case .error: received += "#"
            case .completed: received += "|"
            }
        }
        let isNew = source.subscriptions > before
        first.dispose()
        second.dispose()
        return [received.isEmpty ? "" : "`\(received.replacing("|", with: "\\|"))`", isNew ? "new" : ""]
            .filter { !$0.isEmpty }.joined(separator: ", then ")
    }

    @Test("is what happens") func table() throws {
        let rows = Self.variants.map { variant in
            let cells = Situation.allCases.map { cell(variant.share, $0) }.map { $0.isEmpty ? "nothing" : $0 }
            return "| \(variant.name) | \(cells.joined(separator: " | ")) |"
        }
        let page = try Project.text("Sources/Streams/Streams.docc/Sharing.md")
        #expect(page.contains(rows.joined(separator: "\n")), "\(rows.joined(separator: "\n"))")
    }
}

/// A collection of disposables that are disposed when the bag is released, with the object that owns it.
///
/// A subscription that has ended is released at the latest when the bag would have to grow. One to a subject or relay that
/// was released without a terminal event has not ended.
///
///     final class Presenter {
///         private let disposeBag = DisposeBag()
///
///         func bind(_ ticks: Observable<Int>) {
///             ticks.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
///         }
///     }
public final class DisposeBag: Sendable {
    private let disposables = Lock<ContiguousArray<any Disposable>>([])

    /// Creates an empty bag.
    public init() {}

    /// Creates a bag of the given disposables.
    public convenience init(disposing disposables: any Disposable...) {
        self.init(disposing: disposables)
    }

    /// Creates a bag of the given disposables.
    public convenience init(disposing disposables: [any Disposable]) {
        self.init()
        insert(disposables)
    }

    /// Creates a bag of the disposables that a block lists.
    public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
        self.init(disposing: builder())
    }

    /// Adds a disposable.
    public func insert(_ disposable: any Disposable) {
        let mayKeepEnded = disposables.withLock { disposables in
            // An array would grow at each of the first members: to one, two, then four.
            if disposables.isEmpty { disposables.reserveCapacity(4) }
            disposables.append(disposable)
            return disposables.mayKeepEnded
        }
        if mayKeepEnded { releaseEnded() }
    }

    /// Adds disposables.
    public func insert(_ disposables: any Disposable...) {
        insert(disposables)
    }

    /// Adds disposables.
    public func insert(_ disposables: [any Disposable]) {
        for disposable in disposables { insert(disposable) }
    }

    /// Adds the disposables that a block lists.
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
        insert(builder())
    }

    private func releaseEnded() {
        // Released outside the lock.
        var ended: ContiguousArray<any Disposable> = []
        disposables.withLock { ended = $0.takeEnded { $0.hasEnded } }
        withExtendedLifetime(ended) {}
    }

    deinit {
        var last: ContiguousArray<any Disposable>? = disposables.inDeinit { members in
            var taken: ContiguousArray<any Disposable> = []
            swap(&members, &taken)
            return taken
        }
        if let last { Unwinding.dispose(last) { $0.dispose() } }
        // A member may own the next bag.
        Unwinding.release(&last)
    }

    /// A builder of the disposables that a block lists.
    @resultBuilder public struct DisposableBuilder {
        /// The disposables of a block, in order.
        public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
    }
}

extension Disposable {
    /// Adds this disposable to `bag`, which disposes it when the bag is released.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// A collection of disposables that are disposed when the bag is released, with the object that owns it.
///
///     final class Presenter {
///         private let disposeBag = DisposeBag()
///
///         func bind(_ ticks: Observable<Int>) {
///             ticks.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
///         }
///     }
public final class DisposeBag: Sendable {
    private let disposables = Lock<[any Disposable]>([])

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
        disposables.withLock { disposables in
            // An array would grow at each of the first members: to one, two, then four.
            if disposables.isEmpty { disposables.reserveCapacity(4) }
            disposables.append(disposable)
        }
    }

    /// Adds disposables.
    public func insert(_ disposables: any Disposable...) {
        insert(disposables)
    }

    /// Adds disposables.
    public func insert(_ disposables: [any Disposable]) {
        self.disposables.withLock { $0.append(contentsOf: disposables) }
    }

    /// Adds the disposables that a block lists.
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
        insert(builder())
    }

    deinit {
        var last: [any Disposable] = []
        disposables.withLock { swap(&$0, &last) }
        // By index: a copy of a disposable is a call through a table of functions.
        for index in last.indices { last[index].dispose() }
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

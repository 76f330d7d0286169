/// Disposes what it holds when it is released: the lifetime of an object's subscriptions.
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

    /// An empty bag.
    public init() {}

    /// A bag of the given disposables.
    public convenience init(disposing disposables: any Disposable...) {
        self.init(disposing: disposables)
    }

    /// A bag of the given disposables.
    public convenience init(disposing disposables: [any Disposable]) {
        self.init()
        insert(disposables)
    }

    /// A bag of the disposables listed in a block.
    public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
        self.init(disposing: builder())
    }

    /// Adds a disposable.
    public func insert(_ disposable: any Disposable) {
        disposables.withLock { $0.append(disposable) }
    }

    /// Adds disposables.
    public func insert(_ disposables: any Disposable...) {
        insert(disposables)
    }

    /// Adds disposables.
    public func insert(_ disposables: [any Disposable]) {
        self.disposables.withLock { $0.append(contentsOf: disposables) }
    }

    /// Adds the disposables listed in a block.
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
        insert(builder())
    }

    deinit {
        let disposables = disposables.withLock { $0 }
        for disposable in disposables { disposable.dispose() }
    }

    /// Collects the disposables listed in a block.
    @resultBuilder public struct DisposableBuilder {
        /// The disposables of a block, in order.
        public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
    }
}

extension Disposable {
    /// Adds it to `bag`, which disposes it when the bag is released.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

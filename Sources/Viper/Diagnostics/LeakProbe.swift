import Streams

/// Checks that the parts of a module are released after its screen was removed from the stack.
///
/// It keeps weak references to the wireframe, the view, and the objects that reflection finds from there: the presenter
/// of the view, and the interactor, formatter and wireframe of the presenter. It checks them in the next turn of the
/// main queue, after the work that is being delivered. For debug builds and tests: pass it to the first
/// `NavigationController`.
///
///     let stack = NavigationController(leakProbe: LeakProbe { leak in print("\(leak.part) is still alive") })
@MainActor public final class LeakProbe {
    /// A part that is still alive.
    public struct Leak: Sendable, Equatable {
        /// The name of the part's type.
        public let part: String

        /// Creates a leak from the type name of the part.
        public init(part: String) {
            self.part = part
        }
    }

    /// The time that other threads have to release a part after the first check.
    public struct Grace: Sendable {
        /// The length of the grace period.
        public let dueTime: RxTimeInterval
        /// The scheduler whose clock measures the grace period.
        public let scheduler: any SchedulerType

        /// Creates a grace period of `dueTime` on `scheduler`.
        public init(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) {
            self.dueTime = dueTime
            self.scheduler = scheduler
        }
    }

    /// The leaks found so far.
    public private(set) var leaks: [Leak] = []
    /// The number of modules that were checked or are about to be.
    public private(set) var watchedModules = 0

    private let grace: Grace?
    private let onLeak: @MainActor (Leak) -> Void
    private var due = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates a probe that calls `onLeak` for each part that is still alive.
    ///
    /// A thread that delivers a response retains the objects on its way until the delivery returns, which can be after
    /// the response removed the screen. With `grace`, parts that are alive at the first check are checked a second
    /// time.
    public init(grace: Grace? = nil, onLeak: @escaping @MainActor (Leak) -> Void = { _ in }) {
        self.grace = grace
        self.onLeak = onLeak
    }

    /// Returns when every module that was removed from a stack so far has been checked.
    public func settled() async {
        guard due > 0 else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func watch(wireframe: BaseWireframe, view: any ViewInterface) {
        watch(ModuleParts.found(from: view, wireframe).map(WeakPart.init))
    }

    private func watch(_ parts: [WeakPart]) {
        watchedModules += 1
        due += 1
        Task { self.look(at: parts) }
    }

    private func look(at parts: [WeakPart]) {
        let alive = parts.filter { $0.object != nil }
        guard let grace, !alive.isEmpty else { return report(alive) }
        _ = Observable<Int>.timer(grace.dueTime, scheduler: grace.scheduler)
            .asSignal(onErrorSignalWith: .empty())
            .emit(onNext: { _ in self.report(alive.filter { $0.object != nil }) })
    }

    private func report(_ parts: [WeakPart]) {
        for part in parts {
            leaks.append(Leak(part: part.name))
            onLeak(Leak(part: part.name))
        }
        due -= 1
        guard due == 0 else { return }
        let resumed = waiting
        waiting = []
        for continuation in resumed { continuation.resume() }
    }
}

@MainActor private final class WeakPart {
    let name: String
    weak var object: AnyObject?

    init(_ object: AnyObject) {
        name = "\(type(of: object))"
        self.object = object
    }
}

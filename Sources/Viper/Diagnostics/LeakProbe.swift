import Streams

/// Looks whether the parts of a module that was taken off its stack are really freed.
///
/// It keeps weak references to the wireframe, the view, and what reflection finds from there: the presenter that the
/// view holds, and the interactor, formatter and wireframe that the presenter holds. It looks at them one turn of the
/// main queue later, so that work which is just being delivered can end. For debug builds and tests: give it to the
/// first `NavigationController`.
///
///     let stack = NavigationController(leakProbe: LeakProbe { leak in print("\(leak.part) is still alive") })
@MainActor public final class LeakProbe {
    /// A part that is still alive.
    public struct Leak: Sendable, Equatable {
        /// The name of the part's type.
        public let part: String

        /// Creates a leak of a part by the name of its type.
        public init(part: String) {
            self.part = part
        }
    }

    /// The time that other threads get to let go, after their last word has been heard here.
    public struct Grace: Sendable {
        /// How long.
        public let dueTime: RxTimeInterval
        /// By whose clock.
        public let scheduler: any SchedulerType

        /// Creates a grace of `dueTime` by the clock of `scheduler`.
        public init(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) {
            self.dueTime = dueTime
            self.scheduler = scheduler
        }
    }

    /// Everything found so far.
    public private(set) var leaks: [Leak] = []
    /// How many modules were looked at, or are about to be.
    public private(set) var watchedModules = 0

    private let grace: Grace?
    private let onLeak: @MainActor (Leak) -> Void
    private var due = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates a probe that calls `onLeak` for each part that is still alive.
    ///
    /// A thread that delivers an answer holds what the answer went through until it has returned from delivering, which
    /// may be after the answer took the screen off. With `grace`, what is alive at the first look gets a second one.
    public init(grace: Grace? = nil, onLeak: @escaping @MainActor (Leak) -> Void = { _ in }) {
        self.grace = grace
        self.onLeak = onLeak
    }

    /// Returns once every module that was taken off a stack by now has been looked at.
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

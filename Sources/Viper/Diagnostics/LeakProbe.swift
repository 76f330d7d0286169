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

    /// Everything found so far.
    public private(set) var leaks: [Leak] = []
    /// How many modules were looked at, or are about to be.
    public private(set) var watchedModules = 0

    private let onLeak: @MainActor (Leak) -> Void
    private var due = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates a probe that calls `onLeak` for each part that is still alive.
    public init(onLeak: @escaping @MainActor (Leak) -> Void = { _ in }) {
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
        for part in parts where part.object != nil {
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

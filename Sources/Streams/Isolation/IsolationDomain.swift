/// The actor to which values belong; not retained.
@usableFromInline enum IsolationDomain: Sendable {
    /// The main queue, which is the executor of the main actor.
    case main
    case actor(WeakActor)

    @usableFromInline init(_ actor: any Actor) {
        self = actor === MainActor.shared ? .main : .actor(WeakActor(actor))
    }

    /// Runs `work` in the domain: inside the call if the caller is there, otherwise later.
    ///
    /// If the actor has been released, threads that dispose its subscriptions take turns, usually inside the call.
    func run(_ work: @escaping @Sendable () -> Void) {
        switch self {
        case .main: if MainQueue.isCurrent { work() } else { MainQueue.async { work() } }
        case .actor(let reference):
            guard let actor = reference.actor else { return Self.ofReleasedActors.run(work) }
            if CurrentActor.isCurrent(actor) { return work() }
            _ = startTask(detached: false, priority: nil) { await actor.perform(work) }
        }
    }

    private static let ofProcess = Serializer()

    private static var ofReleasedActors: Serializer { Interleaving.global(ofProcess) { Serializer() } }
}

extension Actor {
    fileprivate func perform(_ work: @Sendable () -> Void) { work() }
}

/// A weak reference to an actor.
///
/// Sendable by contract: reading a weak reference is atomic, and it is not written after `init`.
@usableFromInline final class WeakActor: @unchecked Sendable {
    private(set) weak var actor: (any Actor)?

    @usableFromInline init(_ actor: any Actor) { self.actor = actor }
}

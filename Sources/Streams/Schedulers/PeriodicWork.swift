/// A periodic action, which runs one tick at a time, and never after disposal.
///
/// Sendable by contract: the state that the action captures is touched only inside the serializer.
final class PeriodicWork: Serializer, Disposable, @unchecked Sendable {
    private let action: Lock<UncheckedSendable<() -> Void>?>

    init<State>(_ state: State, _ action: @escaping (State) -> State) {
        var state = state
        self.action = Lock(UncheckedSendable { state = action(state) })
        super.init()
    }

    func tick() {
        run { [self] in action.value?.value() }
    }

    /// Releases the action at once, whenever the scheduler releases its timer.
    func dispose() { _ = action.take() }

    /// A tick runs on its scheduler, never on a background queue.
    override func handOff(_ drain: @escaping @Sendable () -> Void) -> Bool { false }
}

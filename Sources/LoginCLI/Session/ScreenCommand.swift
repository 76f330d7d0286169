import Streams

/// A command of a screen, with its effect.
@MainActor struct ScreenCommand {
    let name: SessionCommand
    let perform: @MainActor () -> Void

    init(_ name: SessionCommand, perform: @escaping @MainActor () -> Void) {
        self.name = name
        self.perform = perform
    }

    /// - Parameter action: The action of the view that the command emits.
    init(_ name: SessionCommand, _ action: PublishRelay<Void>) {
        self.init(name) { action.accept(()) }
    }
}

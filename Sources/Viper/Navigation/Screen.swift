/// A screen on a stack, for the code that displays it.
///
/// Does not retain the view: only the stack does.
@MainActor public struct Screen: Sendable {
    /// The title of the screen.
    public let title: String
    /// The view, as long as it is on its stack.
    public var view: (any ViewInterface)? { reference.view }

    private let reference: Reference

    init(title: String, view: any ViewInterface) {
        self.title = title
        reference = Reference(view)
    }

    @MainActor private final class Reference {
        weak var view: (any ViewInterface)?

        init(_ view: any ViewInterface) { self.view = view }
    }
}

/// A screen on a stack, as somebody who shows it sees it.
///
/// The view is not kept alive: only the stack does that.
@MainActor public struct Screen: Sendable {
    /// What the screen is called.
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

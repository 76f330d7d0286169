/// The reason why a navigation failed; nothing has changed then.
public enum NavigationError: Error, Sendable, Equatable {
    /// The stack has at most one screen, so there is no screen to go back to.
    case nothingToPop
    /// No stack is presented here.
    case nothingPresented
    /// A stack is presented already.
    case alreadyPresenting
    /// A presented stack covers this one, so its screens cannot change.
    case covered
    /// The stack is empty.
    case emptyStack
    /// The stack to present is already presented, or is this stack.
    case stackInUse
    /// The screen of the wireframe is already on a stack.
    case wireframeInUse
    /// The screen of the wireframe was released: a wireframe is used once.
    case wireframeFreed
    /// The wireframe that navigates is not on a stack.
    case notOnStack
}

extension NavigationError: CustomStringConvertible {
    /// The reason as a sentence for the user.
    public var description: String {
        switch self {
        case .nothingToPop: "There is no screen to go back to."
        case .nothingPresented: "There is nothing to close."
        case .alreadyPresenting: "Another screen is open above this one already."
        case .covered: "This screen cannot change while another one is open above it."
        case .emptyStack: "There is no screen to start from."
        case .stackInUse: "This stack of screens is open already."
        case .wireframeInUse: "This screen is open already."
        case .wireframeFreed: "This screen was closed, and cannot be opened again."
        case .notOnStack: "This screen is not open, so nothing can be opened from it."
        }
    }
}

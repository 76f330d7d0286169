/// Why a navigation did not take place, which means that nothing has changed.
public enum NavigationError: Error, Sendable, Equatable {
    /// Only the first screen is left, or none at all: there is nowhere to go back to.
    case nothingToPop
    /// No stack is presented here.
    case nothingPresented
    /// A stack is presented already.
    case alreadyPresenting
    /// A presented stack covers this one, so its screens cannot change.
    case covered
    /// The stack has no first screen yet.
    case emptyStack
    /// The stack to present is presented already, or would present itself.
    case stackInUse
    /// The wireframe's screen is on a stack already.
    case wireframeInUse
    /// The wireframe's screen is gone: a wireframe serves once.
    case wireframeFreed
    /// The wireframe that navigates is not on any stack.
    case notOnStack
}

extension NavigationError: CustomStringConvertible {
    /// The reason as a sentence.
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

import Streams
import Viper

extension PrimitiveSequence where Trait == SingleTrait, Element: Sendable {
    /// The element as a signal; a failure is told to the person, and ends the signal without an event.
    @MainActor func asSignal(alertingOn wireframe: any WireframeInterface) -> Signal<Element> {
        asSignal(onErrorRecover: { [weak wireframe] error in
            wireframe?.showErrorAlert(with: error.sentence)
            return .empty()
        })
    }

    /// The same for what needs a session: where that has ended, an alert alone would be of no help.
    @MainActor func asSignal(inSessionOf wireframe: any SessionWireframeInterface) -> Signal<Element> {
        asSignal(onErrorRecover: { [weak wireframe] error in
            if error as? ServiceError == .unauthorized {
                wireframe?.sessionHasEnded()
            } else {
                wireframe?.showErrorAlert(with: error.sentence)
            }
            return .empty()
        })
    }
}

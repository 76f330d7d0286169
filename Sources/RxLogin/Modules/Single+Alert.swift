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
}

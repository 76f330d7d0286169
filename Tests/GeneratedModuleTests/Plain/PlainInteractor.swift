/// Calls the services of Plain.
public final class PlainInteractor {
    /// Creates an interactor.
    public init() {}
}

// MARK: - Extensions -

extension PlainInteractor: PlainInteractorInterface {}

/// Calls the services of NAME.
public final class NAMEInteractor {
    /// Creates an interactor.
    public init() {}
}

// MARK: - Extensions -

extension NAMEInteractor: NAMEInteractorInterface {}

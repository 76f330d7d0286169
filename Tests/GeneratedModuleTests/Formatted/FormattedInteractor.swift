/// Calls the services of Formatted.
public final class FormattedInteractor {
    /// Creates an interactor.
    public init() {}
}

// MARK: - Extensions -

extension FormattedInteractor: FormattedInteractorInterface {}

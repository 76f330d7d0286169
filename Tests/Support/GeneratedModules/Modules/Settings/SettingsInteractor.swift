import Streams

/// Calls the services of Settings.
public final class SettingsInteractor {
    /// Creates an interactor.
    public init() {}
}

// MARK: - Extensions -

extension SettingsInteractor: SettingsInteractorInterface {
    /// Loads the models.
    public func load() -> Single<[String]> { .just([]) }
}

import Streams

/// Calls the service of Settings.
final class SettingsInteractor {
    private let service: any SettingsServiceable

    init(service: any SettingsServiceable) {
        self.service = service
    }
}

// MARK: - Extensions -

extension SettingsInteractor: SettingsInteractorInterface {
    func load() -> Single<[String]> {
        .create { [service] in try await service.models() }
    }
}

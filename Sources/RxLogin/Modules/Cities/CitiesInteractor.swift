/// Reads the cities from the service.
final class CitiesInteractor {
    private let service: any WeatherServiceable

    /// Creates an interactor over a service.
    init(service: any WeatherServiceable) {
        self.service = service
    }
}

// MARK: - Extensions -

extension CitiesInteractor: CitiesInteractorInterface {
    /// The cities of the service.
    var cities: [City] { service.cities }
}

/// Reads the cities from the service.
public final class CitiesInteractor {
    private let service: any WeatherServiceable

    /// Creates an interactor over a service.
    public init(service: any WeatherServiceable) {
        self.service = service
    }
}

// MARK: - Extensions -

extension CitiesInteractor: CitiesInteractorInterface {
    /// The cities of the service.
    public var cities: [City] { service.cities }
}

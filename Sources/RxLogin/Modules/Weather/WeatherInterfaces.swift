import Streams
import Viper

/// The wireframe as seen by the weather presenter.
@MainActor protocol WeatherWireframeInterface: SessionWireframeInterface {}

/// The view as seen by the weather presenter.
///
/// A view of this kind learns everything from the calls of its presenter. Each request is a call of
/// `showProgressHUD()`, one of `hideProgressHUD()`, and one of `assignWeather(_:)` or `requestFailed(_:)`.
@MainActor public protocol WeatherViewInterface: ViewInterface {
    /// The presenter, retained by the view.
    var presenter: (any WeatherPresenterInterface)? { get set }

    /// The weather was loaded.
    func assignWeather(_ weather: WeatherReport)

    /// The weather could not be loaded; the alert has been shown.
    func requestFailed(_ error: ServiceError)
}

/// The presenter as seen by the weather view.
@MainActor public protocol WeatherPresenterInterface: PresenterInterface {
    /// The name of the city.
    var title: String { get }

    /// The view is set up; loads the weather.
    func viewIsReady()

    /// Loads the weather again.
    func requestWeather()
}

/// The interactor as seen by the weather presenter.
protocol WeatherInteractorInterface: InteractorInterface {
    /// Returns the city with this identifier, if the service has it.
    func city(with id: Int) -> City?

    /// Emits the current weather of a city.
    func obtainCurrentWeather(for city: City) -> Single<Weather>
}

/// The weather as the view shows it.
public struct WeatherReport: Sendable, Equatable {
    /// A measured quantity.
    public struct Line: Sendable, Equatable {
        /// The name of the quantity.
        public let label: String
        /// The value with its unit.
        public let value: String

        /// Creates a line.
        public init(label: String, value: String) {
            self.label = label
            self.value = value
        }
    }

    /// The known quantities, the most important first.
    public let lines: [Line]

    /// Creates a report.
    public init(lines: [Line]) {
        self.lines = lines
    }
}

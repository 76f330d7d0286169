import Streams
import Viper

/// What the presenter of Weather asks of its wireframe.
@MainActor public protocol WeatherWireframeInterface: WireframeInterface {}

/// What the presenter of Weather asks of its view.
@MainActor public protocol WeatherViewInterface: ViewInterface {
    /// The presenter, kept alive by the view.
    var presenter: (any WeatherPresenterInterface)? { get set }

    /// The weather that was asked for has come.
    func assignWeather(_ weather: WeatherReport)
}

/// What the view of Weather asks of its presenter.
@MainActor public protocol WeatherPresenterInterface: PresenterInterface {
    /// What the view is called.
    var title: String { get }

    /// The view is set up, and wants the weather.
    func viewIsReady()

    /// The person wants the weather again.
    func requestWeather()
}

/// What the presenter of Weather asks of its interactor.
public protocol WeatherInteractorInterface: InteractorInterface {
    /// The city with an id, if it is one of the app.
    func city(with id: Int) -> City?

    /// The weather of the moment.
    func obtainCurrentWeather(for city: City) -> Single<Weather>
}

/// The weather as a view shows it.
public struct WeatherReport: Sendable, Equatable {
    /// One thing that was measured.
    public struct Line: Sendable, Equatable {
        /// What was measured.
        public let label: String
        /// How much, with its unit.
        public let value: String

        /// Creates a line.
        public init(label: String, value: String) {
            self.label = label
            self.value = value
        }
    }

    /// What was measured, from the most to the least important; what was not is left out.
    public let lines: [Line]

    /// Creates a report.
    public init(lines: [Line]) {
        self.lines = lines
    }
}

/// What is known of the weather at a place: not every station measures everything.
public struct Weather: Sendable, Equatable {
    /// The place, as the weather service calls it.
    public var name: String?
    /// The sky in a word or two.
    public var description: String?
    /// In degrees Celsius, like the next two.
    public var temperature: Double?
    /// The lowest of the moment within the place.
    public var minTemperature: Double?
    /// The highest of the moment within the place.
    public var maxTemperature: Double?
    /// In hectopascal.
    public var pressure: Double?
    /// In percent.
    public var humidity: Double?
    /// How much of the sky is covered, in percent.
    public var clouds: Double?
    /// In metres per second.
    public var windSpeed: Double?
    /// Where the wind comes from, in degrees clockwise from north.
    public var windDegree: Double?
    /// How far one sees, in metres.
    public var visibility: Double?

    /// Creates weather of which nothing but the given is known.
    public init(
        name: String? = nil, description: String? = nil, temperature: Double? = nil, minTemperature: Double? = nil,
        maxTemperature: Double? = nil, pressure: Double? = nil, humidity: Double? = nil, clouds: Double? = nil,
        windSpeed: Double? = nil, windDegree: Double? = nil, visibility: Double? = nil
    ) {
        self.name = name
        self.description = description
        self.temperature = temperature
        self.minTemperature = minTemperature
        self.maxTemperature = maxTemperature
        self.pressure = pressure
        self.humidity = humidity
        self.clouds = clouds
        self.windSpeed = windSpeed
        self.windDegree = windDegree
        self.visibility = visibility
    }
}

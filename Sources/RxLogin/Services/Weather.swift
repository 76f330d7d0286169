/// The weather at a place; measurements that the station does not make are `nil`.
public struct Weather: Sendable, Equatable {
    /// The name of the place at the weather service.
    public var name: String?
    /// A short description, for example "light rain".
    public var description: String?
    /// The temperature in degrees Celsius.
    public var temperature: Double?
    /// The lowest current temperature within the place, in degrees Celsius.
    public var minTemperature: Double?
    /// The highest current temperature within the place, in degrees Celsius.
    public var maxTemperature: Double?
    /// The pressure in hectopascals.
    public var pressure: Double?
    /// The humidity in percent.
    public var humidity: Double?
    /// The share of the sky that clouds cover, in percent.
    public var clouds: Double?
    /// The speed of the wind in meters per second.
    public var windSpeed: Double?
    /// The direction from which the wind blows, in degrees clockwise from north.
    public var windDegree: Double?
    /// The visibility in meters.
    public var visibility: Double?

    /// Creates weather with the measurements that are given.
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

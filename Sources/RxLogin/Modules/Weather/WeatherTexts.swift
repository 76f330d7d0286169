/// The texts of the weather module.
enum WeatherTexts {
    static let title = "Weather"
    static let sky = "Sky"
    static let temperature = "Temperature"
    static let lowest = "Lowest"
    static let highest = "Highest"
    static let wind = "Wind"
    static let windDirection = "Wind from"
    static let clouds = "Clouds"
    static let humidity = "Humidity"
    static let pressure = "Pressure"
    static let visibility = "Visibility"

    static func unknownCity(_ id: Int) -> String { "There is no city \(id). Open cities for the list." }

    /// The nearest of eight directions.
    static func direction(degrees: Double) -> String {
        let winds = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"]
        let eighths = (degrees / 45).rounded().truncatingRemainder(dividingBy: 8)
        return winds[Int(eighths < 0 ? eighths + 8 : eighths)]
    }
}

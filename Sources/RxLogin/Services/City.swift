/// A place with a weather report.
public struct City: Sendable, Equatable {
    /// The id at the weather service.
    public let id: Int
    /// The name, in English.
    public let name: String
    /// The ISO 3166 code of the country, two letters.
    public let country: String

    /// Creates a city.
    public init(id: Int, name: String, country: String) {
        self.id = id
        self.name = name
        self.country = country
    }
}

extension City {
    /// The cities of the app.
    static let all = [
        City(id: 2_643_743, name: "London", country: "GB"),
        City(id: 5_128_638, name: "New York", country: "US"),
        City(id: 2_968_815, name: "Paris", country: "FR"),
        City(id: 703_447, name: "Kyiv", country: "UA"),
        City(id: 5_332_921, name: "California", country: "US"),
        City(id: 3_117_735, name: "Madrid", country: "ES"),
        City(id: 2_950_159, name: "Berlin", country: "DE"),
    ]
}

import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Makes the requests of the API, without authorization, which is added when they are sent.
struct RequestBuilder: Sendable {
    let endpoint: ServerAddress
    var weatherKey: WeatherKey?

    func register(_ credentials: CredentialsRecord) throws -> URLRequest {
        try request("POST", "users", body: credentials)
    }

    func login(_ credentials: CredentialsRecord) throws -> URLRequest {
        try request("POST", "sessions", body: credentials)
    }

    func currentSession() -> URLRequest { request("GET", "sessions/current") }

    func endSession() -> URLRequest { request("DELETE", "sessions/current") }

    func shows() -> URLRequest { request("GET", "shows") }

    func show(withID id: Int) -> URLRequest { request("GET", "shows/\(id)") }

    func reviews(ofShow id: Int) -> URLRequest { request("GET", "shows/\(id)/reviews") }

    func addReview(_ draft: ReviewDraftRecord, toShow id: Int) throws -> URLRequest {
        try request("POST", "shows/\(id)/reviews", body: draft)
    }

    func transactions() -> URLRequest { request("GET", "transactions") }

    func weather(forCity id: Int) -> URLRequest {
        let parameters = ["id": "\(id)", "units": "metric", "appid": weatherKey?.text]
        return request("GET", "data/2.5/weather", parameters.compactMapValues { $0 })
    }

    private func request(_ method: String, _ path: String, _ parameters: [String: String] = [:]) -> URLRequest {
        var url = endpoint.url.appending(path: path)
        if !parameters.isEmpty {
            url.append(queryItems: parameters.sorted { $0.key < $1.key }.map(URLQueryItem.init))
        }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        return request
    }

    private func request(_ method: String, _ path: String, body: some Encodable) throws -> URLRequest {
        var request = request(method, path)
        request.httpBody = try JSONEncoder().encode(body)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        return request
    }
}

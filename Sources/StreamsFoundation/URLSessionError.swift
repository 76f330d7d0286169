import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a request fails with although the session did its part.
public enum URLSessionError: Error {
    /// The response is not one of HTTP.
    case nonHTTPResponse(response: URLResponse)
    /// The status of the response is outside of 200..<300.
    case httpRequestFailed(response: HTTPURLResponse, data: Data?)
    /// The data of the response is not of the expected format.
    case deserializationError(error: any Error)
}

extension URLSessionError: LocalizedError {
    /// The cause in a sentence that can be shown to a person.
    public var errorDescription: String? {
        switch self {
        case .nonHTTPResponse: "What answered is not a web server."
        case .httpRequestFailed(let response, _): "The server answered with status \(response.statusCode)."
        case .deserializationError: "The server's answer makes no sense."
        }
    }
}

import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The failure of a request for which the session reported no error.
public enum URLSessionError: Error {
    /// The session reported neither a response nor an error.
    case unknown
    /// The response is not an HTTP response.
    case nonHTTPResponse(response: URLResponse)
    /// The status code is outside 200..<300.
    case httpRequestFailed(response: HTTPURLResponse, data: Data?)
    /// The body does not have the expected format.
    case deserializationError(error: any Error)
}

extension URLSessionError: LocalizedError {
    /// A description for the user.
    public var errorDescription: String? {
        switch self {
        case .unknown: "The server did not respond."
        case .nonHTTPResponse: "The response is not an HTTP response."
        case .httpRequestFailed(let response, _): "The server responded with status \(response.statusCode)."
        case .deserializationError: "The response does not have the expected format."
        }
    }
}

import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension AuthorizationAdapter {
    /// The request in the name of whoever is logged in, or as it is when nobody is.
    func stamp(_ request: URLRequest) -> URLRequest {
        authorizationHeader.map(request.authorized) ?? request
    }
}

extension URLRequest {
    /// The request with an `Authorization` header.
    func authorized(by header: String) -> URLRequest {
        var request = self
        request.setValue(header, forHTTPHeaderField: "Authorization")
        return request
    }
}

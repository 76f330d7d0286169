import Foundation
import RxLogin

/// The address of a server, to which passwords can be sent.
///
/// Its scheme is `https`, or `http` for this machine: `localhost`, `127.…` and `[::1]`; beyond it, `http` has to be
/// allowed. A path is kept, for servers that are not at the root of their host. On Linux, IPv6 addresses are refused,
/// because Foundation cannot reach them.
public struct ServerAddress: Sendable, Equatable {
    /// The address in one spelling for each server: scheme and host in lowercase, without the port of the scheme, and
    /// without a slash at the end.
    public let url: URL
    /// Whether the server is on this machine.
    private let isLoopback: Bool

    /// Reads an address, as in `https://example.org` or `http://127.0.0.1:8080`.
    ///
    /// - Parameters:
    ///   - text: The address.
    ///   - allowsPlainHTTP: Whether passwords may be sent to other machines without encryption.
    /// - Throws: `ServiceError.refused` with the reason.
    public init(_ text: String, allowsPlainHTTP: Bool = false) throws(ServiceError) {
        let example = "Give an address as in https://example.org."
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            let host = parts.host, !host.isEmpty, parts.port.map({ 1...65_535 ~= $0 }) ?? true
        else { throw .refused(reason: "This is not the address of a server. \(example)") }
        guard scheme == "https" || scheme == "http" else {
            throw .refused(reason: "A server is reached by https, not by \(scheme). \(example)")
        }
        // The decoded forms are nil also if they are not UTF-8, as in https://example.org#%FF.
        guard parts.percentEncodedUser == nil, parts.percentEncodedPassword == nil, parts.percentEncodedQuery == nil,
            parts.percentEncodedFragment == nil
        else {
            throw .refused(
                reason: "The address of a server has no user, password, query or fragment. \(example)")
        }
        let isLoopback = Self.isLoopback(host)
        guard scheme == "https" || isLoopback || allowsPlainHTTP else {
            throw .refused(
                reason: "http is not encrypted, so it is for servers on this machine only. Use https://\(host).")
        }
        #if os(Linux)
            guard !host.contains(":") else {
                throw .refused(reason: "On Linux a server is reached by its name, not by an IPv6 address. \(example)")
            }
        #endif
        var address = parts
        address.scheme = scheme
        address.encodedHost = parts.encodedHost?.lowercased()
        // An empty port counts as that of the scheme (RFC 3986, section 6.2.3), and is removed by the assignment.
        address.port = parts.port == (scheme == "https" ? 443 : 80) ? nil : parts.port
        while address.percentEncodedPath.hasSuffix("/") { address.percentEncodedPath.removeLast() }
        guard let url = address.url else { throw .refused(reason: "This is not the address of a server. \(example)") }
        self.url = url
        self.isLoopback = isLoopback
    }

    /// Returns whether a host is this machine by its name alone, since the answer of a name server can be forged.
    private static func isLoopback(_ host: String) -> Bool {
        let host = host.lowercased()
        if host == "localhost" || host == "::1" || host == "[::1]" { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        // A name server would be asked for other spellings, such as +1 or 08.
        let areDecimal = numbers.allSatisfy { UInt8($0).map(String.init) == String($0) }
        return numbers.count == 4 && numbers[0] == "127" && areDecimal
    }
}

extension ServerAddress {
    /// Excludes a server on this machine from the proxy of the environment, which could read the passwords.
    ///
    /// On Linux the sessions of Foundation have no setting for it. Their libcurl reads `no_proxy` at each request.
    func bypassProxy() {
        #if os(Linux)
            guard isLoopback, let host = url.host() else { return }
            // As bytes: a name that is not UTF-8 is kept as it is.
            let value = getenv("no_proxy") ?? getenv("NO_PROXY")
            let excluded = value.map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) } ?? []
            let hosts = excluded.split(separator: UInt8(ascii: ",")).map(Array.init)
            guard excluded != [UInt8(ascii: "*")], !hosts.contains(Array(host.utf8)) else { return }
            let changed = (hosts + [Array(host.utf8)]).joined(separator: [UInt8(ascii: ",")])
            setenv("no_proxy", changed.map(CChar.init(bitPattern:)) + [0], 1)
        #endif
    }
}

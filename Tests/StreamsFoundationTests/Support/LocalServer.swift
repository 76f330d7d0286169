import Foundation

/// A web server on a port of this machine, which answers what it is told to, or nothing at all.
///
/// It runs until the process ends.
final class LocalServer: Sendable {
    /// Returns the answer to the request for a path; nil for none.
    typealias Answer = @Sendable (_ path: String) -> Response?

    struct Response {
        var status: Int
        var body = ""
        var fields: [String] = []
    }

    /// Signalled when a request has come that it does not answer, and when the client has closed its connection.
    let unanswered = (begun: DispatchSemaphore(value: 0), closed: DispatchSemaphore(value: 0))

    private let port: UInt16

    init(_ answer: @escaping Answer) throws {
        let (socket, port) = try Self.bound()
        self.port = port
        listen(socket, 128)
        Thread.detachNewThread { [unanswered] in
            while case let connection = accept(socket, nil, nil), connection >= 0 {
                Thread.detachNewThread {
                    Self.serve(connection, answer, unanswered.begun, unanswered.closed)
                    close(connection)
                }
            }
        }
    }

    func url(_ path: String) -> URL { Self.url(port, path) }

    /// A URL whose port is taken by this process, which does not listen.
    static func urlThatRefuses() throws -> URL { url(try bound().port, "") }

    private static func url(_ port: UInt16, _ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)/\(path)")! }

    private static func bound() throws -> (socket: Int32, port: UInt16) {
        #if canImport(Darwin)
            let type = SOCK_STREAM
        #else
            let type = Int32(SOCK_STREAM.rawValue)
        #endif
        let socket = socket(AF_INET, type, 0)
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout.size(ofValue: address))
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        let result = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(socket, address, size) | getsockname(socket, address, &size)
            }
        }
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return (socket, UInt16(bigEndian: address.sin_port))
    }

    private static func serve(
        _ connection: Int32, _ answer: Answer, _ begun: DispatchSemaphore, _ closed: DispatchSemaphore
    ) {
        var bytes = [UInt8](repeating: 0, count: 4096)
        var request = ""
        while !request.contains("\r\n\r\n") {
            let count = read(connection, &bytes, bytes.count)
            if count <= 0 { return }
            request += String(decoding: bytes[..<count], as: UTF8.self)
        }
        let path = request.split(separator: " ")[1].dropFirst()
        guard let answer = answer(String(path)) else {
            begun.signal()
            while read(connection, &bytes, bytes.count) > 0 {}
            closed.signal()
            return
        }
        let head = [
            "HTTP/1.1 \(answer.status) Status", "Content-Length: \(answer.body.utf8.count)", "Connection: close",
        ]
        let lines = head + answer.fields + ["", answer.body]
        let response = lines.joined(separator: "\r\n")
        _ = write(connection, response, response.utf8.count)
    }
}

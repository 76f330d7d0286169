import Foundation

/// A port of this machine that refuses connections: it is bound, and no process listens.
final class ClosedPort {
    let number: UInt16
    private let socket: Int32

    init?() {
        #if canImport(Darwin)
            let socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
        #else
            let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(socket, pointer, size) == 0 && getsockname(socket, pointer, &size) == 0
            }
        }
        self.socket = socket
        number = UInt16(bigEndian: address.sin_port)
        if !isBound { return nil }
    }

    deinit { close(socket) }
}

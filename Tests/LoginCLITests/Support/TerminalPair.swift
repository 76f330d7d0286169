import Foundation

/// Both ends of a pseudo-terminal, closed with the last reference.
final class TerminalPair {
    struct Failure: Error {
        let code: Int32
    }

    private(set) var master: Int32 = -1
    private(set) var slave: Int32 = -1

    init(columns: UInt16 = 80) throws {
        var ends: (master: Int32, slave: Int32) = (-1, -1)
        var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        var code: Int32 = 0
        Descriptors.make {
            if openpty(&ends.master, &ends.slave, nil, nil, &size) == -1 { code = errno }
            return [ends.master, ends.slave]
        }
        guard code == 0 else { throw Failure(code: code) }
        (master, slave) = ends
    }

    deinit {
        closeSlave()
        if master >= 0 { Descriptors.close(master) }
    }

    /// The slave's name, by which another session opens it.
    var path: String { ttyname(slave).map { String(cString: $0) } ?? "" }

    /// Whether the terminal shows what is typed.
    var echoes: Bool {
        var mode = termios()
        return tcgetattr(master, &mode) == 0 && mode.c_lflag & tcflag_t(ECHO) != 0
    }

    func closeSlave() {
        if slave >= 0 { Descriptors.close(slave) }
        slave = -1
    }
}

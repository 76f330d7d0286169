import Foundation

/// Both ends of a pseudo-terminal.
struct TerminalPair {
    struct Failure: Error {
        let code: Int32
    }

    private(set) var master: Int32 = -1
    private(set) var slave: Int32 = -1

    init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
        var ends: (master: Int32, slave: Int32) = (-1, -1)
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        var code: Int32 = 0
        Descriptors.make {
            if openpty(&ends.master, &ends.slave, nil, nil, &size) == -1 { code = errno }
            return [ends.master, ends.slave]
        }
        guard code == 0 else { throw Failure(code: code) }
        (master, slave) = ends
    }

    /// The slave's name, by which another session opens it.
    var path: String { ttyname(slave).map { String(cString: $0) } ?? "" }

    /// Whether the terminal shows what is typed.
    var echoes: Bool {
        var mode = termios()
        return tcgetattr(master, &mode) == 0 && mode.c_lflag & tcflag_t(ECHO) != 0
    }

    mutating func closeMaster() {
        if master >= 0 { Descriptors.close(master) }
        master = -1
    }

    mutating func closeSlave() {
        if slave >= 0 { Descriptors.close(slave) }
        slave = -1
    }
}

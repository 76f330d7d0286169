import Foundation

/// A parser with the properties that hold for every input.
struct FuzzTarget: Sendable {
    static let all = [
        marbles, routes, arguments, sessionInput, lineEditor, lineReader, layout, store, hash, http, server,
    ]

    /// The target that the environment names.
    ///
    /// The environment, because libFuzzer starts the program again with other arguments, to merge a corpus for example.
    static let chosen: FuzzTarget = {
        let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"]
        guard let target = all.first(where: { $0.name == name }) else {
            print("Set FUZZ_TARGET to one of: \(all.map(\.name).joined(separator: " "))")
            exit(2)
        }
        return target
    }()

    let name: String
    /// Parses an input, and stops the program if a property does not hold.
    let check: @Sendable (Input) -> Void

    init(_ name: String, check: @escaping @Sendable (Input) -> Void) {
        self.name = name
        self.check = check
    }
}

/// The bytes that libFuzzer chose.
struct Input: Sendable {
    private(set) var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// All bytes as text, with invalid ones replaced.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The lines as text.
    var lines: [String] {
        bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Removes the first byte, which chooses a setting, and returns it; 0 if there is none.
    mutating func choice() -> UInt8 { bytes.isEmpty ? 0 : bytes.removeFirst() }
}

/// Stops the program if a property does not hold; libFuzzer then stores the input.
func require(
    _ condition: Bool, _ property: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line
) {
    if !condition { fatalError(property(), file: file, line: line) }
}

extension String {
    /// Whether the text has a character that controls a terminal.
    var controlsTerminal: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}

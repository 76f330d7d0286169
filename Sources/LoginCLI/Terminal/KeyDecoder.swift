/// A key that edits a line.
enum Key: Equatable, Sendable {
    /// A Unicode scalar; a character can consist of several.
    case text(Unicode.Scalar)
    /// Bytes that are not UTF-8.
    case notText
    case enter
    /// Ctrl-D.
    case endOfInput
    case backspace
    case delete
    case deleteWord
    case deleteToStart
    case deleteToEnd
    case left
    case right
    case home
    case end
    case up
    case down
}

/// Turns the bytes that a terminal sends into keys: cursor keys, and the control characters of shells.
struct KeyDecoder {
    private enum EscapeSequence {
        case none
        case started
        case parameters(String)
    }

    private var incompleteCharacter: [UInt8] = []
    private var escapeSequence = EscapeSequence.none

    /// Returns the keys that end with a byte: usually one or none, and two if the byte interrupts a character.
    mutating func decode(_ byte: UInt8) -> [Key] {
        if let keys = decodeEscapeSequence(byte) { return keys }
        if byte == 0x08 || byte == 0x7F, !incompleteCharacter.isEmpty {
            incompleteCharacter = []
            return []
        }
        let key = control(byte)
        guard key != nil || byte & 0xC0 != 0x80 else { return complete(with: byte) }
        let interrupted: [Key] = incompleteCharacter.isEmpty ? [] : [.notText]
        incompleteCharacter = []
        return interrupted + (key.map { [$0] } ?? complete(with: byte))
    }

    private func control(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x0A, 0x0D: .enter
        case 0x08, 0x7F: .backspace
        case 0x01: .home
        case 0x02: .left
        case 0x04: .endOfInput
        case 0x05: .end
        case 0x06: .right
        case 0x0B: .deleteToEnd
        case 0x0E: .down
        case 0x10: .up
        case 0x15: .deleteToStart
        case 0x17: .deleteWord
        default: nil
        }
    }

    private mutating func complete(with byte: UInt8) -> [Key] {
        incompleteCharacter.append(byte)
        let length = max((~incompleteCharacter[0]).leadingZeroBitCount, 1)
        guard incompleteCharacter.count >= length else { return [] }
        defer { incompleteCharacter = [] }
        let scalar = String(validating: incompleteCharacter, as: UTF8.self)?.unicodeScalars.first
        return [scalar.map(Key.text) ?? .notText]
    }

    /// Returns `nil` for a byte that belongs to no escape sequence.
    ///
    /// Sequences of other keys have no effect.
    private mutating func decodeEscapeSequence(_ byte: UInt8) -> [Key]? {
        switch (escapeSequence, byte) {
        case (_, 0x1B): escapeSequence = .started
        case (.none, _): return nil
        case (_, ..<0x20), (_, 0x80...):
            escapeSequence = .none
            return nil
        case (.started, UInt8(ascii: "[")), (.started, UInt8(ascii: "O")): escapeSequence = .parameters("")
        // The function keys of the Linux console, as in ESC [ [ A.
        case (.parameters(""), UInt8(ascii: "[")): escapeSequence = .parameters("[")
        case (.parameters(let text), ..<0x40):
            // No key has more; a longer sequence is skipped in constant memory.
            escapeSequence = .parameters(String((text + String(UnicodeScalar(byte))).prefix(8)))
        case (.parameters(let text), _):
            escapeSequence = .none
            return Self.cursorKey(text + String(UnicodeScalar(byte))).map { [$0] } ?? []
        case (.started, _): escapeSequence = .none
        }
        return []
    }

    private static func cursorKey(_ sequence: String) -> Key? {
        switch sequence {
        case "A": .up
        case "B": .down
        case "C": .right
        case "D": .left
        case "H", "1~", "7~": .home
        case "F", "4~", "8~": .end
        case "3~": .delete
        default: nil
        }
    }
}

/// The lines that were entered, for the keys Up and Down.
struct LineHistory {
    private static let capacity = 100

    private var lines: [String] = []
    /// The index of the line that is shown; the number of lines for the one that is being typed.
    private var position = 0
    private var typed = ""

    /// Adds a line, unless it is empty or the same as the last one.
    mutating func add(_ line: String) {
        if !line.isEmpty && line != lines.last { lines = lines.suffix(Self.capacity - 1) + [line] }
        position = lines.count
    }

    /// Returns the line above the one that is shown, or `nil` if there is none.
    mutating func previous(to shown: String) -> String? {
        guard position > 0 else { return nil }
        if position == lines.count { typed = shown }
        position -= 1
        return lines[position]
    }

    /// Returns the line below the one that is shown, at last the one that was being typed.
    mutating func next() -> String? {
        guard position < lines.count else { return nil }
        position += 1
        return position == lines.count ? typed : lines[position]
    }
}

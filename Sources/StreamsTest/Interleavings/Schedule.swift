/// The chosen thread of each step of a run.
///
/// As a text, `a12 b4 a` stands for 12 steps of the first thread, 4 of the second and 1 of the first.
package struct Schedule: Equatable, CustomStringConvertible {
    /// The index of the thread of each step.
    package var steps: [Int] = []

    package init(_ steps: [Int] = []) { self.steps = steps }

    /// Parses a schedule; nil if `text` is not a schedule.
    package init?(_ text: String) {
        for word in text.split(separator: " ") {
            let letters = word.prefix { $0.isLetter }
            let digits = word.dropFirst(letters.count)
            guard let index = Self.index(letters), let count = digits.isEmpty ? 1 : Int(digits), count > 0 else {
                return nil
            }
            steps.append(contentsOf: repeatElement(index, count: count))
        }
    }

    package var description: String {
        var words: [String] = []
        var rest = steps[...]
        while let first = rest.first {
            let count = rest.prefix { $0 == first }.count
            words.append(Self.name(first) + (count == 1 ? "" : "\(count)"))
            rest = rest.dropFirst(count)
        }
        return words.joined(separator: " ")
    }

    /// Returns the name of the thread with this index: `a` to `z`, then `aa` to `zz`, and longer names.
    static func name(_ index: Int) -> String {
        let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index % 26)))
        return index < 26 ? letter : name(index / 26 - 1) + letter
    }

    private static func index(_ name: Substring) -> Int? {
        var index = 0
        for letter in name.utf8 {
            guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) else { return nil }
            index = index * 26 + Int(letter - UInt8(ascii: "a")) + 1
        }
        return index == 0 ? nil : index - 1
    }
}

/// The characters that stand for elements in a drawing.
///
/// An element whose description is one letter or digit is its own label. Every other element gets a letter and a line
/// in the legend.
struct MarbleLabels: IteratorProtocol {
    private var labels: IndexingIterator<[Character]>

    /// The legend of the labels that are not descriptions of their elements.
    let legend: [MarbleNote]

    /// Creates labels for `elements`; elements in `names` keep their names.
    init<Element: Equatable>(of elements: [Element], names: [(sign: Character, value: Element)] = []) {
        var known: [(label: Character?, element: Element)] = names.map { ($0.sign, $0.value) }
        var taken = Set(names.map(\.sign))
        // A search in time proportional to the number of elements is left for those that have no hash value.
        let isHashable = Element.self is any Hashable.Type
        func key(_ element: Element) -> AnyHashable? { isHashable ? element as? AnyHashable : nil }
        var placesByKey: [AnyHashable: Int] = [:]
        for (place, name) in names.enumerated() {
            if let key = key(name.value), placesByKey[key] == nil { placesByKey[key] = place }
        }
        let places = elements.map { element in
            let key = key(element)
            if let place = key.map({ placesByKey[$0] }) ?? known.firstIndex(where: { $0.element == element }) {
                return place
            }
            let itself = Self.sign("\(element)").flatMap { taken.insert($0).inserted ? $0 : nil }
            if let key { placesByKey[key] = known.count }
            known.append((itself, element))
            return known.count - 1
        }
        // Assigned last, when the letters that are their own labels are known.
        var letters = marbleLetters.lazy.filter { !taken.contains($0) }.makeIterator()
        let signs = known.map { $0.label ?? letters.next() ?? noMarbleLetter }
        labels = places.map { signs[$0] }.makeIterator()
        legend = Set(places).map { (sign: signs[$0], text: "\(known[$0].element)") }
            .filter { String($0.sign) != $0.text }
            .sorted { $0.sign < $1.sign }
            .map { MarbleNote(sign: "\($0.sign)", text: $0.text) }
    }

    /// Returns the labels of the elements, in order.
    mutating func next() -> Character? { labels.next() }

    /// Returns the letter or digit that a text consists of.
    private static func sign(_ text: String) -> Character? {
        // Some letters combine with their neighbors into one character.
        guard text.count == 1, "a\(text)\(text)a".count == 4, let sign = text.first else { return nil }
        return sign.isLetter || sign.isNumber ? sign : nil
    }
}

/// Letters that never combine with their neighbors: Latin, Greek, and a thousand of Han.
private let marbleLetters: [Character] = [0x61...0x7A, 0x41...0x5A, 0x3B1...0x3C9, 0x4E00...0x51E7]
    .flatMap { $0 }.compactMap(Unicode.Scalar.init).map(Character.init)

/// The label when the letters are used up; it cannot be parsed.
private let noMarbleLetter: Character = "\u{FFFD}"

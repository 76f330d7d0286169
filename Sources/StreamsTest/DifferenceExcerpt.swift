/// The part of two lists that a failure shows: what surrounds their first difference.
struct DifferenceExcerpt {
    /// The number of equal items before the difference, and of items from it on, that are shown of each list.
    static let reach = 20

    /// The index of the first difference.
    let place: Int

    init<Item: Equatable>(_ lhs: [Item], _ rhs: [Item]) { place = zip(lhs, rhs).prefix { $0 == $1 }.count }

    /// The number of equal items that are not shown.
    var before: Int { max(0, place - Self.reach) }

    /// Returns the indices of the items of a list that are shown.
    func shown<Item>(of list: [Item]) -> Range<Int> { before..<min(list.count, place + Self.reach) }

    /// Returns the number of items at the end of a list that are not shown.
    func after<Item>(_ list: [Item]) -> Int { list.count - shown(of: list).upperBound }

    /// Returns a sentence about the items that are not shown; empty if there are none.
    func omission<Item>(_ items: String, expected: [Item], actual: [Item]) -> String {
        let after = (expected: after(expected), actual: after(actual))
        if before == 0, after == (0, 0) { return "" }
        return "\(items) not shown: \(before) before, \(after.expected) expected and \(after.actual) actual after."
    }
}

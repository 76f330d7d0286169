/// Distinct elements, each with the number of times that it was added.
///
/// Nothing is searched, and nothing moves but the last element, to the place of one that is removed. So the order depends
/// on what has come and gone, and not on addresses.
struct CountedSet<Element: Identifiable> {
    private(set) var all: [Element] = []
    private var counts: [Int] = []
    private var places: [Element.ID: Int] = [:]

    /// The number of times that the element was added, less those that it was removed.
    func count(of element: Element) -> Int { places[element.id].map { counts[$0] } ?? 0 }

    /// Returns the count that the element has now.
    @discardableResult mutating func add(_ element: Element) -> Int {
        if let place = places[element.id] {
            counts[place] += 1
            return counts[place]
        }
        places[element.id] = all.count
        all.append(element)
        counts.append(1)
        return 1
    }

    /// Returns the count that the element has now.
    @discardableResult mutating func remove(_ element: Element) -> Int {
        guard let place = places[element.id] else { return 0 }
        counts[place] -= 1
        if counts[place] > 0 { return counts[place] }
        places[element.id] = nil
        let (last, count) = (all.removeLast(), counts.removeLast())
        if place < all.count { (all[place], counts[place], places[last.id]) = (last, count, place) }
        return 0
    }
}

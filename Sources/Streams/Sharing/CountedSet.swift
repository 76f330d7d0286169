/// Distinct elements in the order in which they came, each with the number of times that it was added.
///
/// An element that goes leaves a gap, so that nothing is searched or moved.
struct CountedSet<Element: Identifiable> {
    private struct Place {
        /// Nil for a gap.
        var element: Element?
        var count = 1
    }

    private var places: [Place] = []
    private var indices: [Element.ID: Int] = [:]
    /// The number of gaps before the first element.
    private var start = 0

    var first: Element? { start < places.count ? places[start].element : nil }

    var all: [Element] { places[start...].compactMap(\.element) }

    var counts: [(element: Element, count: Int)] {
        places[start...].compactMap { place in place.element.map { ($0, place.count) } }
    }

    /// The number of times that the element was added, less those that it was removed.
    func count(of element: Element) -> Int { indices[element.id].map { places[$0].count } ?? 0 }

    /// Returns the count that the element has now.
    @discardableResult mutating func add(_ element: Element) -> Int {
        if let index = indices[element.id] {
            places[index].count += 1
            return places[index].count
        }
        indices[element.id] = places.count
        places.append(Place(element: element))
        return 1
    }

    /// Returns the count that the element has now.
    @discardableResult mutating func remove(_ element: Element) -> Int {
        guard let index = indices[element.id] else { return 0 }
        places[index].count -= 1
        if places[index].count > 0 { return places[index].count }
        places[index].element = nil
        indices[element.id] = nil
        while start < places.count, places[start].element == nil { start += 1 }
        let gaps = places.count - indices.count
        if gaps > 32, gaps > indices.count { closeGaps() }
        return 0
    }

    private mutating func closeGaps() {
        places.removeAll { $0.element == nil }
        start = 0
        for (index, place) in places.enumerated() {
            if let element = place.element { indices[element.id] = index }
        }
    }
}

/// A first-in first-out queue in constant time that lets go of an element when it is taken, as a slice does not.
///
/// A ring: what is taken leaves a place for what comes.
@usableFromInline
struct Fifo<Element> {
    /// A power of two of places, or none.
    @usableFromInline var places: [Element?] = []
    @usableFromInline var head = 0
    @usableFromInline var count = 0

    @inlinable
    init() {}

    @inlinable var isEmpty: Bool { count == 0 }
    @inlinable var first: Element? { isEmpty ? nil : places[head] }
    @inlinable var elements: [Element] { (0..<count).compactMap { places[place($0)] } }

    @inlinable
    func place(_ index: Int) -> Int { (head &+ index) & (places.count &- 1) }

    @inlinable
    mutating func append(_ element: Element) {
        if count == places.count { grow() }
        places[place(count)] = element
        count &+= 1
    }

    @inlinable
    mutating func takeFirst() -> Element? {
        guard !isEmpty else { return nil }
        let element = places[head]
        places[head] = nil
        head = place(1)
        count &-= 1
        return element
    }

    @inlinable
    @inline(never)
    mutating func grow() {
        var larger: [Element?] = []
        larger.reserveCapacity(max(4, count * 2))
        for index in 0..<count { larger.append(places[place(index)]) }
        while larger.count < max(4, count * 2) { larger.append(nil) }
        places = larger
        head = 0
    }
}

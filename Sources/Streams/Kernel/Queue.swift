/// A first-in first-out queue: a ring buffer that grows, with operations in constant time.
@usableFromInline struct Queue<Element> {
    /// Empty, or a power of two.
    @usableFromInline var places: [Element?] = []
    @usableFromInline var head = 0
    @usableFromInline var count = 0

    @inlinable init() {}

    @inlinable var isEmpty: Bool { count == 0 }
    @inlinable var first: Element? { isEmpty ? nil : places[head] }
    @inlinable var elements: [Element] { (0..<count).map { places[place($0)].unsafelyUnwrapped } }

    @inlinable func place(_ index: Int) -> Int { (head &+ index) & (places.count &- 1) }

    @inlinable mutating func append(_ element: Element) {
        if count == places.count { grow(to: count &+ 1) }
        places[place(count)] = element
        count &+= 1
    }

    @inlinable mutating func takeFirst() -> Element? {
        guard !isEmpty else { return nil }
        let element = places[head]
        places[head] = nil
        head = place(1)
        count &-= 1
        return element
    }

    /// Moves the first `count` elements to the end of `other`; there must be as many.
    @inlinable mutating func move(_ count: Int, to other: inout Queue) {
        if other.places.count < other.count &+ count { other.grow(to: other.count &+ count) }
        let (begin, end) = (head, other.head &+ other.count)
        places.withUnsafeMutableBufferPointer { from in
            other.places.withUnsafeMutableBufferPointer { to in
                let (mask, otherMask) = (from.count &- 1, to.count &- 1)
                for index in 0..<count { to[(end &+ index) & otherMask] = from[(begin &+ index) & mask].take() }
            }
        }
        head = place(count)
        self.count &-= count
        other.count &+= count
    }

    @inlinable @inline(never) mutating func grow(to capacity: Int) {
        var size = max(4, places.count)
        while size < capacity { size &*= 2 }
        var larger: [Element?] = []
        larger.reserveCapacity(size)
        for index in 0..<count { larger.append(places[place(index)]) }
        while larger.count < size { larger.append(nil) }
        places = larger
        head = 0
    }
}

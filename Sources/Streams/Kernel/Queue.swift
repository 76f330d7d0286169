/// A first-in first-out queue: a ring buffer with operations in constant time, which gives memory back that it does not use.
///
/// Not copyable: elements are moved in and out, so that a queued closure is retained once and never copied.
@usableFromInline struct Queue<Element: ~Copyable>: ~Copyable {
    @usableFromInline var places: UnsafeMutablePointer<Element>
    /// Zero, or a power of two.
    @usableFromInline var capacity: UInt32 = 0
    @usableFromInline var head: UInt32 = 0
    @usableFromInline var size: UInt32 = 0

    @inlinable init() { places = Self.noPlaces }

    @inlinable deinit {
        if capacity == 0 { return }
        var index: UInt32 = 0
        while index < size {
            place(index).deinitialize(count: 1)
            index &+= 1
        }
        places.deallocate()
    }

    // Made from a raw pointer: an optional one with a type would be one more type to look up.
    @inlinable static var noPlaces: UnsafeMutablePointer<Element> {
        UnsafeMutableRawPointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
            .assumingMemoryBound(to: Element.self)
    }

    @inline(__always) @inlinable var isEmpty: Bool { size == 0 }
    @inlinable var count: Int { Int(size) }

    @inline(__always) @inlinable func place(_ index: UInt32) -> UnsafeMutablePointer<Element> {
        places + Int((head &+ index) & (capacity &- 1))
    }

    /// Returns the result of `body` for the first element, without taking it; nil if the queue is empty.
    @inlinable borrowing func peek<Result>(_ body: (borrowing Element) -> Result) -> Result? {
        isEmpty ? nil : body(place(0).pointee)
    }

    @inline(__always) @inlinable mutating func append(_ element: consuming Element) {
        if size == capacity { grow(to: size + 1) }
        place(size).initialize(to: element)
        size &+= 1
    }

    @inlinable mutating func takeFirst() -> Element? { isEmpty ? nil : removeFirst() }

    /// Takes the first element; there must be one.
    @inline(__always) @inlinable mutating func removeFirst() -> Element {
        let element = place(0).move()
        head = (head &+ 1) & (capacity &- 1)
        size &-= 1
        if capacity > 1_024 { giveUnusedBack() }
        return element
    }

    @inlinable mutating func prepend(_ element: consuming Element) {
        if size == capacity { grow(to: size + 1) }
        head = (head &- 1) & (capacity &- 1)
        place(0).initialize(to: element)
        size &+= 1
    }

    /// Appends an element and takes the first one, which `element` is afterwards; there must be one.
    @inline(__always) @inlinable mutating func shift(_ element: inout Element) {
        let first = place(0).move()
        // The place of the first one if the ring is full.
        place(size).initialize(to: element)
        head = (head &+ 1) & (capacity &- 1)
        element = first
    }

    /// Returns all elements, and leaves an empty queue.
    @inlinable mutating func takeAll() -> Queue {
        var taken = Queue()
        swap(&self, &taken)
        return taken
    }

    /// Moves the first `count` elements to the end of `other`; there must be as many.
    @inlinable mutating func move(_ count: Int, to other: inout Queue) {
        let count = UInt32(count)
        if other.capacity < other.size + count { other.grow(to: other.size + count) }
        for index in 0..<count { other.place(other.size &+ index).moveInitialize(from: place(index), count: 1) }
        head = (head &+ count) & (capacity &- 1)
        size &-= count
        other.size &+= count
        giveUnusedBack()
    }

    @inlinable mutating func giveUnusedBack() {
        if capacity > 1_024, size <= capacity / 8 { resize(to: capacity / 4) }
    }

    @inlinable mutating func grow(to size: UInt32) {
        var capacity = max(4, self.capacity)
        while capacity < size { capacity *= 2 }
        resize(to: capacity)
    }

    @inlinable @inline(never) mutating func resize(to capacity: UInt32) {
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: Int(capacity))
        for index in 0..<size { (moved + Int(index)).moveInitialize(from: place(index), count: 1) }
        if self.capacity > 0 { places.deallocate() }
        places = moved
        self.capacity = capacity
        head = 0
    }
}

extension Queue {
    /// A copy of the elements, made of the two parts of the ring.
    @inlinable var elements: [Element] {
        // An array of capacity 0 would write its count to the empty array that all threads share.
        if isEmpty { return [] }
        return Array(unsafeUninitializedCapacity: count) { copies, initialized in
            guard let first = copies.baseAddress else { return }
            let atEnd = Int(min(size, capacity - head))
            first.initialize(from: places + Int(head), count: atEnd)
            (first + atEnd).initialize(from: places, count: count - atEnd)
            initialized = count
        }
    }
}

/// A queue as an object, which a closure can hold until it is taken.
///
/// Sendable by contract: it is taken once, by the thread that uses the elements then.
final class QueueBox<Element: ~Copyable>: @unchecked Sendable {
    private var queue: Queue<Element>

    init(_ queue: consuming Queue<Element>) { self.queue = queue }

    func take() -> Queue<Element> { queue.takeAll() }
}

extension ContiguousArray {
    /// Gives memory back after elements were removed, as `Queue` does: an array keeps its capacity.
    @inline(__always) @inlinable mutating func giveUnusedBack() {
        if capacity > 1_024, count <= capacity / 8 { reallocate(capacity: capacity / 4) }
    }

    @inlinable @inline(never) mutating func reallocate(capacity: Int) {
        var smaller = ContiguousArray()
        smaller.reserveCapacity(capacity)
        smaller.append(contentsOf: self)
        self = smaller
    }
}

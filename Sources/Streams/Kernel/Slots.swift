/// A bag whose members are found again by key: constant time, places reused, no hashing.
struct Slots<Value> {
    /// Names a member; a place that is used again gets a new generation, so an old key finds nothing.
    struct Key: Sendable {
        fileprivate let index: Int
        fileprivate let generation: UInt32
    }

    fileprivate struct Slot {
        var value: Value?
        var generation: UInt32
    }

    private var slots: [Slot] = []
    private var free: [Int] = []

    var count: Int { slots.count - free.count }

    mutating func insert(_ value: Value) -> Key {
        guard let index = free.popLast() else {
            slots.append(Slot(value: value, generation: 0))
            return Key(index: slots.count - 1, generation: 0)
        }
        slots[index].value = value
        return Key(index: index, generation: slots[index].generation)
    }

    mutating func remove(_ key: Key) -> Value? {
        guard slots[key.index].generation == key.generation, let value = slots[key.index].value else { return nil }
        slots[key.index].value = nil
        slots[key.index].generation &+= 1
        free.append(key.index)
        return value
    }

    /// The members, in the order of their places.
    var values: [Value] { slots.compactMap(\.value) }
}

extension Slots: Sendable where Value: Sendable {}
extension Slots.Slot: Sendable where Value: Sendable {}

import Machine
import Streams
import Synchronization

/// Sets a root, and reads or observes what is derived from it; each beside a twin with one lock, which is written by hand
/// for its graph.
let propertyRows: [Row] = [
    setting("MutableProperty.value", Work(sections: 1, allocations: 1)) {
        let root = MutableProperty(0)
        return { root.value = $0 }
    },
    setting("MutableProperty.value, by hand", Work(sections: 1)) {
        let root = Mutex(0)
        let set: @Sendable (Int) -> Void = { value in root.withLock { $0 = value } }
        return set
    },
    setting("MutableProperty.value to 1", .send + Work(sections: 1, allocations: 1)) {
        let root = MutableProperty(0)
        _ = root.asObservable().subscribe(onNext: { consume($0) })
        return { root.value = $0 }
    },
    setting("MutableProperty.value to 1, by hand", .send) {
        let twin = Twin(0) { consume($0) }
        return { twin.set($0) }
    },
    setting("a diamond of properties to 1", .send + Work(calls: 3, sections: 4, allocations: 4)) {
        let root = MutableProperty(0)
        let sum = Property.combine(root.map { $0 &+ 1 }, root.map { $0 &+ 2 }) { $0 &+ $1 }
        _ = sum.asObservable().subscribe(onNext: { consume($0) })
        return { root.value = $0 }
    },
    setting("a diamond of properties to 1, by hand", .send + Work(calls: 3)) {
        let twin = Twin(0) { consume(opaque($0 &+ 1) &+ opaque($0 &+ 2)) }
        return { twin.set($0) }
    },
    setting("a transaction of two properties to 1", .send + Work(calls: 2, sections: 3, allocations: 3)) {
        let (one, other) = (MutableProperty(0), MutableProperty(0))
        _ = Property.combine(one, other) { $0 &+ $1 }.asObservable().subscribe(onNext: { consume($0) })
        return { value in
            Property.transaction { changes in
                changes[one] = value
                changes[other] = value
            }
        }
    },
    setting("a diamond of properties, set and read", Work(calls: 3, sections: 5, allocations: 4)) {
        let root = MutableProperty(0)
        let sum = Property.combine(root.map { $0 &+ 1 }, root.map { $0 &+ 2 }) { $0 &+ $1 }
        return {
            root.value = $0
            consume(sum.value)
        }
    },
    setting("one leaf of a tree of 1,024 properties to 1", .send + Work(calls: 10, sections: 21, allocations: 11)) {
        let leaves = (0..<1_024).map { MutableProperty($0) }
        var level: [Property<Int>] = leaves
        while level.count > 1 {
            level = stride(from: 0, to: level.count, by: 2).map { place in
                Property.combine(level[place], level[place + 1]) { $0 &+ $1 }
            }
        }
        _ = level[0].asObservable().subscribe(onNext: { consume($0) })
        return { leaves[517].value = $0 }
    },
    setting("one leaf of a tree of 1,024 properties to 1, by hand", .send + Work(calls: 10)) {
        let tree = Mutex(Array(repeating: 0, count: 2_048))
        let set: @Sendable (Int) -> Void = { value in
            let sum = tree.withLock { tree in
                var place = 1_024 + 517
                tree[place] = value
                while place > 1 {
                    place /= 2
                    tree[place] = tree[2 * place] &+ tree[2 * place + 1]
                }
                return tree[1]
            }
            consume(sum)
        }
        return set
    },
    Row("Property.value of a diamond", Work(calls: 1, sections: 1)) {
        let root = MutableProperty(0)
        let sum = Property.combine(root.map { $0 &+ 1 }, root.map { $0 &+ 2 }) { $0 &+ $1 }
        return Job(units: many) { for _ in 0..<many { consume(sum.value) } }
    },
    Row("Property, subscription", .subscription + Work(calls: 1, sections: 5)) {
        let root = MutableProperty(0)
        return Job(units: few) {
            for _ in 0..<few { root.asObservable().subscribe(onNext: { consume($0) }).dispose() }
        }
    },
]

private func setting(
    _ name: String, _ work: Work, _ make: @escaping @Sendable () -> @Sendable (Int) -> Void
) -> Row {
    Row(name, work) {
        let set = make()
        return Job(units: many) {
            for index in 1...many { set(opaque(index)) }
        }
    }
}

/// A value behind a lock, and its observer, which is called without it.
private final class Twin: Sendable {
    private let value: Mutex<Int>
    private let observer: @Sendable (Int) -> Void

    init(_ value: Int, _ observer: @escaping @Sendable (Int) -> Void) {
        self.value = Mutex(value)
        self.observer = observer
    }

    func set(_ new: Int) {
        let isChanged = value.withLock { value in
            defer { value = new }
            return value != new
        }
        if isChanged { observer(new) }
    }
}

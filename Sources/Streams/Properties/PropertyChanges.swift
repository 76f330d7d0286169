/// The changes of one transaction, see `Property.transaction(_:)`.
///
/// It cannot be copied, so that it does not outlive the transaction.
public struct PropertyChanges: ~Copyable {
    private let snapshot: UInt
    private var writes: [ObjectIdentifier: PropertyWrite] = [:]

    init(_ snapshot: UInt) { self.snapshot = snapshot }

    /// The value of a property in the transaction.
    ///
    /// The values of all properties that are read belong to one moment.
    public subscript<Value>(property: MutableProperty<Value>) -> Value {
        @inlinable mutating get { box(of: property.root).value() }
        @inlinable set { replaceBox(of: property.root, by: PropertyBox(newValue)) }
    }

    @usableFromInline mutating func box(of root: PropertyRoot) -> AnyPropertyBox {
        var write = self[root]
        if let box = write.box { return box }
        let box = write.read ?? root.box(at: snapshot)
        write.read = box
        self[root] = write
        return box
    }

    @usableFromInline mutating func replaceBox(of root: PropertyRoot, by box: AnyPropertyBox) { self[root].box = box }

    private subscript(root: PropertyRoot) -> PropertyWrite {
        get { writes[ObjectIdentifier(root)] ?? PropertyWrite(root: root) }
        set { writes[ObjectIdentifier(root)] = newValue }
    }

    /// Returns what the transaction reads and writes; an equal value counts as read.
    consuming func finished() -> [PropertyWrite] {
        writes.values.sorted { $0.root.id < $1.root.id }.map { write in
            guard let box = write.box else { return write }
            let read = write.read ?? write.root.box(at: snapshot)
            return write.root.hasEqualValues(read, box) ? PropertyWrite(root: write.root, read: read) : write
        }
    }
}

extension Property where Value == Never {
    /// Changes several properties at once.
    ///
    /// Readers and observers of what is derived from them see all of the changes, or none.
    ///
    ///     let (width, height) = (MutableProperty(2), MutableProperty(3))
    ///     let area = Property.combine(width, height) { $0 * $1 }
    ///     Property.transaction { changes in
    ///         changes[width] = 4
    ///         changes[height] += 1
    ///     }
    ///     print(area.value)  // 16
    ///
    /// If another thread has changed a property that `body` has read by its subscript, `body` is called again. So it does
    /// nothing but change values. Each repetition means that another transaction has succeeded: a slow `body` may be
    /// repeated often while other threads write without a pause. A property that `body` sets directly, or in a nested
    /// transaction, changes at once, as a separate transaction; if `body` has read it by its subscript, that is a
    /// programmer error. If `body` throws, nothing changes.
    ///
    /// - Returns: The result of `body`.
    @discardableResult
    public static func transaction<Result>(_ body: (inout PropertyChanges) throws -> Result) rethrows -> Result {
        let clock = PropertyClock.current
        while true {
            // Not in a tuple with the result, whose type would be looked up.
            var writes: [PropertyWrite] = []
            let result = try clock.withSnapshot { snapshot in
                var changes = PropertyChanges(snapshot)
                let result = try body(&changes)
                writes = changes.finished()
                return result
            }
            if !writes.contains(where: { $0.box != nil }) || clock.commit(writes) { return result }
        }
    }
}

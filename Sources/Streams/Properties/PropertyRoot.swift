/// A root of the graph of properties: the boxes of one value that transactions replace.
@usableFromInline final class PropertyRoot: PropertyNode, @unchecked Sendable {
    private let head: Lock<AnyPropertyBox>
    /// Under the lock of the clock.
    @exclusivity(unchecked) var writer = LatestWriter()

    init(_ box: AnyPropertyBox, isEqual: PropertyEquality) {
        head = Lock(box)
        super.init(inputs: [], isEqual: isEqual)
    }

    override var latest: AnyPropertyBox {
        let box = head.value
        // Another thread is installing the boxes of one transaction, all of which are visible after this wait.
        if box.number > clock.number { clock.lock.withLock {} }
        return box
    }

    override func known(at snapshot: UInt) -> AnyPropertyBox? {
        var box = head.value
        while box.number > snapshot, let previous = box.previous { box = previous }
        return box
    }

    /// Looks for a replaced box once: the way to it grows while other threads set the root, for as long as the computation
    /// lasts.
    override func known(at snapshot: UInt, _ replaced: inout [UInt: AnyPropertyBox]) -> AnyPropertyBox? {
        let box = head.value
        if box.number <= snapshot { return box }
        if let known = replaced[id] { return known }
        let found = known(at: snapshot)
        replaced[id] = found
        return found
    }

    // MARK: Under the lock of the clock

    func isCurrent(_ box: AnyPropertyBox) -> Bool { head.value === box }

    func install(_ box: AnyPropertyBox, number: UInt) {
        box.number = number
        writer.noteChange()
        head.withLock { head in
            box.previous = head
            head = box
        }
    }
}

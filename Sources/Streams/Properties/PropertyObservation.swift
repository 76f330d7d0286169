/// A value that a transaction gave to an observed node.
struct PropertyChange {
    let number: UInt
    let box: AnyPropertyBox
}

/// The observers of one node, which receive its changes in the order of the transactions.
///
/// A transaction adds its place to the queue when it commits, and the box when it delivers. A change is delivered when the
/// ones before it have their boxes, by the thread that gave the last of these.
///
/// Sendable by contract: `expected` is accessed only under `lock`, `announced` only inside the serializer of `observers`,
/// and `count` only under the lock of the `PropertyClock`.
final class PropertyObservation: @unchecked Sendable {
    private struct Place {
        let number: UInt
        var box: AnyPropertyBox?
    }

    let observers: PublishMulticast<PropertyChange>
    private let producer: ProducerToken<PublishMulticast<PropertyChange>>
    private let isEqual: PropertyEquality
    /// The number of observers.
    @exclusivity(unchecked) var count = 1
    private let lock = Lock()
    /// The places of the transactions, in their order.
    @exclusivity(unchecked) private var expected = Queue<Place>()
    @exclusivity(unchecked) private var announced: AnyPropertyBox?

    /// - Parameter number: The transaction whose value is the first one, which is not announced.
    init(isEqual: PropertyEquality, since number: UInt) {
        observers = PublishMulticast()
        producer = ProducerToken(observers)
        self.isEqual = isEqual
        expect(number)
    }

    /// Adds the place of a transaction; under the lock of the clock.
    func expect(_ number: UInt) { lock.withLock { expected.append(Place(number: number)) } }

    /// Delivers the value of a transaction in its turn.
    func deliver(_ box: AnyPropertyBox, _ number: UInt) {
        guard observers.tryEnter() else { return observers.run { [self] in receive(box, number) } }
        receive(box, number)
        observers.leave()
    }

    // MARK: Inside the serializer

    /// Not before its turn: an observer whose addition is queued receives the transactions that commit after that.
    private func receive(_ box: AnyPropertyBox, _ number: UInt) {
        lock.withLock { place(of: number)?.pointee.box = box }
        deliverNext()
    }

    /// Under the lock.
    private func place(of number: UInt) -> UnsafeMutablePointer<Place>? {
        let index = (0..<expected.count).partitioningIndex { expected.place(UInt32($0)).pointee.number >= number }
        guard index < expected.count else { return nil }
        let place = expected.place(UInt32(index))
        return place.pointee.number == number ? place : nil
    }

    /// Also on the thread to which another one has handed off the rest.
    private func deliverNext() { Trampoline.current.deliver { deliverTurn() } }

    private func deliverTurn() {
        for _ in 0..<Interleaving.foreignEvents {
            guard let change = takeNext() else { return }
            let previous = announced
            announced = change.box
            guard let previous, previous !== change.box, isEqual?(previous, change.box) != true else { continue }
            observers.receive(change)
        }
        _ = observers.handOff { [self] in observers.run { [self] in deliverNext() } }
    }

    private func takeNext() -> PropertyChange? {
        lock.withLock {
            guard expected.peek({ $0.box != nil }) == true, let place = expected.takeFirst(), let box = place.box else {
                return nil
            }
            return PropertyChange(number: place.number, box: box)
        }
    }
}

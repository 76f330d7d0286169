/// A first-in first-out queue in constant time that lets go of an element when it is taken, as a slice does not.
struct Fifo<Element> {
    private var storage: [Element?] = []
    private var head = 0

    init(_ elements: [Element] = []) { storage = elements }

    var count: Int { storage.count - head }
    var isEmpty: Bool { count == 0 }
    var first: Element? { isEmpty ? nil : storage[head] }
    var last: Element? { isEmpty ? nil : storage[storage.count - 1] }
    var elements: [Element] { storage[head...].compactMap { $0 } }

    mutating func append(_ element: Element) { storage.append(element) }

    mutating func takeFirst() -> Element? {
        guard !isEmpty else { return nil }
        let element = storage[head]
        storage[head] = nil
        head += 1
        if isEmpty {
            storage.removeAll(keepingCapacity: true)
            head = 0
        } else if head > 32, head > storage.count / 2 {
            storage.removeFirst(head)
            head = 0
        }
        return element
    }
}

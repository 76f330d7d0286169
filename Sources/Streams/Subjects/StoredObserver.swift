/// The closures of an observer, which its source stores in the lifetime of the observer, and not in an object.
///
/// It cannot be copied, so the compiler calls a closure in place, without a retain. It must therefore not be discarded
/// during a call: subjects do that in their serializer.
@usableFromInline struct StoredObserver<Element>: ~Copyable {
    @usableFromInline let next: (Element) throws -> Void
    @usableFromInline let stop: (TerminalEvent) -> Void

    @inlinable init(_ sink: Sink<Element>) {
        next = sink.next
        stop = sink.stop
    }

    @inline(__always) @inlinable borrowing func receive(_ element: Element) throws { try next(element) }
}

extension Lifetime {
    /// Stores an observer, until `discardObserver()`; at most once for a lifetime, see `hasSource`.
    @inlinable final func storeObserver<Element>(_ sink: Sink<Element>) {
        hasSource = true
        let stored: UnsafeMutablePointer<StoredObserver<Element>> = storedObserver(at: &observer)
        stored.initialize(to: StoredObserver(sink))
    }

    /// Sends an element to the stored observer, which is of this type.
    @inline(__always) @inlinable final func deliver<Element>(_ element: Element) {
        if isStopped { return }
        let stored: UnsafeMutablePointer<StoredObserver<Element>> = storedObserver(at: &observer)
        do { try stored.pointee.receive(element) } catch { failObserver(error) }
    }

    /// Apart from `deliver`, so that an element loads one closure only.
    @usableFromInline @inline(never) final func failObserver(_ error: any Error) {
        let stored = erasedObserver(at: &observer)
        terminate(.failed(error), stored.pointee.stop)
    }

    /// Sends a terminal event to the stored observer.
    final func deliver(_ stop: TerminalEvent) {
        if isStopped { return }
        let stored = erasedObserver(at: &observer)
        stored.pointee.stop(stop)
    }

    /// Releases the closures of the stored observer; not under a lock.
    final func discardObserver() {
        let stored = erasedObserver(at: &observer)
        _ = stored.move()
    }
}

/// The place of an observer in a lifetime.
///
/// A function of the address, because a closure that receives the address costs each element a generic call in debug
/// builds. The property is stored in a class, without exclusivity checks, so its address is valid while the object lives.
@inline(__always) @inlinable func storedObserver<Element>(
    at place: UnsafeMutablePointer<(UInt, UInt, UInt, UInt)>
) -> UnsafeMutablePointer<StoredObserver<Element>> {
    UnsafeMutableRawPointer(place).assumingMemoryBound(to: StoredObserver<Element>.self)
}

/// A view of the stored observer without the type of its elements: only `stop` may be called.
///
/// Generic code would ask the runtime for the type; two closures are stored and released alike for every type.
private func erasedObserver(
    at place: UnsafeMutablePointer<(UInt, UInt, UInt, UInt)>
) -> UnsafeMutablePointer<StoredObserver<Never>> {
    storedObserver(at: place)
}

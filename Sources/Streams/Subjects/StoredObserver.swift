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
    /// A view of the stored observer without the type of its elements: only `stop` may be called.
    ///
    /// Generic code would ask the runtime for the type; two closures are stored and released alike for every type.
    private typealias Erased = UnsafeMutablePointer<StoredObserver<Never>>

    /// Stores an observer, until `discardObserver()`; at most once for a lifetime, see `hasSource`.
    @inlinable final func storeObserver<Element>(_ sink: Sink<Element>) {
        hasSource = true
        withObserver { $0.initialize(to: StoredObserver<Element>(sink)) }
    }

    /// Sends an element to the stored observer, which is of this type.
    @inline(__always) @inlinable final func deliver<Element>(_ element: Element) {
        if isStopped { return }
        withObserver { (observer: UnsafeMutablePointer<StoredObserver<Element>>) in
            do { try observer.pointee.receive(element) } catch { failObserver(error) }
        }
    }

    /// Apart from `deliver`, so that an element loads one closure only.
    @usableFromInline @inline(never) final func failObserver(_ error: any Error) {
        withObserver { (observer: Erased) in terminate(.failed(error), observer.pointee.stop) }
    }

    /// Sends a terminal event to the stored observer.
    final func deliver(_ stop: TerminalEvent) {
        if isStopped { return }
        withObserver { (observer: Erased) in observer.pointee.stop(stop) }
    }

    /// Releases the closures of the stored observer; not under a lock.
    final func discardObserver() {
        withObserver { (observer: Erased) in _ = observer.move() }
    }

    @inline(__always)
    @inlinable final func withObserver<Element>(_ body: (UnsafeMutablePointer<StoredObserver<Element>>) -> Void) {
        withUnsafeMutablePointer(to: &observer) {
            body(UnsafeMutableRawPointer($0).assumingMemoryBound(to: StoredObserver<Element>.self))
        }
    }
}

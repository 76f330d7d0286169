/// A multicast with the latest element.
///
/// The type of the optional element is a parameter, for the reason that `Latest` states; its methods use the element
/// without another type.
///
/// Sendable by contract: `latestElement` is accessed only under `lock`.
@usableFromInline
class LatestMulticast<Element, Stored: ExpressibleByNilLiteral>: Multicast<Element>, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline final var latestElement: Stored

    @inlinable init(_ latest: Stored) {
        latestElement = latest
        super.init()
    }

    /// Releases the latest element outside the lock; `body` runs in the critical section that removes it.
    final func removeLatest(_ body: () -> Void) {
        var removed: Stored = nil
        lock.withLock {
            swap(&latestElement, &removed)
            body()
        }
        withExtendedLifetime(removed) {}
    }

    /// Calls `body` with a copy of the latest element if `section`, which runs under the lock, returns true.
    @inline(__always) @inlinable
    final func copyLatest(if section: () -> Bool, then body: (UnsafeMutableRawPointer) -> Void) {
        var latest: Stored = nil
        lock.withLock {
            if section() { latest = latestElement }
        }
        withUnsafeMutablePointer(to: &latest) { body(UnsafeMutableRawPointer($0)) }
    }
}

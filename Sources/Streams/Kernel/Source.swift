/// A source that stores each observer and its place in the lifetime of the observer.
@usableFromInline class Source: Serializer, @unchecked Sendable {
    /// Removes the observer with this lifetime.
    func remove(_ lifetime: Lifetime) {}

    /// Uncounts an observer that has no place anymore, and whose lifetime is being freed.
    func forgetObserver() {}
}

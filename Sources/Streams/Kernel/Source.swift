/// A source that stores the place of each observer in the observer's lifetime.
@usableFromInline class Source: Serializer, @unchecked Sendable {
    /// Removes the observer with this lifetime.
    func remove(_ lifetime: Lifetime) {}

    /// Uncounts an observer that has no place anymore, and whose lifetime is being freed.
    func forgetObserver() {}
}

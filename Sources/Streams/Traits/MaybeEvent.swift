/// The event of a `Maybe`.
@frozen public enum MaybeEvent<Element> {
    /// The element; nothing follows.
    case success(Element)
    /// The sequence failed.
    case error(any Error)
    /// The sequence completed without an element.
    case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

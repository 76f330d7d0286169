/// When a sequence was subscribed to, and when it was unsubscribed from.
public struct Subscription: Hashable, Sendable {
    /// The tick of the subscription.
    public let subscribe: Int

    /// The tick of its end; `Int.max` while it lasts.
    public let unsubscribe: Int

    /// A subscription that lasts.
    public init(_ subscribe: Int) { self.init(subscribe, Int.max) }

    /// A subscription that ended.
    public init(_ subscribe: Int, _ unsubscribe: Int) {
        self.subscribe = subscribe
        self.unsubscribe = unsubscribe
    }
}

extension Subscription: CustomDebugStringConvertible {
    /// Both ticks: `(200: 1000)`, or `(200: Infinity)` while it lasts.
    public var debugDescription: String {
        "(\(subscribe): \(unsubscribe == Int.max ? "Infinity" : "\(unsubscribe)"))"
    }
}

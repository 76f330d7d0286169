/// The ticks at which a sequence was subscribed to and unsubscribed from.
public struct Subscription: Hashable, Sendable {
    /// The tick of the subscription.
    public let subscribe: Int

    /// The tick of the disposal or the terminal event; `Int.max` while the subscription is active.
    public let unsubscribe: Int

    /// Creates a subscription that is active.
    public init(_ subscribe: Int) { self.init(subscribe, Int.max) }

    /// Creates a subscription that has ended.
    public init(_ subscribe: Int, _ unsubscribe: Int) {
        self.subscribe = subscribe
        self.unsubscribe = unsubscribe
    }
}

extension Subscription: CustomDebugStringConvertible {
    /// Both ticks, such as `(200 : 1000)`, or `(200 : Infinity)` while the subscription is active.
    public var debugDescription: String {
        "(\(subscribe) : \(unsubscribe == Int.max ? "Infinity" : "\(unsubscribe)"))"
    }
}

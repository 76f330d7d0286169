/// The treatment of elements that arrive before their asynchronous consumer awaits them.
///
/// A limit below 1 counts as 1.
public enum BufferingPolicy: Sendable, Hashable {
    /// All of them are kept, without a limit.
    case unbounded
    /// The newest are kept; the oldest is dropped for another one.
    ///
    /// Does not end a source without an end that emits while it is subscribed to.
    case newest(Int)
    /// The oldest are kept; others are dropped.
    ///
    /// Does not end a source without an end that emits while it is subscribed to.
    case oldest(Int)
    /// One more than the limit disposes the subscription, and the consumer receives a `BufferOverflow` after the elements.
    case failing(Int)
    /// The producer waits while the buffer is full, and continues when half of it is empty.
    ///
    /// `Observable.async`, an asynchronous sequence as an observable, and sources that emit while they are subscribed to
    /// (`range`, `from`, `generate`) wait. A subject, a timer and `create` cannot: if the buffer or the queue of an
    /// operator exceeds the limit by more than 1,024 elements, the consumer receives a `BufferOverflow`.
    case suspending(Int)
}

/// The treatment of elements that cannot be delivered yet, where their number must not end the sequence.
///
/// For elements of a sequence that cannot fail, which arrive before their asynchronous consumer awaits them, and for
/// those that arrive during a pause of ``ObservableType/pausable(by:buffering:)``. A limit below 1 counts as 1.
public enum LossyBufferingPolicy: Sendable, Hashable {
    /// All of them are kept, without a limit.
    case unbounded
    /// The newest are kept; the oldest is dropped for another one.
    case newest(Int)
    /// The oldest are kept; others are dropped.
    case oldest(Int)
}

/// A producer was faster than its asynchronous consumer, and could not wait for it.
public struct BufferOverflow: Error, Hashable {
    /// The number of elements that the buffer holds.
    public let limit: Int
}

extension BufferOverflow: CustomStringConvertible {
    /// A description of the cause, and of the remedy.
    public var description: String {
        "More than \(limit) elements were emitted before they were awaited, by a source that does not wait; choose what "
            + "happens then by values(buffering:), such as .newest(\(limit))."
    }
}

/// The limits of a buffer.
@usableFromInline struct BufferLimits: Sendable {
    @usableFromInline enum Overflow: Sendable {
        case fails
        case dropsOldest
        case dropsNewest
    }

    /// The number of elements at which producers that can wait do so.
    var pause = Int.max
    /// The number of elements that the buffer holds.
    @usableFromInline var limit = Int.max
    @usableFromInline var overflow = Overflow.fails
    /// Whether `limit` applies only until the first element is awaited.
    var endsWithFirstUse = false
    /// Whether tasks and operators with a queue have to keep to the limits.
    var isExact: Bool { pause < .max && !endsWithFirstUse }

    init(_ policy: BufferingPolicy) {
        switch policy {
        case .unbounded: break
        case .newest(let limit): (self.limit, overflow) = (max(limit, 1), .dropsOldest)
        case .oldest(let limit): (self.limit, overflow) = (max(limit, 1), .dropsNewest)
        case .failing(let limit): self.limit = max(limit, 1)
        case .suspending(let limit):
            pause = max(limit, 1)
            self.limit = ProducerGate.limit(beyond: pause)
        }
    }

    @usableFromInline init(_ policy: LossyBufferingPolicy) {
        switch policy {
        case .unbounded: self.init(BufferingPolicy.unbounded)
        case .newest(let limit): self.init(BufferingPolicy.newest(limit))
        case .oldest(let limit): self.init(BufferingPolicy.oldest(limit))
        }
    }

    /// The limits of `values`: without a loop it must not fill the memory, and a loop must receive every element.
    ///
    /// The sources of a driver do not pause: they would go on elsewhere than on the main queue.
    static func unused(_ overflow: Overflow, pausing: Bool = true) -> BufferLimits {
        var limits = BufferLimits(BufferingPolicy.unbounded)
        (limits.limit, limits.overflow, limits.endsWithFirstUse) = (131_072, overflow, true)
        if pausing { limits.pause = 1_024 }
        return limits
    }
}

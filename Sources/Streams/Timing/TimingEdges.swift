/// The elements that ``ObservableType/throttle(_:edges:scheduler:onDrop:)`` and
/// ``ObservableType/debounce(_:edges:scheduler:onDrop:)`` emit of those that follow each other closely.
///
/// | edges | `throttle`, for each interval | `debounce`, for each burst |
/// | --- | --- | --- |
/// | `.leading` | the first element, at once | the first element, at once |
/// | `.trailing` | the latest element, at its end | the last element, after the pause |
/// | both | both, if they are different elements | both, if they are different elements |
public struct TimingEdges: OptionSet, Sendable, Hashable {
    /// One bit for each edge.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The first element, which is emitted at once.
    @inlinable public static var leading: TimingEdges { TimingEdges(rawValue: 1 << 0) }
    /// The latest element, which is emitted when the time has passed.
    @inlinable public static var trailing: TimingEdges { TimingEdges(rawValue: 1 << 1) }

    /// Whether it has an edge, and not only bits without a meaning.
    @inlinable var hasEdge: Bool { !isDisjoint(with: [.leading, .trailing]) }
}

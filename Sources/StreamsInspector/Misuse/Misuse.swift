/// A use of streams that is probably a mistake.
///
/// The inspector reports each once for each call, to its log or else on standard error. `Docs/Misuse.md` explains them and
/// what to write instead. Switch one off with `Inspector(ignoring: [.nestedSubscription])`.
public enum Misuse: String, Sendable, Codable, CaseIterable {
    /// A subscriber sends to its own source, again and again.
    case cycle
    /// A `share` subscribes to its source again and again, since it loses its last observer in between.
    case reconnecting
    /// A queue grows: elements arrive faster than they are delivered.
    case growingBacklog
    /// A subscriber subscribes to another sequence for each element, and the subscriptions before continue.
    case nestedSubscription
    /// The object of `subscribe(with:)` was released, and the subscription continues without it.
    case releasedOwner
    /// Subscriptions are made at one place, and none of them is ever disposed.
    case neverDisposed
    /// Elements are dropped because another source, of `withLatestFrom` or `sample`, has not emitted.
    case silentSource
    /// An operator has many inner sequences at the same time.
    case pilingUp
}

extension Misuse {
    static let limitOfNestedSends = 1_000
    static let limitOfConnections = 5
    static let limitOfBacklog = 10_000
    static let limitOfSubscribers = 100
    static let limitOfSilence = 10
    static let limitOfSources = 1_000

    /// The section of the documentation, as a path in the repository.
    public var link: String {
        switch self {
        case .cycle: "Docs/Misuse.md#a-cycle"
        case .reconnecting: "Docs/Misuse.md#a-share-that-reconnects"
        case .growingBacklog: "Docs/Misuse.md#a-backlog-that-grows"
        case .nestedSubscription: "Docs/Misuse.md#a-subscription-in-a-subscription"
        case .releasedOwner: "Docs/Misuse.md#a-released-owner"
        case .neverDisposed: "Docs/Misuse.md#subscriptions-that-are-never-disposed"
        case .silentSource: "Docs/Misuse.md#a-silent-source"
        case .pilingUp: "Docs/Misuse.md#inner-sequences-that-pile-up"
        }
    }

    func sentence(at place: String, count: Int) -> String {
        let sentence =
            switch self {
            case .cycle:
                "\(place) has sent to its own source \(count) times, once for each element. Compare before you send, or end the cycle."
            case .reconnecting:
                "\(place) has subscribed to its source \(count) times within a second. Keep an observer, or share with a "
                    + "grace period."
            case .growingBacklog:
                "\(place) stores \(count) elements that wait for their delivery. Drop some before, as with throttle or "
                    + "sample."
            case .nestedSubscription:
                "\(place) is a subscription for each element of another, and the one before continues. Use flatMap or "
                    + "flatMapLatest."
            case .releasedOwner:
                "\(place) continues after the release of the object that it was made with. Dispose it with that object, "
                    + "as with disposed(by:)."
            case .neverDisposed:
                "\(place) has made \(count) subscriptions, and none has ended. Dispose each, as with disposed(by:)."
            case .silentSource:
                "\(place) has dropped \(count) elements, since its other source has not emitted. Give that one a first "
                    + "element, as with startWith."
            case .pilingUp:
                "\(place) has \(count) sources at the same time. Use flatMapLatest, or merge(maxConcurrent:)."
            }
        return "\(sentence) See \(link)."
    }
}

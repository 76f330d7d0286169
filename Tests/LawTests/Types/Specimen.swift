/// A type for a generic parameter with some constraints.
///
/// `Tests/TypeLaw` declares the types with a hazard.
struct Specimen {
    /// The constraints that it fulfils.
    let protocols: Set<String>
    /// A `Sendable` type without isolation; the types in braces are associated types.
    let safe: String
    /// The end of the names of the hazardous types; empty for those without associated types, `nil` if there are none.
    let hazardous: String?

    var holes: [String] {
        safe.matches(of: /\{([\w.]+)\}/).map { String($0.1) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Returns the first that fulfils all of some constraints.
    static func first(fulfilling constraints: Set<String>) -> Specimen? {
        all.first { constraints.isSubset(of: $0.protocols) }
    }

    /// The constraints of generic parameters and associated types with these names, which no declaration repeats.
    static let implied: [Substring: String] = ["SharingStrategy": "SharingStrategyProtocol", "Trait": "ElementTrait"]

    private static let all = [
        Specimen(["Equatable", "Hashable", "Decodable"], "Int", hazardous: ""),
        Specimen(["AnyObject", "ReactiveCompatible"], "Target", hazardous: ""),
        Specimen(["Actor"], "Clerk"),
        Specimen(["FixedWidthInteger"], "Int"),
        Specimen(["Error"], "Failure"),
        Specimen(["Disposable", "Cancelable"], "BooleanDisposable"),
        Specimen(["DataDecoder"], "JSONDecoder"),
        Specimen(["ElementTrait"], "SingleTrait"),
        Specimen(["SharingStrategyProtocol", "MainQueueSharingStrategy"], "DriverSharingStrategy"),
        Specimen(["ImmediateSchedulerType", "SchedulerType"], "SerialDispatchQueueScheduler"),
        Specimen(["Clock"], "ContinuousClock"),
        Specimen(["VirtualTimeConverterType"], "HistoricalSchedulerTimeConverter"),
        Specimen(["Sequence", "Collection"], "ContiguousArray<{Element}>", hazardous: "Sequence"),
        Specimen(["AsyncSequence"], "AsyncStream<{Element}>"),
        Specimen(["EventConvertible"], "Event<{Element}>", hazardous: "Event"),
        Specimen(
            ["ObservableType", "ObservableConvertibleType", "BindableType"], "Observable<{Element}>",
            hazardous: "Source"),
        Specimen(["InfallibleType"], "Infallible<{Element}>", hazardous: "Infallible"),
        Specimen(["ConnectableObservableType"], "ConnectableObservable<{Element}>", hazardous: "Connectable"),
        Specimen(["SubjectType"], "PublishSubject<{Observer.Element}>", hazardous: "Subject"),
        Specimen(["RelayType"], "PublishRelay<{Element}>", hazardous: "Relay"),
        Specimen(["ObserverType"], "AnyObserver<{Element}>", hazardous: "Observer"),
        Specimen(["ControlEventType"], "ControlEvent<{Element}>"),
        Specimen(["ControlPropertyType"], "ControlProperty<{Element}>"),
        Specimen(["PrimitiveSequenceType"], "PrimitiveSequence<{Trait}, {Element}>"),
        Specimen(
            ["SharedSequenceConvertibleType"], "SharedSequence<{SharingStrategy}, {Element}>",
            hazardous: "SharedSequence"),
    ]

    private init(_ protocols: Set<String>, _ safe: String, hazardous: String? = nil) {
        (self.protocols, self.safe, self.hazardous) = (protocols, safe, hazardous)
    }
}

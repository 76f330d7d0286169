/// Public functions that make sequences and yet need no candidate, each with the reason.
struct Exemption: Sendable {
    let symbol: String
    let reason: String

    static let all: [Exemption] =
        [
            Exemption("ObservableType.debug(_:trimOutput:file:line:function:)", prints),
            Exemption("InfallibleType.debug(_:trimOutput:file:line:function:)", prints),
            Exemption("PrimitiveSequence.debug(_:trimOutput:file:line:function:)", prints),
            Exemption("SharedSequenceConvertibleType.debug(_:trimOutput:file:line:function:)", prints),
            Exemption("static PrimitiveSequenceType.create(detached:priority:work:)", bridge),
            Exemption("static PrimitiveSequenceType.create(detached:priority:work:)", bridge),
            Exemption("static PrimitiveSequenceType.create(detached:priority:work:)", bridge),
            Exemption("static PrimitiveSequenceType.deferred(priority:_:)", bridge),
            Exemption("PrimitiveSequenceType.flatMap(priority:_:)", bridge),
            Exemption("PrimitiveSequenceType.flatMap(priority:_:)", bridge),
            Exemption("static ObservableType.async(priority:_:)", bridge),
            Exemption("static ObservableType.deferred(priority:_:)", bridge),
            Exemption("ObservableType.concatMap(priority:_:)", bridge),
            Exemption("ObservableType.flatMap(maxConcurrent:priority:_:)", bridge),
            Exemption("ObservableType.flatMapFirst(priority:_:)", bridge),
            Exemption("ObservableType.flatMapLatest(priority:_:)", bridge),
            Exemption("AsyncSequence.asObservable(priority:)", bridge),
            Exemption("Action.elements", told),
            Exemption("Action.errors", told),
            Exemption("Action.isEnabled", told),
            Exemption("Action.isExecuting", told),
            Exemption("ObservableConvertibleType.asObservable()", requirement),
            Exemption("SharedSequenceConvertibleType.asSharedSequence()", requirement),
            Exemption("ControlEventType.asControlEvent()", requirement),
            Exemption("ControlPropertyType.asControlProperty()", requirement),
            Exemption("PrimitiveSequenceType.primitiveSequence", requirement),
            Exemption("static SharingStrategyProtocol.share(_:)", requirement),
            Exemption("static DriverSharingStrategy.share(_:)", strategy),
            Exemption("static SignalSharingStrategy.share(_:)", strategy),
            Exemption("SharedSequence.asSharedSequence()", itself),
            Exemption("Property.asObservable()", state),
            Exemption("Property.asDriver()", state),
            Exemption("Property.init(constant:)", state),
            Exemption("Property.map(_:)", state),
            Exemption("Property.map(_:)", state),
            Exemption("static Property.combine(_:transform:)", state),
            Exemption("static Property.combine(_:transform:)", state),
            Exemption("static Property.combine(_:transform:)", state),
            Exemption("static Property.combine(_:transform:)", state),
            Exemption("MutableProperty.init(_:)", state),
            Exemption("MutableProperty.init(_:)", state),
            Exemption("Observable.asObservable()", itself),
            Exemption("ControlEvent.asControlEvent()", itself),
            Exemption("ControlProperty.asControlProperty()", itself),
            Exemption("PrimitiveSequence.primitiveSequence", itself),
            Exemption("SharedSequenceConvertibleType.asDriver()", itself),
            Exemption("SharedSequenceConvertibleType.asSignal()", itself),
            Exemption("AsyncSubject.asObserver()", itself),
            Exemption("BehaviorSubject.asObserver()", itself),
            Exemption("PublishSubject.asObserver()", itself),
            Exemption("ReplaySubject.asObserver()", itself),
        ] + otherForms.map { Exemption($0, isolation) }

    /// Forms of registered operators, one entry for each.
    private static let otherForms = [
        "AmbOperator.callAsFunction(_:)",
        "BehaviorRelay.asDriver()",
        "ConcatOperator.callAsFunction(_:)",
        "ControlEvent.asDriver()",
        "ControlEvent.asSignal()",
        "ControlEvent.init(events:)",
        "InfallibleConcatOperator.callAsFunction(_:)",
        "InfallibleType.concatMap(_:)",
        "InfallibleType.flatMap(_:)",
        "InfallibleType.flatMapFirst(_:)",
        "InfallibleType.flatMapLatest(_:)",
        "ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorRecover:)",
        "ObservableType.concatMap(_:)",
        "ObservableType.delay(when:)",
        "ObservableType.expand(maxConcurrent:_:)",
        "ObservableType.flatMap(_:)",
        "ObservableType.flatMapFirst(_:)",
        "ObservableType.flatMapLatest(_:)",
        "ObservableType.retry(when:)",
        "ObservableType.retry(when:)",
        "ObservableType.timeout(_:other:scheduler:)",
        "ObservableType.timeout(overall:other:scheduler:)",
        "PrimitiveSequence.retry(when:)",
        "PrimitiveSequence.retry(when:)",
        "PublishRelay.asSignal()",
        "SharedSequenceConvertibleType.compactMap(_:)",
        "SharedSequenceConvertibleType.compactMap(_:)",
        "SharedSequenceConvertibleType.debounce(_:edges:onDrop:)",
        "SharedMergeOperator.callAsFunction()",
        "SharedMergeOperator.callAsFunction(maxConcurrent:)",
        "SharedSequenceConvertibleType.distinctUntilChanged()",
        "SharedSequenceConvertibleType.distinctUntilChanged()",
        "SharedSequenceConvertibleType.distinctUntilChanged(_:)",
        "SharedSequenceConvertibleType.distinctUntilChanged(_:)",
        "SharedSequenceConvertibleType.distinctUntilChanged(_:)",
        "SharedSequenceConvertibleType.distinctUntilChanged(_:comparer:)",
        "SharedSequenceConvertibleType.do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)",
        "SharedSequenceConvertibleType.filter(_:)",
        "SharedSequenceConvertibleType.filter(_:)",
        "SharedSequenceConvertibleType.flatMap(_:)",
        "SharedSequenceConvertibleType.flatMapFirst(_:)",
        "SharedSequenceConvertibleType.flatMapLatest(_:)",
        "SharedSequenceConvertibleType.map(_:)",
        "SharedSequenceConvertibleType.map(_:)",
        "SharedSequence.scan(_:accumulator:)",
        "SharedSequenceConvertibleType.scan(_:accumulator:)",
        "SharedSequenceConvertibleType.startWith(_:)",
        "SharedSequenceConvertibleType.switchLatest()",
        "SharedSequenceConvertibleType.throttle(_:edges:onDrop:)",
        "SharedSequenceConvertibleType.withLatestFrom(_:)",
        "SharedSequenceConvertibleType.withLatestFrom(_:resultSelector:)",
        "SharedSequenceConvertibleType.withUnretained(_:resultSelector:)",
        "static ObservableType.catch(sequence:)",
        "static ObservableType.concat(_:)",
        "static ObservableType.concat(_:)",
        "static SharedSequence.deferred(_:)",
        "static SharedSequence.from(_:)",
        "static SharedSequence.from(_:)",
        "static SharedSequence.from(optional:)",
        "static SharedSequence.just(_:)",
        "static SharedSequence.of(_:)",
        "static SharedSequenceConvertibleType.combineLatest(_:_:_:resultSelector:)",
        "static SharedSequenceConvertibleType.combineLatest(_:_:resultSelector:)",
        "static SharedSequenceConvertibleType.combineLatest(_:resultSelector:)",
        "static SharedSequenceConvertibleType.zip(_:_:_:resultSelector:)",
        "static SharedSequenceConvertibleType.zip(_:_:resultSelector:)",
        "static SharedSequenceConvertibleType.zip(_:resultSelector:)",
    ]

    private static let prints = "it is a `do` that prints, and a run of all laws would print a hundred thousand lines"
    private static let strategy = "the result of every operator of shared sequences goes through it"
    private static let requirement = "it is a requirement; what fulfils it is registered"
    private static let bridge = "it runs on tasks, which have no virtual time; see BridgeLaws"
    private static let told = "it tells what the action does; see ActionTests"
    private static let isolation = "a registered form runs the same operator; the two differ in what they demand"
    private static let state = "it drops equal elements, and keeps those that a reader needs; see DerivationLaws"
    private static let itself = "it gives what it is called on"

    private init(_ symbol: String, _ reason: String) {
        self.symbol = symbol
        self.reason = reason
    }

    /// The forms of `combineLatest` and `zip` for four sources and more: `Scripts/generate-overloads.py` writes the same
    /// lines for them as for two and three, and each is run by `Arity` of the tests of `Streams`.
    static func isLargeArity(_ symbol: String) -> Bool {
        symbol.contains("(_:_:_:_:") && (symbol.contains(".zip(") || symbol.contains(".combineLatest("))
    }
}

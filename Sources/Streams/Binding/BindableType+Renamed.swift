// Names from Combine and from the standard library, of operators for sequences of many elements.

extension BindableType {
    /// Renamed to `subscribe(onNext:)`.
    @available(*, unavailable, renamed: "subscribe(onNext:)")
    public func forEach(_ body: (Element) throws -> Void) -> Never { fatalError() }

    /// Use `bind(to:)` with a `Binder`, or `subscribe(with:onNext:)`.
    @available(*, unavailable, message: "Use 'bind(to:)' with a 'Binder', or 'subscribe(with:onNext:)'.")
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Element>, on object: Root
    ) -> any Disposable { fatalError() }

    /// Use `bind(to:)` with a `BehaviorRelay`.
    @available(*, unavailable, message: "Use 'bind(to:)' with a 'BehaviorRelay'.")
    public func assign<Published>(to published: inout Published) -> Never { fatalError() }

    /// Renamed to `ifEmpty(default:)`.
    @available(*, unavailable, renamed: "ifEmpty(default:)")
    public func replaceEmpty(with element: Element) -> Self { fatalError() }

    /// Renamed to `scan(_:accumulator:)`.
    @available(*, unavailable, renamed: "scan(_:accumulator:)") public func tryScan<Result>(
        _ initial: Result, _ accumulator: @escaping (Result, Element) throws -> Result
    ) -> Observable<Result> { fatalError() }

    /// Renamed to `distinctUntilChanged()`.
    @available(*, unavailable, renamed: "distinctUntilChanged()")
    public func removeDuplicates() -> Self { fatalError() }

    /// Renamed to `distinctUntilChanged(_:)`.
    @available(*, unavailable, renamed: "distinctUntilChanged(_:)")
    public func removeDuplicates(by areEqual: @escaping (Element, Element) -> Bool) -> Self { fatalError() }

    /// Renamed to `switchLatest()`.
    @available(*, unavailable, renamed: "switchLatest()")
    public func switchToLatest() -> Observable<Element.Element> where Element: ObservableConvertibleType {
        fatalError()
    }

    /// Renamed to `take(_:)`.
    @available(*, unavailable, renamed: "take(_:)") public func prefix(_ count: Int) -> Self { fatalError() }

    /// Renamed to `take(while:)`.
    @available(*, unavailable, renamed: "take(while:)")
    public func prefix(while predicate: @escaping (Element) throws -> Bool) -> Self { fatalError() }

    /// Renamed to `take(until:)`.
    @available(*, unavailable, renamed: "take(until:)")
    public func prefix(untilOutputFrom other: some ObservableConvertibleType) -> Self { fatalError() }

    /// Renamed to `skip(_:)`.
    @available(*, unavailable, renamed: "skip(_:)")
    public func dropFirst(_ count: Int = 1) -> Self { fatalError() }

    /// Renamed to `skip(while:)`.
    @available(*, unavailable, renamed: "skip(while:)")
    public func drop(while predicate: @escaping (Element) throws -> Bool) -> Self { fatalError() }

    /// Renamed to `skip(until:)`.
    @available(*, unavailable, renamed: "skip(until:)")
    public func drop(untilOutputFrom other: some ObservableConvertibleType) -> Self { fatalError() }

    /// Renamed to `element(at:)`.
    @available(*, unavailable, renamed: "element(at:)") public func output(at index: Int) -> Self { fatalError() }

    /// Renamed to `ignoreElements()`.
    @available(*, unavailable, renamed: "ignoreElements()") public func ignoreOutput() -> Self { fatalError() }

    /// Renamed to `toArray()`.
    @available(*, unavailable, renamed: "toArray()")
    public func collect() -> Single<[Element]> { fatalError() }

    /// Use `buffer(timeSpan:count:scheduler:)`.
    @available(*, unavailable, message: "Use 'buffer(timeSpan:count:scheduler:)'.")
    public func collect(_ count: Int) -> Observable<[Element]> { fatalError() }

    /// Renamed to `startWith(_:)`.
    @available(*, unavailable, renamed: "startWith(_:)")
    public func prepend(_ elements: Element...) -> Self { fatalError() }

    /// Use `concat(_:)` with the sequences in order.
    @available(*, unavailable, message: "Use 'concat(_:)' with the sequences in order.")
    public func prepend(_ source: some ObservableConvertibleType) -> Self { fatalError() }

    /// Use `concat(_:)` with `.just(...)` or `.of(...)`.
    @available(*, unavailable, message: "Use 'concat(_:)' with '.just(...)' or '.of(...)'.")
    public func append(_ elements: Element...) -> Self { fatalError() }

    /// Renamed to `concat(_:)`.
    @available(*, unavailable, renamed: "concat(_:)")
    public func append(_ source: some ObservableConvertibleType) -> Self { fatalError() }

    /// Renamed to `publish()`.
    @available(*, unavailable, renamed: "publish()")
    public func makeConnectable() -> ConnectableObservable<Element> { fatalError() }
}

extension ConnectableObservableType {
    /// Renamed to `refCount()`.
    @available(*, unavailable, renamed: "refCount()")
    public func autoconnect() -> Observable<Element> { fatalError() }
}

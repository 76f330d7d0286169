// Names from Combine and from the standard library, of operators for sequences of many elements.

/// The parameter of `flatMap(maxPublishers:)`, without which `.max(1)` would be diagnosed and not the call.
@available(*, unavailable, message: "Use the parameter of 'merge(maxConcurrent:)'.")
public enum MaxPublishers {
    /// No limit.
    case unlimited
    /// A limit.
    case max(Int)
}

/// The parameter of `collect(_:)`, without which `.byTime` would be diagnosed and not the call.
@available(*, unavailable, message: "Use the parameters of 'buffer(timeSpan:count:scheduler:)'.")
public enum CollectStrategy {
    /// By time.
    case byTime(Any, RxTimeInterval)
    /// By time or count.
    case byTimeOrCount(Any, RxTimeInterval, Int)
}

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

    /// Renamed to `distinctUntilChanged(_:)`.
    @available(*, unavailable, renamed: "distinctUntilChanged(_:)")
    public func tryRemoveDuplicates(by areEqual: @escaping (Element, Element) throws -> Bool) -> Self { fatalError() }

    /// Use `concatMap(_:)`, or `map(_:)` and `merge(maxConcurrent:)`.
    @available(*, unavailable, message: "Use 'concatMap(_:)', or 'map(_:)' and 'merge(maxConcurrent:)'.")
    public func flatMap<Source: ObservableConvertibleType>(
        maxPublishers: MaxPublishers, _ transform: @escaping (Element) -> Source
    ) -> Observable<Source.Element> { fatalError() }

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

    /// Renamed to `take(while:)`.
    @available(*, unavailable, renamed: "take(while:)")
    public func tryPrefix(while predicate: @escaping (Element) throws -> Bool) -> Self { fatalError() }

    /// Renamed to `take(until:)`.
    @available(*, unavailable, renamed: "take(until:)")
    public func prefix(untilOutputFrom other: some ObservableConvertibleType) -> Self { fatalError() }

    /// Renamed to `skip(_:)`.
    @available(*, unavailable, renamed: "skip(_:)")
    public func dropFirst(_ count: Int = 1) -> Self { fatalError() }

    /// Renamed to `skip(while:)`.
    @available(*, unavailable, renamed: "skip(while:)")
    public func drop(while predicate: @escaping (Element) throws -> Bool) -> Self { fatalError() }

    /// Renamed to `skip(while:)`.
    @available(*, unavailable, renamed: "skip(while:)")
    public func tryDrop(while predicate: @escaping (Element) throws -> Bool) -> Self { fatalError() }

    /// Renamed to `skip(until:)`.
    @available(*, unavailable, renamed: "skip(until:)")
    public func drop(untilOutputFrom other: some ObservableConvertibleType) -> Self { fatalError() }

    /// Renamed to `element(at:)`.
    @available(*, unavailable, renamed: "element(at:)") public func output(at index: Int) -> Self { fatalError() }

    /// Use `skip(_:)` and `take(_:)`.
    @available(*, unavailable, message: "Use 'skip(_:)' and 'take(_:)'.")
    public func output<Range>(in range: Range) -> Self { fatalError() }

    /// Use `filter(_:)` and `take(1)`.
    @available(*, unavailable, message: "Use 'filter(_:)' and 'take(1)'.")
    public func first(where predicate: @escaping (Element) throws -> Bool) -> Self { fatalError() }

    /// Use `filter(_:)` and `takeLast(1)`.
    @available(*, unavailable, message: "Use 'filter(_:)' and 'takeLast(1)'.")
    public func last(where predicate: @escaping (Element) throws -> Bool) -> Self { fatalError() }

    /// Use `filter(_:)`, `take(1)`, `map(_:)` and `ifEmpty(default:)`.
    @available(*, unavailable, message: "Use 'filter(_:)', 'take(1)', 'map(_:)' and 'ifEmpty(default:)'.")
    public func contains(where predicate: @escaping (Element) throws -> Bool) -> Observable<Bool> { fatalError() }

    /// Use `filter(_:)`, `take(1)`, `map(_:)` and `ifEmpty(default:)`.
    @available(*, unavailable, message: "Use 'filter(_:)', 'take(1)', 'map(_:)' and 'ifEmpty(default:)'.")
    public func contains(_ element: Element) -> Observable<Bool> { fatalError() }

    /// Use `filter(_:)`, `take(1)`, `map(_:)` and `ifEmpty(default:)`.
    @available(*, unavailable, message: "Use 'filter(_:)', 'take(1)', 'map(_:)' and 'ifEmpty(default:)'.")
    public func allSatisfy(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Bool> { fatalError() }

    /// Use `reduce(0) { count, _ in count + 1 }`.
    @available(*, unavailable, message: "Use 'reduce(0) { count, _ in count + 1 }'.")
    public func count() -> Observable<Int> { fatalError() }

    /// Renamed to `reduce(_:accumulator:)`.
    @available(*, unavailable, renamed: "reduce(_:accumulator:)") public func tryReduce<Result>(
        _ initial: Result, _ accumulator: @escaping (Result, Element) throws -> Result
    ) -> Observable<Result> { fatalError() }

    /// Renamed to `ignoreElements()`.
    @available(*, unavailable, renamed: "ignoreElements()") public func ignoreOutput() -> Self { fatalError() }

    /// Renamed to `toArray()`.
    @available(*, unavailable, renamed: "toArray()")
    public func collect() -> Single<[Element]> { fatalError() }

    /// Renamed to `buffer(count:)`.
    @available(*, unavailable, renamed: "buffer(count:)")
    public func collect(_ count: Int) -> Observable<[Element]> { fatalError() }

    /// Use `buffer(timeSpan:count:scheduler:)`.
    @available(*, unavailable, message: "Use 'buffer(timeSpan:count:scheduler:)'.")
    public func collect(_ strategy: CollectStrategy) -> Observable<[Element]> { fatalError() }

    /// Renamed to `startWith(_:)`.
    @available(*, unavailable, renamed: "startWith(_:)")
    public func prepend(_ elements: Element...) -> Self { fatalError() }

    /// Use `concat(_:)` with `.from(...)` and the sequence.
    @available(*, unavailable, message: "Use 'concat(_:)' with '.from(...)' and the sequence.")
    public func prepend<Elements: Sequence>(_ elements: Elements) -> Self
    where Elements.Element == Element { fatalError() }

    /// Use `concat(_:)` with the sequences in order.
    @available(*, unavailable, message: "Use 'concat(_:)' with the sequences in order.")
    public func prepend(_ source: some ObservableConvertibleType) -> Self { fatalError() }

    /// Use `concat(_:)` with `.just(...)` or `.of(...)`.
    @available(*, unavailable, message: "Use 'concat(_:)' with '.just(...)' or '.of(...)'.")
    public func append(_ elements: Element...) -> Self { fatalError() }

    /// Use `concat(_:)` with `.from(...)`.
    @available(*, unavailable, message: "Use 'concat(_:)' with '.from(...)'.")
    public func append<Elements: Sequence>(_ elements: Elements) -> Self
    where Elements.Element == Element { fatalError() }

    /// Renamed to `concat(_:)`.
    @available(*, unavailable, renamed: "concat(_:)")
    public func append(_ source: some ObservableConvertibleType) -> Self { fatalError() }

    /// Renamed to `publish()`.
    @available(*, unavailable, renamed: "publish()")
    public func makeConnectable() -> ConnectableObservable<Element> { fatalError() }
}

// The operators with time of Combine.
extension BindableType {
    /// Use `debounce(_:scheduler:)`.
    @available(*, unavailable, message: "Use 'debounce(_:scheduler:)', such as with 'MainScheduler.instance'.")
    public func debounce<Queue>(for dueTime: RxTimeInterval, scheduler: Queue) -> Self { fatalError() }

    /// Use `throttle(_:latest:scheduler:)`.
    @available(*, unavailable, message: "Use 'throttle(_:latest:scheduler:)', such as with 'MainScheduler.instance'.")
    public func throttle<Queue>(for dueTime: RxTimeInterval, scheduler: Queue, latest: Bool) -> Self { fatalError() }

    /// Use `delay(_:scheduler:)`.
    @available(*, unavailable, message: "Use 'delay(_:scheduler:)', such as with 'MainScheduler.instance'.")
    public func delay<Queue>(for dueTime: RxTimeInterval, scheduler: Queue) -> Self { fatalError() }

    /// Use `timeout(_:other:scheduler:)` with `.error(...)`.
    @available(*, unavailable, message: "Use 'timeout(_:other:scheduler:)' with '.error(...)'.")
    public func timeout<Queue>(
        _ dueTime: RxTimeInterval, scheduler: Queue, customError: @escaping () -> any Error
    ) -> Self { fatalError() }

    /// Use `map(_:)` with the `monotonicTime` of the scheduler, and `pairwise()`.
    @available(*, unavailable, message: "Use 'map(_:)' with the 'monotonicTime' of the scheduler, and 'pairwise()'.")
    public func measureInterval<Queue>(using scheduler: Queue) -> Observable<RxTimeInterval> { fatalError() }
}

extension ConnectableObservableType {
    /// Renamed to `refCount()`.
    @available(*, unavailable, renamed: "refCount()")
    public func autoconnect() -> Observable<Element> { fatalError() }
}

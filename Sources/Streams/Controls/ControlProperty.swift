/// A type that is a property of a control.
public protocol ControlPropertyType: ObservableType, ObserverType {
    /// The property of the control.
    func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control, which can be read as a sequence and set as an observer.
///
/// It does not fail, and it is subscribed to on the main queue.
///
///     let text = BehaviorSubject(value: "")
///     let property = ControlProperty(values: text, valueSink: text)
///     property.onNext("hello")
public struct ControlProperty<PropertyType>: ControlPropertyType {
    /// The type of the elements.
    public typealias Element = PropertyType

    @usableFromInline let values: Observable<PropertyType>
    @usableFromInline let valueSink: AnyObserver<PropertyType>

    /// Creates a property from its values, which must not fail, and the observer that sets it.
    @inlinable @preconcurrency public init<Values: ObservableType & Sendable, Sink: ObserverType & Sendable>(
        values: Values, valueSink: Sink
    )
    where Values.Element == Element, Sink.Element == Element, PropertyType: Sendable {
        self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
        self.valueSink = valueSink.asObserver()
    }

    /// Sends the values to `observer`.
    @inlinable public func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == PropertyType {
        values.subscribe(observer)
    }

    /// Sets the property.
    ///
    /// Completion is ignored; a failure is a programmer error, see `Binder`.
    @inlinable public func on(_ event: Event<PropertyType>) {
        switch event {
        case .next: valueSink.on(event)
        case .error(let error): bindingFailed(error)
        case .completed: break
        }
    }

    /// The property as an `Observable`.
    @inlinable public func asObservable() -> Observable<PropertyType> { values }

    /// The property itself.
    @inlinable public func asControlProperty() -> ControlProperty<PropertyType> { self }

    /// The property as a driver.
    ///
    ///     source:     0--1--2--|
    ///     asDriver(): 0--1--2--|
    ///
    /// Delivers on the main queue and replays the latest value to late subscribers. A failure, which is a programmer
    /// error, completes it.
    ///
    ///     let text = BehaviorSubject(value: 0)
    ///     _ = ControlProperty(values: text, valueSink: text).asDriver()
    @inlinable @preconcurrency public func asDriver() -> Driver<PropertyType> where PropertyType: Sendable {
        sharedCompletingOnError()
    }
}

extension ControlProperty where PropertyType: Sendable {
    /// The changes of the property, without its first value.
    ///
    ///     source:         0--1--2--|
    ///     source.changed: ---1--2--|
    ///
    /// Emits on the threads of the property; buffers nothing.
    ///
    ///     let text = BehaviorSubject(value: 0)
    ///     _ = ControlProperty(values: text, valueSink: text).changed
    @inlinable public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }
}

extension ControlPropertyType where Element == String? {
    /// The property with an empty string instead of nil.
    ///
    ///     source (String?): --a--nil--b--|
    ///     source.orEmpty:   --a--""---b--|
    ///
    /// Emits on the threads of the property; buffers nothing. Elements that are sent to it reach the property as they
    /// are.
    ///
    ///     let text = BehaviorSubject<String?>(value: nil)
    ///     _ = ControlProperty(values: text, valueSink: text).orEmpty
    @inlinable public var orEmpty: ControlProperty<String> {
        let property = asControlProperty()
        return ControlProperty(
            values: property.map { $0 ?? "" },
            valueSink: property.mapObserver { Optional($0) })
    }
}

extension ControlProperty: Sendable where PropertyType: Sendable {}

/// The types that the compiler cannot be asked for, because the package is possibly not built yet.
enum KnownTypes {
    /// The public types of the products that generated code imports.
    static let streams: Set = [
        "Action", "ActionPolicy", "ActivityTracker", "Alert", "AlertPresenter", "AmbOperator", "AnyObserver",
        "AsyncSubject", "AsyncValues", "BaseWireframe", "BehaviorRelay", "BehaviorSubject", "BindableType", "Binder",
        "BlockingObservable", "BooleanDisposable", "BufferingPolicy", "BufferOverflow", "CallSite", "Cancelable",
        "CatchOperator", "ClockScheduler", "CollectStrategy", "Completable", "CompletableEvent", "CompletableTrait",
        "CompositeDisposable", "ConcatOperator", "ConcurrentDispatchQueueScheduler", "ConcurrentMainScheduler",
        "ConnectableObservable", "ConnectableObservableType", "ControlEvent", "ControlEventType", "ControlProperty",
        "ControlPropertyType", "CurrentThreadScheduler", "DataDecoder", "DispatchQueueScheduler", "Disposable",
        "Disposables", "DisposeBag", "Driver", "DriverSharingStrategy", "ElementTrait", "Event", "EventConvertible",
        "Exploration", "FormatterInterface", "GroupedObservable", "HistoricalScheduler",
        "HistoricalSchedulerTimeConverter", "Hooks", "ImmediateSchedulerType", "Infallible", "InfallibleConcatOperator",
        "InfallibleEvent", "InfallibleType", "InteractorInterface", "InterleavingFailure", "InterleavingsUnavailable",
        "IsolatedSequence", "LeakLedger", "LeakProbe", "LeakTrait", "Loadable", "LossyBufferingPolicy",
        "MainQueueSharingStrategy", "MainScheduler", "MarbleChart", "MarbleDiagram", "MarbleFailure",
        "MarbleSyntaxError", "MarbleValues", "MaterializedSequenceResult", "MaxPublishers", "Maybe", "MaybeEvent",
        "MaybeTrait", "MergeOperator", "MutableProperty", "NavigationController", "NavigationError", "Observable",
        "ObservableConvertibleType", "ObservablePublisher", "ObservableType", "ObserverType", "PresenterInterface",
        "PrimitiveSequence", "PrimitiveSequenceType", "ProgressCounter", "ProgressInterface", "Property",
        "PropertyChanges", "PublishRelay", "PublishSubject", "Reactive", "ReactiveCompatible", "Recorded",
        "RefCountDisposable", "RelayType", "ReplayRelay", "ReplaySubject", "RepositoryInterface", "RetryPolicy",
        "RxAbstractInteger", "RxError", "RxObservable", "RxTime", "RxTimeInterval", "Scenario", "ScheduledDisposable",
        "SchedulerType", "Screen", "SerialDispatchQueueScheduler", "SerialDisposable", "SharedMergeOperator",
        "SharedSequence", "SharedSequenceConvertibleType", "SharingPolicy", "SharingScheduler",
        "SharingStrategyProtocol", "Signal", "SignalSharingStrategy", "Single", "SingleAssignmentDisposable",
        "SingleEvent", "SingleTrait", "SinkCompletion", "StrictCalls", "SubjectLifetimeScope", "SubjectType",
        "Subscription", "TakeBehavior", "TakeUntilBehavior", "TestableObservable", "TestableObserver", "TestScheduler",
        "TestSchedulerVirtualTimeConverter", "TestTime", "TimingEdges", "ViewInterface", "VirtualClock",
        "VirtualTimeComparison", "VirtualTimeConverterType", "VirtualTimeIntervalUnit", "VirtualTimeScheduler",
        "VirtualTimeUnit", "WireframeInterface",
    ]
}

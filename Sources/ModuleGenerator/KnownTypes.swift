/// Types that a module must not declare again: code that sees both could name neither.
enum KnownTypes {
    /// Returns the libraries that declare a type, for messages, or `nil` if the type is not known.
    static func origin(of type: String) -> String? {
        if swift.contains(type) { return "Swift or Foundation" }
        if testing.contains(type) { return "Swift Testing" }
        return streams.contains(type) ? "Streams, StreamsTest or Viper" : nil
    }

    /// The types that code of apps uses most.
    private static let swift: Set = [
        "Array", "Bool", "Calendar", "Character", "Data", "Date", "Decimal", "Dictionary", "Double", "Duration",
        "Error", "Float", "Int", "Locale", "Never", "Notification", "Optional", "Process", "Result", "Set", "String",
        "Task", "Thread", "Timer", "URL", "UUID", "Void",
    ]

    private static let testing: Set = [
        "Attachment", "Bug", "Comment", "Confirmation", "Issue", "SourceLocation", "Tag", "Test", "Trait",
    ]

    /// The public types of the products that generated code imports.
    static let streams: Set = [
        "Alert", "AlertPresenter", "AmbOperator", "AnyObserver", "AsyncSubject", "AsyncValues", "BaseWireframe",
        "BehaviorRelay", "BehaviorSubject", "BindableType", "Binder", "BlockingObservable", "BooleanDisposable",
        "BufferingPolicy", "BufferOverflow", "CallSite", "Cancelable", "CatchOperator", "ClockScheduler",
        "Completable", "CompletableEvent", "CompletableTrait", "CompositeDisposable", "ConcatOperator",
        "ConcurrentDispatchQueueScheduler", "ConcurrentMainScheduler", "ConnectableObservable",
        "ConnectableObservableType", "ControlEvent", "ControlEventType", "ControlProperty", "ControlPropertyType",
        "CurrentThreadScheduler", "DataDecoder", "DispatchQueueScheduler", "Disposable", "Disposables", "DisposeBag",
        "Driver", "DriverSharingStrategy", "ElementTrait", "Event", "EventConvertible", "Exploration",
        "FormatterInterface", "GroupedObservable", "HistoricalScheduler", "HistoricalSchedulerTimeConverter", "Hooks",
        "ImmediateSchedulerType", "Infallible", "InfallibleConcatOperator", "InfallibleEvent", "InfallibleType",
        "InteractorInterface", "InterleavingFailure", "InterleavingsUnavailable", "IsolatedSequence", "LeakLedger",
        "LeakProbe", "LeakTrait", "LossyBufferingPolicy", "MainQueueSharingStrategy", "MainScheduler", "MarbleChart",
        "MarbleDiagram", "MarbleFailure", "MarbleSyntaxError", "MarbleValues", "MaterializedSequenceResult", "Maybe",
        "MaybeEvent", "MaybeTrait", "MergeOperator", "NavigationController", "NavigationError", "Observable",
        "ObservableConvertibleType", "ObservablePublisher", "ObservableType", "ObserverType", "PresenterInterface",
        "PrimitiveSequence", "PrimitiveSequenceType", "ProgressCounter", "ProgressInterface", "PublishRelay",
        "PublishSubject", "Reactive", "ReactiveCompatible", "Recorded", "RefCountDisposable", "RelayType",
        "ReplayRelay", "ReplaySubject", "RepositoryInterface", "RxAbstractInteger", "RxError", "RxObservable",
        "RxTime", "RxTimeInterval", "Scenario", "ScheduledDisposable", "SchedulerType", "Screen",
        "SerialDispatchQueueScheduler", "SerialDisposable", "SharedMergeOperator", "SharedSequence",
        "SharedSequenceConvertibleType", "SharingScheduler", "SharingStrategyProtocol", "Signal",
        "SignalSharingStrategy", "Single", "SingleAssignmentDisposable", "SingleEvent", "SingleTrait", "StrictCalls",
        "SubjectLifetimeScope", "SubjectType", "Subscription", "TakeBehavior", "TakeUntilBehavior",
        "TestableObservable", "TestableObserver", "TestScheduler", "TestSchedulerVirtualTimeConverter", "TestTime",
        "ViewInterface", "VirtualClock", "VirtualTimeComparison", "VirtualTimeConverterType",
        "VirtualTimeIntervalUnit", "VirtualTimeScheduler", "VirtualTimeUnit", "WireframeInterface",
    ]
}

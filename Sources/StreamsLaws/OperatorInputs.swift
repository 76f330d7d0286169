import Streams
import StreamsTest

/// The inputs that an operator under test is built from: sources, a scheduler, elements, and calls of its closures.
///
/// The closures of a chain retain the inputs, so a law can check that they are released.
public final class OperatorInputs: Sendable {
    /// Nil after their release.
    private let sources: Lock<[Observable<TrackedElement>]?>
    private let resources: ControlledSource
    private let liveElements: TrackedElement.LiveCount
    private let onCall: @Sendable (Int) throws -> Void
    private let givenScheduler: any SchedulerType
    private let parameters: ParameterValues
    private let hasUsedScheduler = Lock(false)

    package init(
        _ sources: [Observable<TrackedElement>], resources: ControlledSource, _ scheduler: any SchedulerType,
        _ liveElements: TrackedElement.LiveCount, parameters: ParameterValues,
        onCall: @escaping @Sendable (Int) throws -> Void
    ) {
        self.sources = Lock(sources)
        sourceCount = sources.count
        self.resources = resources
        givenScheduler = scheduler
        self.liveElements = liveElements
        self.parameters = parameters
        self.onCall = { closure in
            Interleaving.expectNoLock(during: "a closure of the operator")
            try onCall(closure)
        }
    }

    // MARK: Sources

    /// Returns the source with an index.
    public subscript(_ index: Int) -> Observable<TrackedElement> {
        require((0..<sourceCount).contains(index), OperatorUnderTest.missingSource(index, of: sourceCount))
        return sources.withLock { $0?[index] } ?? .never()
    }

    /// The scheduler for an operator that takes one; laws decide when its work runs.
    public var scheduler: any SchedulerType {
        hasUsedScheduler.withLock { $0 = true }
        return givenScheduler
    }

    /// The subscriptions that are disposed after a random program.
    package let afterRun = CompositeDisposable()

    /// The number of sources.
    package let sourceCount: Int

    /// Schedules a job of the operator before a random program runs, at the tick of a parameter.
    package func arrange(_ parameter: OperatorUnderTest.Parameter, _ job: @escaping @Sendable () -> Void) {
        guard let scheduler = givenScheduler as? TestScheduler else { return }
        scheduler.scheduleAt(Program.beginning + self[parameter], action: job)
    }

    package var usesScheduler: Bool { hasUsedScheduler.value }

    /// Releases the sources; a closure that uses them afterwards receives sequences without events.
    func releaseSources() { sources.replace(by: nil) }

    /// Returns an element for an argument of the operator, such as a seed.
    public func element(_ value: Int) -> TrackedElement { TrackedElement(value, liveElements) }

    /// Creates a disposable that must be disposed together with the sources; its creation is a call of closure 0.
    public func resource() throws -> Resource {
        try call()
        return Resource(inner: resources.subscribe(AnyObserver { _ in }))
    }

    /// A disposable that an operator creates for each subscription.
    public struct Resource: Disposable {
        fileprivate let inner: any Disposable

        /// Disposes the resource.
        public func dispose() { inner.dispose() }
    }

    // MARK: Parameters

    /// Returns the value of a parameter: one of its values in random programs, and a fixed one in laws.
    public subscript(_ parameter: OperatorUnderTest.Parameter) -> Int { parameters[parameter] }

    // MARK: Closures

    /// Records a call of the closure with an index, which throws if the law or the program says so, and returns `value`.
    public func pass<Value>(_ value: Value, _ closure: Int = 0) throws -> Value {
        try onCall(closure)
        return value
    }

    /// Records a call of the closure with an index, which throws if the law or the program says so.
    public func call(_ closure: Int = 0) throws { try onCall(closure) }

    /// Records a call of a closure that cannot throw, and returns `value`.
    public func note<Value>(_ value: Value, _ closure: Int = 0) -> Value {
        try? onCall(closure)
        return value
    }
}

import Streams

/// The inputs of a recipe, in place of those of the laws: the sources are subjects, and closures do nothing but count.
///
/// The registry of the laws is part of this module, too, where this type hides that of `StreamsLaws`.
final class OperatorInputs: Sendable {
    private let sources: [Observable<TrackedElement>]
    private let tally: Tally

    init(_ sources: [Observable<TrackedElement>], _ tally: Tally) {
        self.sources = sources
        self.tally = tally
    }

    /// A scheduler that runs its first job inside the call, since the rows are measured on the main thread.
    ///
    /// A new one each time: it would wait for the jobs that another cycle has left. Its timers do not fire.
    var scheduler: any SchedulerType { MainScheduler() }

    subscript(_ index: Int) -> Observable<TrackedElement> { sources[index] }

    func element(_ value: Int) -> TrackedElement { TrackedElement(value: value) }

    struct Resource: Disposable {
        func dispose() {}
    }

    func resource() throws -> Resource {
        try call()
        return Resource()
    }

    func pass<Value>(_ value: Value, _ closure: Int = 0) throws -> Value { note(value) }

    func call(_ closure: Int = 0) throws { tally.closures += 1 }

    func note<Value>(_ value: Value, _ closure: Int = 0) -> Value {
        tally.closures += 1
        return value
    }
}

/// An element that costs nothing.
struct TrackedElement: Hashable, Sendable, CustomStringConvertible {
    let value: Int

    var description: String { "\(value)" }
}

/// The work of a run that every design would have to do.
///
/// Sendable by contract: recipes run on the main thread.
final class Tally: @unchecked Sendable {
    /// The elements that the operator receives.
    var inputs = 0
    /// The calls of the closures of the recipe.
    var closures = 0
    /// The elements of the result.
    var outputs = 0
    /// The subscriptions to sources.
    var subscriptions = 0
}

/// The strategies of the library: nothing has to run in virtual time.
enum VirtualStrategy {
    typealias AsDriver = DriverSharingStrategy
    typealias AsSignal = SignalSharingStrategy

    static var scheduler: any SchedulerType {
        get { MainScheduler() }
        set {}
    }
}

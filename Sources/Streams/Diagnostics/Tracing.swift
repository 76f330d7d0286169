#if DEBUG || Tracing
    import Synchronization

    /// Receives the observables that are created, the subscriptions to them, and the events that pass.
    package protocol Tracer: AnyObject, Sendable {
        /// Returns the tracer of an observable that the caller creates.
        func assembled(named name: String?) -> any Tracer

        /// Returns the tracer of one subscription to the observable.
        ///
        /// - Parameters:
        ///   - lifetime: The lifetime of the subscription's chain.
        ///   - nearest: The tracer whose subscription is being made; it has asked for this one if it has the same lifetime.
        ///   - owner: The tracer of the operator, or the subscriber, that has made `lifetime`.
        func attached(_ lifetime: any Cancelable & AnyObject, nearest: (any Tracer)?, owner: (any Tracer)?)
            -> any Tracer

        /// Receives a new lifetime of this operator or subscriber.
        func made(_ lifetime: any Cancelable & AnyObject)

        /// The tracer of subscriptions that no operator makes.
        var root: any Tracer { get }

        /// Receives the events of this subscription; nil if they need not be seen.
        var watcher: (any Watcher)? { get }

        /// The path of the error that is being delivered, and of the operator that runs, for messages; nil if it is unknown.
        var trail: String? { get }
    }

    extension Tracer {
        package func attached(
            _ lifetime: any Cancelable & AnyObject, nearest: (any Tracer)?, owner: (any Tracer)?
        ) -> any Tracer { self }

        package var watcher: (any Watcher)? { nil }

        package var trail: String? { nil }
    }

    /// Sees the events of one subscription.
    package protocol Watcher: AnyObject, Sendable {
        /// Calls `deliver` with an element; an error that it throws is that of an operator below.
        func next<Element>(_ element: Element, _ deliver: (Element) throws -> Void) rethrows

        /// Calls `deliver` for the terminal event.
        func stop(_ error: (any Error)?, _ deliver: () -> Void)

        /// An object that is released with the observer of the subscription.
        var token: any AnyObject & Sendable { get }

        /// The operator, or the subscriber, that is running is in a situation.
        func notice(_ situation: Situation)
    }

    /// The tracer of the current task, or else that of the process.
    ///
    /// Observables keep the tracer under which they were created, for the subscriptions that they make on other threads.
    /// Costs one load until a tracer is used for the first time.
    @usableFromInline package enum Tracing {
        @TaskLocal private static var current: (any Tracer)?
        private static let process = Lock<(any Tracer)?>(nil)
        private static let isUsed = DiagnosticAtomic<Bool>(false)

        static var tracer: (any Tracer)? {
            #if Interleavings
                // A tracer would add steps to the scenario.
                if Interleaving.thread != nil { return nil }
            #endif
            return isUsed.load(ordering: .relaxed) ? current ?? process.value : nil
        }

        /// The tracer that the code of the current thread runs under, apart from that of the process.
        package static var running: (any Tracer)? { isUsed.load(ordering: .relaxed) ? current : nil }

        /// Reports to `tracer` what no other tracer receives.
        package static func install(_ tracer: any Tracer) {
            isUsed.store(true, ordering: .relaxed)
            process.replace(by: tracer)
        }

        /// Ends `install`, unless another tracer has been installed since.
        package static func uninstall(_ tracer: any Tracer) {
            process.withLock { if $0 === tracer { $0 = nil } }
        }

        /// Reports to `tracer` the subscriptions made while `body` runs, and later by the observables created in it.
        package static func with<Result>(_ tracer: any Tracer, _ body: () throws -> Result) rethrows -> Result {
            isUsed.store(true, ordering: .relaxed)
            return try $current.withValue(tracer, operation: body)
        }

        /// Reports to `tracer` the subscriptions made while `body` runs, and later by the observables created in it.
        package static func with<Result>(
            _ tracer: any Tracer, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
        ) async rethrows -> Result {
            isUsed.store(true, ordering: .relaxed)
            return try await $current.withValue(tracer, operation: body)
        }

        @usableFromInline static func note(_ situation: @autoclosure () -> Situation?) {
            if let watcher = running?.watcher, let situation = situation() { watcher.notice(situation) }
        }

        /// Returns `attach` with a separate tracer for the subscriptions that it makes.
        @usableFromInline static func traced<Element>(
            _ attach: @escaping Attach<Element>, as name: String? = nil
        ) -> Attach<Element> {
            guard let tracer = tracer?.assembled(named: name) else { return attach }
            return { sink in
                let subscription = tracer.attached(sink.lifetime, nearest: current, owner: sink.lifetime.tracer)
                $current.withValue(subscription) { attach(sink.watched(by: subscription.watcher)) }
            }
        }
    }

    extension Sink {
        /// Returns an observer that shows its events to `watcher`.
        fileprivate func watched(by watcher: (any Watcher)?) -> Sink {
            guard let watcher else { return self }
            let (next, stop, token) = (next, stop, watcher.token)
            return Sink(
                next: { try watcher.next($0, next) },
                stop: { event in
                    defer { withExtendedLifetime(token) {} }
                    if case .failed(let error) = event {
                        watcher.stop(error) { stop(event) }
                    } else {
                        watcher.stop(nil) { stop(event) }
                    }
                },
                lifetime: lifetime)
        }
    }
#endif

/// A situation that a tracer cannot see from outside.
@usableFromInline package enum Situation: Sendable {
    /// The operator that is being subscribed to stores elements before it forwards them.
    case storing(ElementStorage)
    /// The operator that is being subscribed to shares its source, and now subscribes to it.
    case connecting
    /// An event is enqueued, because the sender is delivering another one.
    case enqueuing
    /// The object of `subscribe(with:)` is gone when an element arrives.
    case releasedOwner
}

/// The kinds of operators that store elements.
@usableFromInline package enum ElementStorage: UInt8, Sendable {
    /// Each element is forwarded later.
    case queue = 1
    /// Elements wait for those of other sources.
    case pairs
    /// Elements of the first source wait until their sequences are subscribed to.
    case inner
    /// Elements are dropped until another source has emitted.
    case latest
    /// As `queue`; the first source controls the operator, and its elements are not forwarded.
    case controlledQueue
}

/// Tells the tracer of the code that is running; release builds do not evaluate `situation`.
@inline(__always) @inlinable func note(_ situation: @autoclosure () -> Situation?) {
    #if DEBUG || Tracing
        Tracing.note(situation())
    #endif
}

/// Adds the path of operators that the caller handles an event of, if it is known.
func withTrail(_ sentence: String) -> String {
    #if DEBUG || Tracing
        if let trail = Tracing.running?.trail { return "\(sentence)\n    Operators: \(trail)" }
    #endif
    return sentence
}

#if DEBUG || Tracing
    import Synchronization

    /// Receives the subscriptions that are made, by operator.
    package protocol Tracer: AnyObject, Sendable {
        /// Returns the tracer of the subscriptions that an observable, created by the caller, makes.
        func assembled() -> any Tracer

        /// Receives a subscription.
        func made(_ subscription: any Cancelable & AnyObject)

        /// The tracer of subscriptions that no operator makes.
        var root: any Tracer { get }
    }

    /// The tracer of the current task.
    ///
    /// Observables keep the tracer under which they were created, for the subscriptions that they make on other threads.
    /// Costs one load until a tracer is used for the first time.
    @usableFromInline package enum Tracing {
        @TaskLocal private static var current: (any Tracer)?
        private static let isUsed = DiagnosticAtomic<Bool>(false)

        static var tracer: (any Tracer)? {
            #if Interleavings
                // A tracer would add steps to the scenario.
                if Interleaving.thread != nil { return nil }
            #endif
            return isUsed.load(ordering: .relaxed) ? current : nil
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

        /// Returns `attach` with a separate tracer for the subscriptions that it makes.
        @usableFromInline static func traced<Element>(_ attach: @escaping Attach<Element>) -> Attach<Element> {
            guard let tracer = tracer?.assembled() else { return attach }
            return { sink in $current.withValue(tracer) { attach(sink) } }
        }
    }
#endif

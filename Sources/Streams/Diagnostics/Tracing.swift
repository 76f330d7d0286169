#if DEBUG || TRACE_RESOURCES
    import Synchronization

    /// Is told which subscriptions are made, and by which operators.
    package protocol Tracer: AnyObject, Sendable {
        /// The one that is told of what an observable, made by the caller, makes when it is subscribed to.
        func assembled() -> any Tracer

        /// Is told of a subscription.
        func made(_ subscription: any Cancelable & AnyObject)

        /// The one that is told of subscriptions that no operator makes.
        var root: any Tracer { get }
    }

    /// Who is told.
    ///
    /// Observables remember the tracer they were made under, so that subscriptions made on other threads are told to the
    /// right one. Costs one load as long as nobody has ever asked to be told.
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

        /// Tells `tracer` of what is made while `body` runs, and later by what was made then.
        package static func with<Result>(_ tracer: any Tracer, _ body: () throws -> Result) rethrows -> Result {
            isUsed.store(true, ordering: .relaxed)
            return try $current.withValue(tracer, operation: body)
        }

        /// Tells `tracer` of what is made while `body` runs, and later by what was made then.
        package static func with<Result>(
            _ tracer: any Tracer, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
        ) async rethrows -> Result {
            isUsed.store(true, ordering: .relaxed)
            return try await $current.withValue(tracer, operation: body)
        }

        /// `attach`, with what it makes told to a tracer of its own.
        @usableFromInline static func traced<Element>(_ attach: @escaping Attach<Element>) -> Attach<Element> {
            guard let tracer = tracer?.assembled() else { return attach }
            return { sink in $current.withValue(tracer) { attach(sink) } }
        }
    }
#endif

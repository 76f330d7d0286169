#if DEBUG || Tracing
    import Streams

    /// A tracer of the subscriptions of one store.
    protocol StoreTracer: Tracer {
        var store: SubscriptionStore { get }
    }

    extension StoreTracer {
        func assembled(named name: String?) -> any Tracer { TracedSequence(store, name) }

        func made(_ lifetime: any Cancelable & AnyObject) {}

        var root: any Tracer { SubscriberTracer(store) }
    }
#endif

extension ObservableType {
    /// Creates a sequence that calls a factory at each subscription and subscribes to its result.
    ///
    ///     deferred { Observable.of(1, 2) }: (1 2|)
    ///
    /// If the factory throws, the sequence fails. The factory runs on the thread of the subscription.
    ///
    ///     Observable.deferred { Observable.just(Int.random(in: 1...6)) }
    @_alwaysEmitIntoClient @preconcurrency public static func deferred(
        _ observableFactory: @escaping @Sendable () throws -> Observable<Element>
    ) -> Observable<Element> {
        Observable { sink in
            // A synchronous source is queued, and not on the stack of the sequence that continues with this one.
            Trampoline.enter {
                do {
                    let source = try Trampoline.unrelated(observableFactory)
                    if !sink.lifetime.isStopped { source.attach(sink) }
                } catch { sink.stop(.failed(error)) }
            }
        }
    }
}

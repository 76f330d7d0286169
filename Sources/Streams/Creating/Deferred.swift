extension ObservableType {
    /// A sequence made anew for each subscription.
    ///
    ///     factory: { of(1, 2) }
    ///     deferred: (1 2|)
    ///
    /// A throw in the factory becomes a failure.
    ///
    ///     Observable.deferred { Observable.just(Int.random(in: 1...6)) }
    @inlinable @preconcurrency public static func deferred(
        _ observableFactory: @escaping @Sendable () throws -> Observable<Element>
    ) -> Observable<Element> {
        Observable { sink in
            Trampoline.enter {
                do { try observableFactory().attach(sink) } catch { sink.stop(.failed(error)) }
            }
        }
    }
}

extension ObservableType {
    /// Creates a sequence that completes synchronously at the subscription.
    ///
    ///     Observable<Int>.empty(): |
    ///
    ///     Observable<Int>.empty()
    @_alwaysEmitIntoClient public static func empty() -> Observable<Element> { Observable { $0.stop(.completed) } }

    /// Creates a sequence that emits no event.
    ///
    ///     Observable<Int>.never(): ------
    ///
    ///     Observable<Int>.never()
    @_alwaysEmitIntoClient public static func never() -> Observable<Element> { Observable { _ in } }

    /// Creates a sequence that fails synchronously at the subscription.
    ///
    ///     Observable<Int>.error(RxError.timeout): #
    ///
    ///     Observable<Int>.error(RxError.timeout)
    @_alwaysEmitIntoClient
    public static func error(_ error: any Error) -> Observable<Element> { Observable { $0.stop(.failed(error)) } }
}

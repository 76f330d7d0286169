extension ObservableType {
    /// The end and nothing else, sent at once inside `subscribe`.
    ///
    ///     empty(): |
    ///
    ///     Observable<Int>.empty()
    @inlinable public static func empty() -> Observable<Element> {
        Observable { $0.stop(.completed) }
    }

    /// No event at all.
    ///
    ///     never(): ------
    ///
    ///     Observable<Int>.never()
    @inlinable public static func never() -> Observable<Element> {
        Observable { _ in }
    }

    /// A failure and nothing else, sent at once inside `subscribe`.
    ///
    ///     error(x): #
    ///
    ///     Observable<Int>.error(RxError.timeout)
    @inlinable public static func error(_ error: any Error) -> Observable<Element> {
        Observable { $0.stop(.failed(error)) }
    }
}

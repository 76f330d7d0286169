extension ObservableType where Element: Sendable {
    /// Shares one subscription to the source among all observers, from `connect()` on, with a replay of the latest elements.
    ///
    ///     source:        --1--2--3--|
    ///     connect:   ----^
    ///     replay(1): ------1--2--3--|
    ///     replay(1):        1-2--3--|
    ///
    /// A late subscriber receives:
    ///
    ///     while connected                  the latest `bufferSize` elements, and those that follow
    ///     after the end of the connection  nothing until the next `connect()`, which begins with an empty buffer
    ///
    /// A connection ends when the source terminates or when it is disposed. `share(replay:scope:)` with `.forever`, and
    /// `multicast(_:)` with a `ReplaySubject`, replay after that, too.
    ///
    /// Terminates with the source, and delivers on its thread. Buffers `bufferSize` elements; a negative size is a
    /// programmer error.
    ///
    ///     Observable.of(1, 2).replay(1)
    @_alwaysEmitIntoClient @preconcurrency public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        require(bufferSize >= 0, "replay(_:) needs a size that is not negative.")
        return multicast { ReplaySubject<Element>.create(bufferSize: bufferSize) }
    }

    /// Shares one subscription to the source among all observers, from `connect()` on, with a replay of recent elements.
    ///
    ///     source:                                                --1--2------3--|
    ///     connect:                                           ----^
    ///     replay(window: .seconds(5), scheduler: scheduler): ------1--2------3--|
    ///     replay(window: .seconds(5), scheduler: scheduler):              2--3--|
    ///
    /// A late subscriber receives the elements that are younger than `window` by the clock of `scheduler`, at most the
    /// latest `bufferSize`, as from ``ReplaySubject/create(bufferSize:window:scheduler:)``, which also states when older ones
    /// are released. After the end of a connection it receives nothing until the next one, as with ``replay(_:)``.
    ///
    /// Terminates with the source, and delivers on its thread; `scheduler` only measures the time. Buffers the elements of
    /// the last `window`, at most `bufferSize`. A window of zero or less replays nothing; a negative size is a programmer
    /// error.
    ///
    ///     Observable.of(1, 2).replay(window: .seconds(5), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency public func replay(
        _ bufferSize: Int = .max, window: RxTimeInterval, scheduler: any SchedulerType
    ) -> ConnectableObservable<Element> {
        require(bufferSize >= 0, "replay(_:window:scheduler:) needs a size that is not negative.")
        return multicast {
            ReplaySubject<Element>.create(bufferSize: bufferSize, window: window, scheduler: scheduler)
        }
    }

    /// Shares one subscription to the source among all observers, from `connect()` on, with a replay of all elements.
    ///
    ///     source:          --1--2------3--|
    ///     connect:     ----^
    ///     replayAll(): ------1--2------3--|
    ///     replayAll():           (1 2)-3--|
    ///
    /// After the end of a connection a late subscriber receives nothing until the next one, as with ``replay(_:)``.
    ///
    /// Terminates with the source, and delivers on its thread. Buffers all elements of a connection, without a limit.
    ///
    ///     Observable.of(1, 2).replayAll()
    @_alwaysEmitIntoClient @preconcurrency public func replayAll() -> ConnectableObservable<Element> {
        multicast { ReplaySubject<Element>.createUnbounded() }
    }
}

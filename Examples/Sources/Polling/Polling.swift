import Streams

/// Asks a server for the state of a job until the job is finished.
struct Polling {
    /// The time from one request to the next.
    var interval = RxTimeInterval.seconds(2)
    /// The time before the first repetition of a request that failed; each further one waits twice as long.
    var firstDelay = RxTimeInterval.seconds(1)
    /// The number of repetitions of one request; after them the sequence fails.
    var repetitions = 4
    let scheduler: any SchedulerType

    /// Emits each state that differs from the one before, and completes with the first that is final.
    ///
    /// There is one request at a time: while one runs or waits for its repetition, no other begins.
    func states<State: Equatable & Sendable>(
        until isFinal: @escaping @Sendable (State) -> Bool, of request: @escaping @Sendable () -> Single<State>
    ) -> Observable<State> {
        Observable<Int>.timer(.seconds(0), period: interval, scheduler: scheduler)
            .flatMapFirst { _ in withBackoff(request) }
            .distinctUntilChanged()
            .take(until: isFinal, behavior: .inclusive)
    }

    private func withBackoff<State: Sendable>(_ request: @escaping @Sendable () -> Single<State>) -> Observable<State> {
        Observable.deferred { request().asObservable() }.retry { (errors: Observable<any Error>) in
            errors.enumerated().flatMap { attempt, error -> Observable<Int> in
                guard attempt < repetitions else { return .error(error) }
                return .timer(firstDelay.multiplied(by: 1 << attempt), scheduler: scheduler)
            }
        }
    }
}

extension ObservableType where Element: Sendable {
    /// Subscribes again after a failure, as often as a policy allows and after the times that it gives.
    ///
    ///     source:                                                           --1--#
    ///     retry(.constant(.seconds(3), attempts: 2), scheduler: scheduler): --1-------1--#
    ///
    /// Completes with the source, or fails with the first error after which the policy allows no further attempt.
    /// Subscribes again on the scheduler, also after no time; disposing the result cancels a pending attempt. Buffers
    /// nothing. Each subscription to the result counts its own attempts.
    ///
    ///     Observable<Int>.error(RxError.timeout).retry(
    ///         .exponential(from: .seconds(1), upTo: .seconds(60), attempts: 5).jittered(),
    ///         scheduler: MainScheduler.instance)
    public func retry(_ policy: RetryPolicy, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return .deferred {
            let failures = Lock(0)
            let counted = policy.startsOverAfterElement ? source.do(onNext: { _ in failures.replace(by: 0) }) : source
            return counted.retried(on: scheduler) { (errors: Observable<any Error>) in
                errors.flatMap { error -> Observable<Int> in
                    let failure = failures.withLock { count in
                        if count < .max { count += 1 }
                        return count
                    }
                    guard let delay = policy.delay(after: error, failure: failure) else { return .error(error) }
                    return .timer(delay, scheduler: scheduler)
                }
                .attachSignal
            }
        }
    }
}

import Streams

/// Blocking work as a stream.
enum BackgroundWork {
    /// What `work` returns or throws, run on `scheduler` at each subscription; not begun if it is disposed before.
    static func single<Answer>(
        on scheduler: any ImmediateSchedulerType, _ work: @escaping @Sendable () throws -> Answer
    ) -> Single<Answer> {
        .create { answer in
            scheduler.schedule(()) { _ in
                answer(Result(catching: work))
                return Disposables.create()
            }
        }
    }

    /// The end of `work`, run on `scheduler` at each subscription; not begun if it is disposed before.
    static func completable(
        on scheduler: any ImmediateSchedulerType, _ work: @escaping @Sendable () throws -> Void
    ) -> Completable {
        single(on: scheduler, work).asCompletable()
    }
}

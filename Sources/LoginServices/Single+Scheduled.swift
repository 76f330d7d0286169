import Streams

extension Single {
    /// Emits the result of `work`, which runs on `scheduler` at each subscription.
    ///
    /// If the subscription is disposed before the scheduler starts the work, it does not run.
    static func scheduled(
        on scheduler: any ImmediateSchedulerType, _ work: @escaping @Sendable () throws -> Element
    ) -> Single<Element> where Element: Sendable {
        .create { observer in
            scheduler.schedule(()) { _ in
                observer(Result(catching: work))
                return Disposables.create()
            }
        }
    }
}

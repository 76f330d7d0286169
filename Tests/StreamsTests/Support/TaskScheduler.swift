import Streams

/// A client's scheduler that runs each work in a task, which its disposable cancels.
struct TaskScheduler: SchedulerType {
    var now: RxTime { RxTime() }

    func schedule<State: Sendable>(
        _ state: State, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        let task = Task {
            await Task.yield()
            _ = action(state)
        }
        return Disposables.create { task.cancel() }
    }

    func scheduleRelative<State: Sendable>(
        _ state: State, dueTime _: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable { schedule(state, action: action) }
}

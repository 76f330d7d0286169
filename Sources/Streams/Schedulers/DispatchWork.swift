import Dispatch

/// Work on a dispatch queue: what the schedulers over Dispatch have in common.
struct DispatchWork: Sendable {
    let queue: DispatchQueue
    let leeway: DispatchTimeInterval

    var now: RxTime { RxTime() }

    /// On the clock that also drives the timers.
    var monotonicTime: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    func schedule<State: Sendable>(
        _ state: State, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        let scheduled = SingleAssignmentDisposable()
        queue.async {
            if !scheduled.isDisposed { scheduled.setDisposable(action(state)) }
        }
        return scheduled
    }

    func scheduleRelative<State: Sendable>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        // A timer costs far more than a hop.
        if let seconds = dueTime.seconds, seconds <= 0 { return schedule(state, action: action) }
        let timer = Unchecked(DispatchSource.makeTimerSource(queue: queue))
        let scheduled = SingleAssignmentDisposable()
        let cancel = Disposables.create {
            timer.value.cancel()
            scheduled.dispose()
        }
        timer.value.schedule(deadline: .now() + dueTime, leeway: leeway)
        timer.value.setEventHandler {
            timer.value.cancel()
            if !scheduled.isDisposed { scheduled.setDisposable(action(state)) }
        }
        timer.value.resume()
        return cancel
    }

    func schedulePeriodic<State: Sendable>(
        _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (State) -> State
    ) -> any Disposable {
        let timer = Unchecked(DispatchSource.makeTimerSource(queue: queue))
        let work = PeriodicWork(state, action)
        let cancel = BooleanDisposable()
        timer.value.schedule(deadline: .now() + startAfter, repeating: period, leeway: leeway)
        // The handler keeps the timer, so that it goes on when nobody keeps the result; disposing takes it away.
        timer.value.setEventHandler { withExtendedLifetime(timer) { work.run(while: { !cancel.isDisposed }) } }
        timer.value.resume()
        return Disposables.create {
            cancel.dispose()
            timer.value.setEventHandler {}
            timer.value.cancel()
        }
    }
}

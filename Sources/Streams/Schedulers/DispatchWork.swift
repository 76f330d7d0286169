import Dispatch

/// Work on a dispatch queue: what the schedulers over Dispatch have in common.
@usableFromInline struct DispatchWork: Sendable {
    let queue: DispatchQueue
    let isSerial: Bool
    let leeway: DispatchTimeInterval

    var now: RxTime { RxTime() }

    /// On the clock that also drives the timers.
    var monotonicTime: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    func async(_ work: @escaping @Sendable () -> Void) { Interleaving.async(on: queue, isSerial: isSerial, work) }

    func schedule<State: Sendable>(
        _ state: State, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        let work = ScheduledWork { action(state) }
        async { work.run() }
        return work
    }

    func scheduleRelative<State: Sendable>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        // A timer costs far more than a hop.
        if let seconds = dueTime.seconds, seconds <= 0 { return schedule(state, action: action) }
        let timer = UncheckedSendable(DispatchSource.makeTimerSource(queue: queue))
        let work = ScheduledWork { action(state) }
        timer.value.schedule(deadline: .now() + dueTime, leeway: leeway)
        timer.value.setEventHandler {
            timer.value.cancel()
            work.run()
        }
        timer.value.resume()
        return Disposables.create {
            timer.value.cancel()
            work.dispose()
        }
    }

    func schedulePeriodic<State: Sendable>(
        _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (State) -> State
    ) -> any Disposable {
        let timer = UncheckedSendable(DispatchSource.makeTimerSource(queue: queue))
        let work = PeriodicWork(state, action)
        timer.value.schedule(deadline: .now() + startAfter, repeating: period, leeway: leeway)
        // The handler keeps the timer, so that it continues when the result is ignored; disposing takes it away.
        timer.value.setEventHandler { withExtendedLifetime(timer) { work.tick() } }
        timer.value.resume()
        return Disposables.create {
            work.dispose()
            timer.value.setEventHandler {}
            timer.value.cancel()
        }
    }
}

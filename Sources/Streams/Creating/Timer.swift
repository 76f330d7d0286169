extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// Emits an integer every `period`, counting from 0; the first after one `period`.
    ///
    ///     Observable<Int>.interval(.seconds(3), scheduler: scheduler): ---0--1--2--
    ///
    /// Never terminates; wraps around at the largest integer. A period of zero is a millisecond. Emits on `scheduler`.
    ///
    ///     Observable<Int>.interval(.seconds(3), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType)
        -> Observable<Element>
    {
        timer(period, period: period, scheduler: scheduler)
    }

    /// Emits 0 after `dueTime`, then the next integers every `period`; without a period, completes after 0.
    ///
    ///     Observable<Int>.timer(.seconds(3), scheduler: scheduler): ---(0|)
    ///
    ///     Observable<Int>.timer(.seconds(3), period: .seconds(2), scheduler: scheduler): ---0-1-2-3-
    ///
    /// Wraps around at the largest integer. A period of zero is a millisecond. Emits on `scheduler`.
    ///
    ///     Observable<Int>.timer(.seconds(3), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
    ) -> Observable<Element> {
        Observable { sink in
            // The work would retain the chain, which owns it.
            if dueTime.isNever { return }
            let gate = WorkGate()
            @Sendable func tick(_ count: Element) -> Element {
                if gate.enter() {
                    if !sink.lifetime.isStopped { sink.emit(count) }
                    gate.leave()
                }
                return count &+ 1
            }
            let timer =
                if let period {
                    scheduler.schedulePeriodic(
                        Element.zero, startAfter: dueTime.delay, period: period.period, action: tick)
                } else {
                    scheduler.scheduleRelative(Element.zero, dueTime: dueTime.delay) { count in
                        guard gate.enter() else { return Disposables.create() }
                        if !sink.lifetime.isStopped { sink.emit(count) }
                        sink.forward(.completed)
                        return Disposables.create()
                    }
                }
            sink.lifetime.own(timer)
        }
    }
}

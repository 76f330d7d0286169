extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// 0, 1, 2 ... every `period`, the first one after `period`.
    ///
    ///     interval(3 s): ---0--1--2--
    ///
    /// Never ends; wraps around at the largest integer. Runs on `scheduler`.
    ///
    ///     Observable<Int>.interval(.seconds(3), scheduler: MainScheduler.instance)
    public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timer(period, period: period, scheduler: scheduler)
    }

    /// 0 after `dueTime`; then 1, 2 ... every `period`, or the end when there is none.
    ///
    ///     timer(3 s):              ---(0|)
    ///     timer(3 s, period: 1 s): ---0-1-2-3-
    ///
    /// Wraps around at the largest integer. Runs on `scheduler`.
    ///
    ///     Observable<Int>.timer(.seconds(3), scheduler: MainScheduler.instance)
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
    ) -> Observable<Element> {
        Observable { sink in
            @Sendable func tick(_ count: Element) -> Element {
                if !sink.lifetime.isEnded { sink.next(count) }
                return count &+ 1
            }
            let timer =
                if let period {
                    scheduler.schedulePeriodic(Element.zero, startAfter: dueTime, period: period, action: tick)
                } else {
                    scheduler.scheduleRelative(Element.zero, dueTime: dueTime) { count in
                        _ = tick(count)
                        if !sink.lifetime.isEnded { sink.stop(.completed) }
                        return Disposables.create()
                    }
                }
            sink.lifetime.own(timer)
        }
    }
}

/// The state of an operator with a timer: the events that one turn leaves over are delivered on its scheduler.
class TimingState: Serializer, @unchecked Sendable {
    final let scheduler: any SchedulerType
    final let timer = SerialDisposable()

    init(_ scheduler: any SchedulerType) {
        self.scheduler = scheduler
        super.init()
    }

    final override func handOff(_ drain: @escaping @Sendable () -> Void) -> Bool { Hop(scheduler).run(drain) }
}

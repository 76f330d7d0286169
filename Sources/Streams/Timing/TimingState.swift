/// The state of an operator with a timer: the events that one turn leaves over are delivered on its scheduler.
class TimingState: Serializer, @unchecked Sendable {
    final let scheduler: any SchedulerType
    final let timer = SerialDisposable()

    init(_ scheduler: any SchedulerType) {
        self.scheduler = scheduler
        super.init()
    }

    /// Not on a client's scheduler, which is not known to begin work after the call.
    final override func handOff(_ drain: @escaping @Sendable () -> Void) -> Bool {
        guard let scheduler = scheduler as? DispatchQueueScheduler else { return false }
        scheduler.async(drain)
        return true
    }
}

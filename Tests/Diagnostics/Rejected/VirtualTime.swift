import Streams

func scheduleAbsoluteVirtualRejected() {
    let (clock, box) = (HistoricalScheduler(), Box())
    _ = clock.scheduleAbsoluteVirtual((), time: clock.now) {
        // swift6 warning: capture of 'box' with non-Sendable type 'Box' in a '@Sendable' closure
        box.n += 1
        return Disposables.create()
    }
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = clock.scheduleAbsoluteVirtual(box, time: clock.now) { _ in Disposables.create() }
}

func scheduleRelativeVirtualRejected() {
    let clock = HistoricalScheduler()
    var count = 0
    _ = clock.scheduleRelativeVirtual((), dueTime: 1) {
        // swift6 warning: mutation of captured var 'count' in concurrently-executing code
        count += 1
        return Disposables.create()
    }
    _ = count
}

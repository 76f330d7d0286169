import Streams

// Work has the isolation of the caller, so it needs nothing that is `Sendable`.

final class Record {
    var n = 0
}

@MainActor func workOfTheMainActor() {
    let (clock, record) = (HistoricalScheduler(), Record())
    var count = 0
    _ = clock.scheduleRelativeVirtual((), dueTime: 1) {
        record.n += 1
        count += 1
        return Disposables.create()
    }
    clock.start()
    record.n += count
}

actor Plan {
    private let record = Record()

    func work(on clock: HistoricalScheduler) {
        _ = clock.scheduleRelativeVirtual((), dueTime: 1) {
            self.record.n += 1
            return Disposables.create()
        }
        clock.start()
    }
}

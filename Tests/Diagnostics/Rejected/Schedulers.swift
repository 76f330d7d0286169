import Streams

func scheduledVariableRejected() {
    var sum = 0
    _ = CurrentThreadScheduler.instance.schedule(1) {
        // swift6 warning: mutation of captured var 'sum' in concurrently-executing code
        sum += $0
        return Disposables.create()
    }
    print(sum)
}

@MainActor final class ScheduledCounter {
    var count = 0

    func increase() {
        _ = MainScheduler.instance.schedule(1) {
            // any warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
            self.count += $0
            return Disposables.create()
        }
        _ = Driver.just(1).delay(.seconds(1)).drive(onNext: { self.count += $0 })
    }
}

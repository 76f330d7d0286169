import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks, .failsIfItHangs) struct AwaitedDeliveryTests {
    /// The task waits, but the operator sends all its elements at once.
    @Test(arguments: [0, 1]) func anElementOfATaskMayExceedTheLimitByATurn(excess: Int) async {
        let limit = 4 + 1_024
        let sent = Counter()
        let source = Observable<Int>.async { yield in try await yield(0) }.flatMap { _ in
            Observable<Int>.create { observer in
                for element in 0..<limit + 1_024 + excess { observer.onNext(element) }
                observer.onCompleted()
                sent.increment()
                return Disposables.create()
            }
        }
        let values = source.values(buffering: .suspending(4))
        await until { sent.value == 1 }
        let (seen, error) = await collect(values)
        #expect(seen == Array(0..<limit + 1_024))
        #expect(error as? BufferOverflow == (excess > 0 ? BufferOverflow(limit: limit) : nil))
    }

    @Test func anElementThatATaskNoLongerWaitsForDoesNotExceedTheLimit() async {
        let consumer = ConsumerGate()
        let gate = QueueGate(above: consumer, needsOthers: false)
        let delivery = AwaitedDelivery(for: gate)
        for _ in 0..<4 + 1_024 { gate.add() }
        await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            delivery.begin {}
            await delivery.end()
        }
        .value
        #expect(consumer.overflows.value == 0)
        delivery.run { gate.add() }
        #expect(consumer.overflows.value == 1)
    }
}

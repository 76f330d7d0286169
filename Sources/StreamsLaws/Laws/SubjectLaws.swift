import Streams
import StreamsTest

/// The order of events of a subject, and the events of late subscribers.
enum SubjectLaws {
    static let all = [
        SubjectLaw("R1 Nested sends reach every observer in one order") { candidate, faults in
            let subject = candidate.makeInstance()
            let recorders = [Recorder<Int>(), Recorder<Int>()]
            let subscriptions = [
                subject.record(into: recorders[0]) { element in
                    if element < 4, element > 0 {
                        subject.send(element * 10)
                        subject.send(element * 10 + 1)
                    }
                },
                subject.record(into: recorders[1]),
            ]
            for element in 1...3 { subject.send(element) }
            for recorder in recorders {
                let received = recorder.values
                faults.expect(received == [1, 10, 11, 2, 20, 21, 3, 30, 31], "received \(received)")
            }
            for subscription in subscriptions { subscription.dispose() }
        },
        SubjectLaw("R1 Sends of several threads reach every observer in one order") { candidate, faults in
            let subject = candidate.makeInstance()
            let recorders = (0..<3).map { _ in Recorder<Int>() }
            let subscriptions = recorders.map { subject.record(into: $0) }
            let isDone = Threads.runAll(
                (1...3).map { thread in
                    { @Sendable in for count in 1...100 { subject.send(thread * 1_000 + count) } }
                })
            faults.expect(isDone, "a thread is stuck")
            let received = recorders[0].values
            faults.expect(received.count == 300, "received \(received.count) elements of 300")
            faults.expect(recorders.allSatisfy { $0.values == received }, "observers receive different orders")
            for thread in 1...3 {
                let own = received.filter { $0 / 1_000 == thread }
                faults.expect(own == (1...100).map { thread * 1_000 + $0 }, "one thread's elements: \(own)")
            }
            for subscription in subscriptions { subscription.dispose() }
        },
        SubjectLaw("R2 An observer that subscribes during a delivery receives the replay, and the events after it") {
            candidate, faults in
            let subject = candidate.makeInstance()
            let (first, second, third) = (Recorder<Int>(), Recorder<Int>(), Recorder<Int>())
            let late = SerialDisposable()
            let subscriptions = [
                subject.record(into: first) { element in
                    guard element == 2 else { return }
                    late.disposable = subject.record(into: third)
                    subject.send(20)
                },
                subject.record(into: second),
            ]
            for element in 1...3 { subject.send(element) }
            for recorder in [first, second] {
                faults.expect(recorder.values == [1, 2, 20, 3], "received \(recorder.values)")
            }
            faults.expect(third.values == candidate.replayed([1, 2]) + [20, 3], "late, received \(third.values)")
            for subscription in subscriptions { subscription.dispose() }
            late.dispose()
        },
        SubjectLaw("R2 An observer that is disposed during a delivery receives no further event") { candidate, faults in
            let subject = candidate.makeInstance()
            let (first, second) = (Recorder<Int>(), Recorder<Int>())
            let other = SerialDisposable()
            let subscription = subject.record(into: first) { if $0 == 2 { other.dispose() } }
            other.disposable = subject.record(into: second)
            for element in 1...3 { subject.send(element) }
            faults.expect(first.values == [1, 2, 3], "received \(first.values)")
            faults.expect(second.values == [1], "disposed, received \(second.values)")
            subscription.dispose()
        },
        SubjectLaw("R2 Observers that are disposed in any order receive the elements until then") { candidate, faults in
            let subject = candidate.makeInstance()
            var random = SplitMix64(seed: 1)
            var observers: [(first: Int, recorder: Recorder<Int>, subscription: any Disposable)] = []
            for element in 1...120 {
                for _ in 0..<Int.random(in: 1...20, using: &random) {
                    let recorder = Recorder<Int>()
                    observers.append((element, recorder, subject.record(into: recorder)))
                }
                subject.send(element)
                observers.shuffle(using: &random)
                let kept =
                    element.isMultiple(of: 10)
                    ? element / 10 % 3 : Int.random(in: observers.count / 2...observers.count, using: &random)
                for observer in observers[kept...] {
                    observer.subscription.dispose()
                    let expected = candidate.replayed(Array(1..<observer.first)) + Array(observer.first...element)
                    let received = observer.recorder.values
                    faults.expect(received == expected, "received \(received) instead of \(expected)")
                }
                observers.removeLast(observers.count - kept)
            }
        },
        SubjectLaw("R2 A late subscriber receives the replay before other events") { candidate, faults in
            let subject = candidate.makeInstance()
            for element in 1...4 { subject.send(element) }
            let recorder = Recorder<Int>()
            let subscription = subject.record(into: recorder)
            subject.send(5)
            let received = recorder.values
            faults.expect(received == candidate.replayed([1, 2, 3, 4]) + [5], "received \(received)")
            subscription.dispose()
        },
    ]
}

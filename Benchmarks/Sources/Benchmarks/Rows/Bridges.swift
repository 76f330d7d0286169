import Machine
import Streams

/// Between streams and tasks.
let bridgeRows: [Row] =
    [
        Row("values, an element that is awaited", .send + Work(resumptions: 1, asyncElements: 1)) {
            Job(units: few) {
                awaited {
                    let (ping, pong) = (PublishSubject<Int>(), PublishSubject<Int>())
                    _ = ping.subscribe(pong)
                    var values = pong.values.makeAsyncIterator()
                    for index in 0..<few {
                        ping.onNext(index)
                        consume(try await values.next() ?? 0)
                    }
                }
            }
        },
        Row("Single.value of just", Work(calls: 4, exchanges: 4, allocations: 4, resumptions: 1)) {
            Job(units: few) {
                awaited { for index in 0..<few { consume(try await Single.just(index).value) } }
            }
        },
        Row("Single of a task", Work(calls: 4, exchanges: 4, allocations: 6, hops: 1, resumptions: 2)) {
            Job(units: few) {
                awaited {
                    for index in 0..<few { consume(try await Single.create { index }.value) }
                }
            }
        },
        Row("AsyncStream.asObservable.values, an element", .send + Work(resumptions: 2, asyncElements: 2)) {
            Job(units: few) {
                awaited {
                    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
                    for index in 0..<few { continuation.yield(index) }
                    continuation.finish()
                    for try await element in stream.asObservable().values { consume(element) }
                }
            }
        },
        Row("async, an element that nobody holds back", .send + Work(asyncElements: 1)) {
            Job(units: few, sum: sum(below: few)) {
                awaited {
                    let numbers = Observable<Int>.async { yield in for index in 0..<few { try await yield(index) } }
                    try await numbers.do(onNext: { consume($0) }).ignoreElements().asCompletable().value
                }
            }
        },
        Row("values(buffering: .suspending(64)) of range, an element", Work(asyncElements: 1)) {
            Job(units: few, sum: sum(below: few)) {
                awaited {
                    let numbers = Observable.range(start: 0, count: few)
                    for try await element in numbers.values(buffering: .suspending(64)) { consume(element) }
                }
            }
        },
        Row("isolated, an element on another actor", Work(actorTasks: 1)) {
            Job(units: few, sum: sum(below: few)) {
                awaited {
                    let subject = PublishSubject<Int>()
                    let receiver = Receiver()
                    await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
                        Task {
                            await receiver.follow(subject) { continuation.resume() }
                            for index in 0..<few { subject.onNext(opaque(index)) }
                            subject.onCompleted()
                        }
                    }
                }
            }
        },
    ] + policyRows

/// Elements that are in the buffer before they are awaited, as the elements of the floor are.
private let policyRows: [Row] = [
    ("unbounded", BufferingPolicy.unbounded), ("newest", .newest(few)), ("oldest", .oldest(few)),
    ("failing", .failing(few)), ("suspending", .suspending(few)),
].map { name, policy in
    Row("values(buffering: .\(name)), an element", Work(asyncElements: 1)) {
        Job(units: few, sum: sum(below: few)) {
            awaited {
                let subject = PublishSubject<Int>()
                let values = subject.values(buffering: policy)
                for index in 0..<few { subject.onNext(opaque(index)) }
                subject.onCompleted()
                for try await element in values { consume(element) }
            }
        }
    }
}

private actor Receiver {
    func follow(_ numbers: PublishSubject<Int>, _ end: @escaping @Sendable () -> Void) {
        _ = numbers.isolated().subscribe(onNext: { consume($0) }, onDisposed: end)
    }
}

import Machine
import Streams

/// Between streams and tasks.
let bridgeRows: [Row] = [
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
]

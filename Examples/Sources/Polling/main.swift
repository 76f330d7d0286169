import Streams

struct ServiceUnavailable: Error {}

// A server that fails twice, and then reports the progress of its job.
let answers: [Result<String, ServiceUnavailable>] = [
    .success("queued"), .failure(ServiceUnavailable()), .failure(ServiceUnavailable()), .success("running"),
    .success("running"), .success("done"),
]
let requests = BehaviorRelay(value: 0)

let polling = Polling(
    interval: .milliseconds(20), firstDelay: .milliseconds(10), scheduler: SerialDispatchQueueScheduler(qos: .default))
let states = polling.states(
    until: { $0 == "done" },
    of: {
        Single.create { single in
            let answer = answers[requests.value]
            requests.update { $0 += 1 }
            print("request \(requests.value)")
            single(answer.mapError { $0 as any Error })
            return Disposables.create()
        }
    })
for try await _ in states.do(onNext: { print($0) }).values {}
print("finished after \(requests.value) requests")

import Dispatch
import Streams

/// Returns the results of `body` for all indices, which run concurrently.
func concurrently<Answer: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Answer) -> [Answer] {
    let answers = Lock<[Int: Answer]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { index in
        let answer = body(index)
        answers.withLock { $0[index] = answer }
    }
    return answers.withLock { answers in answers.sorted { $0.key < $1.key }.map(\.value) }
}

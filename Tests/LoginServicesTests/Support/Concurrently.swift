import Dispatch
import Streams

/// What `body` answers for each index, all of them run at once.
func concurrently<Answer: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Answer) -> [Answer] {
    let answers = Lock<[Int: Answer]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { index in
        let answer = body(index)
        answers.withLock { $0[index] = answer }
    }
    return answers.withLock { answers in answers.sorted { $0.key < $1.key }.map(\.value) }
}

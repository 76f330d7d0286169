extension AsyncSequence where Self: Sendable, Element: Sendable {
    /// The sequence as an `Observable`, which iterates it in a task for each subscription.
    ///
    /// Completes with the sequence and fails with its error. Disposing cancels the task. The task has the priority and the
    /// task-local values of the subscriber, and no actor. It waits while the consumer of `values(buffering: .suspending(4))`
    /// has no room.
    ///
    /// An `AsyncStream` or `AsyncThrowingStream` can be iterated once at a time, so all subscriptions to the result share one
    /// iteration while there are any; also those of a `map`, `filter` or other sequence of the standard library over a
    /// stream. Call this function once for each stream, and keep the result: another one fails while the stream is being
    /// iterated. An iteration that is canceled while it awaits an element ends the stream. Other sequences are iterated by
    /// each subscription: one that can be iterated only once needs `share()`.
    ///
    ///     func show(_ numbers: AsyncStream<Int>) -> any Disposable {
    ///         numbers.asObservable().subscribe(onNext: { print($0) })
    ///     }
    public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
        let stream = self is any SinglePassSequence ? StreamIteration(of: self) : nil
        // A closure that captures no metatype.
        let iterate = UncheckedSendable { (yield: (Element) async throws -> Void) async throws in
            // Another one for each task: one that was canceled may leave when the next one has begun.
            let iteration = stream.map { StreamIteration(after: $0) }
            let task = CancellableTask()
            try await withTaskCancellationHandler {
                try iteration?.begin()
                defer { iteration?.end() }
                // The iteration of a canceled task would end a stream that another one iterates by now.
                try Task.checkCancellation()
                for try await element in self { try await yield(element) }
            } onCancel: {
                task.cancel { iteration?.end() }
            }
        }
        let iterations = Observable<Element>.async(priority: priority) { try await iterate.value($0) }
        return stream == nil ? iterations : iterations.share()
    }
}

/// A sequence that traps or loses elements when it is iterated twice at the same time.
private protocol SinglePassSequence {}

extension AsyncStream: SinglePassSequence {}
extension AsyncThrowingStream: SinglePassSequence {}
extension AsyncMapSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncThrowingMapSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncCompactMapSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncThrowingCompactMapSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncFilterSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncThrowingFilterSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncFlatMapSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncThrowingFlatMapSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncDropFirstSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncDropWhileSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncThrowingDropWhileSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncPrefixSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncPrefixWhileSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncThrowingPrefixWhileSequence: SinglePassSequence where Base: SinglePassSequence {}

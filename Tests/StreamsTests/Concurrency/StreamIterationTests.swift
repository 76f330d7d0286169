import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct StreamIterationTests {
    @Test func aStreamIsIteratedOnceAtATime() throws {
        let stream = AsyncStream<Int> { $0.finish() }
        let (first, second) = (StreamIteration(of: stream), StreamIteration(of: stream.map { $0 + 1 }))
        try first.begin()
        #expect(throws: StreamIsIterated.self) { try second.begin() }
        first.end()
        try second.begin()
        second.end()
    }

    @Test func aCanceledOneDoesNotEndTheNext() throws {
        let stream = StreamIteration(of: AsyncStream<Int> { $0.finish() })
        let (canceled, next) = (StreamIteration(after: stream), StreamIteration(after: stream))
        try canceled.begin()
        canceled.end()
        try next.begin()
        canceled.end()
        #expect(throws: StreamIsIterated.self) { try StreamIteration(after: stream).begin() }
        next.end()
    }

    @Test func oneThatWasCanceledBeforeItBeganDoesNotBegin() throws {
        let stream = StreamIteration(of: AsyncStream<Int> { $0.finish() })
        let (canceled, next) = (StreamIteration(after: stream), StreamIteration(after: stream))
        canceled.end()
        #expect(throws: CancellationError.self) { try canceled.begin() }
        try next.begin()
        next.end()
    }

    /// The standard library may come to store the object that the copies of a stream have in common elsewhere.
    @Test func aSequenceWhoseStreamIsUnknownIsNotLimited() throws {
        let iterations = [StreamIteration(of: [1]), StreamIteration(of: [1])]
        for iteration in iterations { try iteration.begin() }
        for iteration in iterations { iteration.end() }
    }
}

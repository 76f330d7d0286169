import Streams
import TestSupport
import Testing

@Suite(.noLeaks) struct ObservableTypeLastTests {
    @Test func returnsTheLastElement() async throws {
        #expect(try await Observable.of(1, 2, 3).last() == 3)
        #expect(try await Observable<Int>.empty().last() == nil)
        #expect(await Infallible.of(1, 2, 3).last() == 3)
        #expect(await Infallible<Int>.empty().last() == nil)
    }

    @Test func throwsTheErrorThoughThereWereElements() async {
        await #expect(throws: TestError.first) { try await Observable.just(1).concat(.error(TestError.first)).last() }
    }

    @Test func cancellingTheTaskDisposes() async {
        let subject = PublishSubject<Int>()
        let task = Task { try await subject.last() }
        let infallible = Task { await subject.asInfallible(onErrorJustReturn: 0).last() }
        await until { subject.hasObservers }
        subject.onNext(1)
        task.cancel()
        infallible.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(await infallible.value == nil)
        await until { !subject.hasObservers }
    }

    @Test func cancellingReachesASynchronousSourceWithoutAnEnd() async {
        let task = Task {
            try await Observable.generate(initialState: 0, condition: { _ in true }, iterate: { $0 &+ 1 }).last()
        }
        await Task.yield()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}

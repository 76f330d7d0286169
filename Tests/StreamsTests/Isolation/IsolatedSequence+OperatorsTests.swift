import TestSupport
import Testing

/// A value that is not `Sendable`.
private final class Model {
    var number: Int

    init(_ number: Int) { self.number = number }
}

@Suite(.noLeaks) @MainActor struct IsolatedSequenceOperatorsTests {
    private let subject = PublishSubject<Int>()

    /// Subscribes to the result of an operator; an error is -1, the completion 0.
    private func record(_ sequence: IsolatedSequence<Int>, _ send: () -> Void) -> [Int] {
        var seen: [Int] = []
        let subscription = sequence.subscribe(
            onNext: { seen.append($0) }, onError: { _ in seen.append(-1) }, onCompleted: { seen.append(0) })
        send()
        subscription.dispose()
        return seen
    }

    private func sendThree() {
        for number in 1...3 { subject.onNext(number) }
        subject.onCompleted()
    }

    @Test func map() { #expect(record(subject.isolated().map { $0 * 10 }, sendThree) == [10, 20, 30, 0]) }

    @Test func filter() { #expect(record(subject.isolated().filter { $0 != 2 }, sendThree) == [1, 3, 0]) }

    @Test func compactMap() {
        #expect(record(subject.isolated().compactMap { $0 == 2 ? nil : $0 + 1 }, sendThree) == [2, 4, 0])
    }

    @Test func scan() { #expect(record(subject.isolated().scan(0) { $0 + $1 }, sendThree) == [1, 3, 6, 0]) }

    @Test func doCallsItsClosuresFirst() {
        var order: [String] = []
        let sequence = subject.isolated()
            .do(onNext: { order.append("do \($0)") }, onCompleted: { order.append("do completed") })
            .do(onNext: { order.append("then \($0)") })
        _ = record(sequence, sendThree)
        #expect(order == ["do 1", "then 1", "do 2", "then 2", "do 3", "then 3", "do completed"])
    }

    @Test func doSeesTheError() {
        var seen: [any Error] = []
        _ = record(subject.isolated().do(onError: { seen.append($0) })) { subject.onError(TestError.first) }
        #expect(seen as? [TestError] == [.first])
    }

    @Test func elementsBelowNeedNotBeSendable() {
        let sequence = subject.isolated().map { Model($0) }.filter { $0.number > 1 }
            .do(onNext: { $0.number += 1 }).map(\.number)
        #expect(record(sequence, sendThree) == [3, 4, 0])
    }

    @Test(arguments: ["map", "filter", "compactMap", "scan", "do", "flatMapLatest"])
    func anErrorThatAClosureThrowsFailsTheSequence(name: String) async {
        let source = subject.isolated()
        func fail() throws -> Int { throw TestError.first }
        let sequence =
            switch name {
            case "map": source.map { _ in try fail() }
            case "filter": source.filter { _ in try fail() == 0 }
            case "compactMap": source.compactMap { _ in try fail() }
            case "scan": source.scan(0) { _, _ in try fail() }
            case "do": source.do(onNext: { _ in _ = try fail() })
            default: source.flatMapLatest { _ in try fail() }
            }
        var errors: [any Error] = []
        let subscription = sequence.subscribe(onError: { errors.append($0) })
        subject.onNext(1)
        await until { !errors.isEmpty }
        #expect(errors as? [TestError] == [.first])
        #expect(!subject.hasObservers)
        subscription.dispose()
    }
}

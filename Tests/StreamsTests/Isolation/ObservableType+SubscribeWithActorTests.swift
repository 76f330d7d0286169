import TestSupport
import Testing

private actor Journal {
    var numbers: [Int] = []
    var log: [String] = []
}

@Suite(.noLeaks) struct SubscribeWithActorTests {
    private let subject = PublishSubject<Int>()

    @Test func elementsArriveInOrder() async {
        let journal = Journal()
        let subscription = subject.subscribe(with: journal) { journal, number in journal.numbers.append(number) }
        for number in 0..<5_000 { subject.onNext(number) }
        await until(in: journal) { $0.numbers.count == 5_000 }
        #expect(await journal.numbers == Array(0..<5_000))
        subscription.dispose()
        #expect(!subject.hasObservers)
    }

    @Test func eachKindOfEvent() async {
        let journal = Journal()
        let subscription = subject.subscribe(
            with: journal, onNext: { $0.log.append("\($1)") }, onError: { $0.log.append("\($1)") },
            onCompleted: { $0.log.append("completed") }, onDisposed: { $0.log.append("disposed") })
        subject.onNext(1)
        subject.onError(TestError.first)
        await until(in: journal) { $0.log.count == 3 }
        #expect(await journal.log == ["1", "first", "disposed"])
        subscription.dispose()
    }

    @Test func theActorIsNotRetained() async {
        weak var kept: Journal?
        await {
            let journal = Journal()
            kept = journal
            _ = subject.subscribe(with: journal) { $0.numbers.append($1) }
            subject.onNext(1)
            await until(in: journal) { $0.numbers == [1] }
        }()
        await until { kept == nil }
        subject.onNext(2)
        await until { !subject.hasObservers }
    }

    @Test func theMainActorReceivesInsideTheCall() async {
        await MainActor.run {
            let seen = Recorder<Int>()
            let subscription = subject.subscribe(with: MainActor.shared) { _, number in seen.record(number) }
            subject.onNext(1)
            #expect(seen.values == [1])
            subscription.dispose()
        }
    }
}

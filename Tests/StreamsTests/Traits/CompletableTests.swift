import TestSupport
import Testing

@Suite(.noLeaks) struct CompletableTests {
    /// What a completable says through its `subscribe`.
    private func said(_ completable: Completable) -> String {
        let log = Recorder<String>()
        _ = completable.subscribe(
            onCompleted: { log.record("C") }, onError: { log.record("!\($0)") }, onDisposed: { log.record("D") })
        return log.text
    }

    // MARK: Create

    @Test(arguments: [(CompletableEvent.completed, "C D"), (.error(TestError.first), "!first D")])
    func callsAfterTheFirstAreIgnored(event: CompletableEvent, expected: String) {
        let completable = Completable.create { completable in
            for event in [event, .completed, .error(TestError.second)] { completable(event) }
            return Disposables.create()
        }
        let seen = Recorder<CompletableEvent>()
        let late = LateErrors.recorded {
            #expect(said(completable) == expected)
            _ = completable.subscribe(seen.record)
        }
        #expect(seen.values == [event])
        #expect(late as? [TestError] == [.second, .second])
    }

    @Test func doRunsAroundTheEventInOrder() {
        let log = Recorder<String>()
        func run(_ completable: Completable) -> [String] {
            let before = log.values.count
            _ = completable.do(
                onError: { log.record("on!\($0)") }, afterError: { log.record("after!\($0)") },
                onCompleted: { log.record("onC") }, afterCompleted: { log.record("afterC") },
                onSubscribe: { log.record("subscribe") }, onSubscribed: { log.record("subscribed") },
                onDispose: { log.record("dispose") }
            ).subscribe(onCompleted: { log.record("C") }, onError: { log.record("!\($0)") })
            let run = log.values.dropFirst(before).filter { $0 != "subscribed" }
            #expect(run.suffix(2).filter { $0 == "dispose" }.count == 1)
            return run.filter { $0 != "dispose" }
        }
        #expect(run(.empty()) == ["subscribe", "onC", "C", "afterC"])
        #expect(run(.error(TestError.first)) == ["subscribe", "on!first", "!first", "after!first"])
        #expect(said(Completable.empty().do(onCompleted: { throw TestError.second })) == "!second D")
    }
}

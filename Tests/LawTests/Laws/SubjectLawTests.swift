import TestSupport
import Testing

@Suite(.noLeaks) @MainActor struct SubjectLawTests {
    @Test("Every subject and relay obeys", arguments: SubjectLaw.all, Registry.subjectsUnderTest)
    func law(_ law: SubjectLaw, _ subject: SubjectUnderTest) async { await law.check(subject) }

    @Test("R4 A behavior subject or relay has its new value before its observers run")
    func theValueIsThere() throws {
        let (relay, subject) = (BehaviorRelay(value: 0), BehaviorSubject(value: 0))
        let seen = Recorder<[Int]>()
        let first = relay.subscribe(onNext: { seen.record([$0, relay.value]) })
        let second = subject.subscribe(onNext: { seen.record([$0, (try? subject.value()) ?? -1]) })
        relay.accept(1)
        subject.onNext(2)
        #expect(seen.values == [[0, 0], [0, 0], [1, 1], [2, 2]])
        first.dispose()
        second.dispose()
    }
}

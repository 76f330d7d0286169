import Streams
import StreamsTest
import TestSupport
import Testing

/// A subject or relay: somewhere to send to, and the sequence of what was sent.
private struct Place: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sequence: Observable<Int>
    let send: @Sendable (Int) -> Void
    /// The elements that a late subscriber receives, of those sent so far.
    let replay: @Sendable ([Int]) -> [Int]

    static func subjects() -> [Place] {
        [
            Place("PublishSubject", PublishSubject<Int>()) { _ in [] },
            Place("BehaviorSubject", BehaviorSubject(value: 0)) { $0.suffix(1) },
            Place("ReplaySubject of two", ReplaySubject<Int>.create(bufferSize: 2)) { $0.suffix(2) },
            Place("ReplaySubject of all", ReplaySubject<Int>.createUnbounded()) { $0 },
        ]
    }

    static func relays() -> [Place] {
        let (publish, behavior) = (PublishRelay<Int>(), BehaviorRelay(value: 0))
        let (some, all) = (ReplayRelay<Int>.create(bufferSize: 2), ReplayRelay<Int>.createUnbound())
        return [
            Place("PublishRelay", publish.asObservable(), publish.accept) { _ in [] },
            Place("BehaviorRelay", behavior.asObservable(), behavior.accept) { $0.suffix(1) },
            Place("ReplayRelay of two", some.asObservable(), some.accept) { $0.suffix(2) },
            Place("ReplayRelay of all", all.asObservable(), all.accept) { $0 },
        ]
    }

    static func all() -> [Place] { subjects() + relays() }

    private init<Subject: SubjectType & Sendable & SendableMetatype>(
        _ name: String, _ subject: Subject, _ replay: @escaping @Sendable ([Int]) -> [Int]
    ) where Subject.Element == Int, Subject.Observer: Sendable & SendableMetatype, Subject.Observer.Element == Int {
        self.init(name, subject.asObservable(), { subject.asObserver().onNext($0) }, replay)
    }

    private init(
        _ name: String, _ sequence: Observable<Int>, _ send: @escaping @Sendable (Int) -> Void,
        _ replay: @escaping @Sendable ([Int]) -> [Int]
    ) {
        testDescription = name
        self.sequence = sequence
        self.send = send
        self.replay = replay
    }

    /// What comes to a subscriber, beside the initial value of those that have one.
    func note(into journal: Journal<Int>, _ body: @escaping @Sendable (Int) -> Void = { _ in }) -> any Disposable {
        sequence.subscribe(onNext: { element in
            if element != 0 { journal.note(element) }
            body(element)
        })
    }
}

@Suite(.noLeaks) struct SubjectLaws {
    @Test("R1 Sends from inside a delivery reach every observer in one order", arguments: Place.all())
    private func nestedSends(_ place: Place) {
        let (first, second) = (Journal<Int>(), Journal<Int>())
        let send = place.send
        let one = place.note(into: first) { element in
            if element < 4, element > 0 {
                send(element * 10)
                send(element * 10 + 1)
            }
        }
        let two = place.note(into: second)
        for element in 1...3 { place.send(element) }
        let expected = [1, 10, 11, 2, 20, 21, 3, 30, 31]
        #expect(first.notes == expected)
        #expect(second.notes == expected)
        one.dispose()
        two.dispose()
    }

    @Test("R1 Sends of several threads reach every observer in one order", arguments: Place.all())
    private func sendsOfThreads(_ place: Place) {
        let journals = (0..<3).map { _ in Journal<Int>() }
        let subscriptions = journals.map { place.note(into: $0) }
        let send = place.send
        let bodies = (1...3).map { thread in { @Sendable in for count in 1...100 { send(thread * 1000 + count) } } }
        let isDone = Crew.runAll(bodies)
        #expect(isDone)
        #expect(journals[0].notes.count == 300)
        #expect(journals.allSatisfy { $0.notes == journals[0].notes })
        for thread in 1...3 {
            #expect(journals[0].notes.filter { $0 / 1000 == thread } == (1...100).map { thread * 1000 + $0 })
        }
        for subscription in subscriptions { subscription.dispose() }
    }

    @Test("R2 Who subscribes during a delivery is given the replay, and then what comes after", arguments: Place.all())
    private func subscribingInside(_ place: Place) {
        let (first, second) = (Journal<Int>(), Journal<Int>())
        let late = SerialDisposable()
        let subscription = place.note(into: first) { element in
            if element == 2 { late.disposable = place.note(into: second) }
        }
        for element in 1...3 { place.send(element) }
        #expect(first.notes == [1, 2, 3])
        #expect(second.notes == place.replay([1, 2]) + [3])
        subscription.dispose()
        late.dispose()
    }

    @Test("R2 Who is disposed during a delivery receives nothing any more", arguments: Place.all())
    private func disposingInside(_ place: Place) {
        let (first, second) = (Journal<Int>(), Journal<Int>())
        let other = SerialDisposable()
        let subscription = place.note(into: first) { if $0 == 2 { other.dispose() } }
        other.disposable = place.note(into: second)
        for element in 1...3 { place.send(element) }
        #expect(first.notes == [1, 2, 3])
        #expect(second.notes == [1])
        subscription.dispose()
    }

    @Test("R2 A late subscriber receives the replay before anything else", arguments: Place.all())
    private func lateSubscribers(_ place: Place) {
        for element in 1...4 { place.send(element) }
        let journal = Journal<Int>()
        let subscription = place.note(into: journal)
        place.send(5)
        #expect(journal.notes == place.replay([1, 2, 3, 4]) + [5])
        subscription.dispose()
    }

    @Test("The value of a relay or subject is the new one before its observers run, and can be read by them")
    func theValueIsThere() throws {
        let (relay, subject) = (BehaviorRelay(value: 0), BehaviorSubject(value: 0))
        let seen = Journal<[Int]>()
        let first = relay.subscribe(onNext: { seen.note([$0, relay.value]) })
        let second = subject.subscribe(onNext: { seen.note([$0, (try? subject.value()) ?? -1]) })
        relay.accept(1)
        subject.onNext(2)
        #expect(seen.notes == [[0, 0], [0, 0], [1, 1], [2, 2]])
        first.dispose()
        second.dispose()
    }
}

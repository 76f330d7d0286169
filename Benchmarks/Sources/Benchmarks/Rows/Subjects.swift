import Machine
import Streams

/// Sends to what a subject's observers receive.
private func sending(
    _ name: String, _ work: Work, _ make: @escaping @Sendable () -> @Sendable (Int) -> Void
) -> Row {
    Row(name, work) {
        let send = make()
        return Job(units: many) {
            for index in 0..<many { send(opaque(index)) }
        }
    }
}

private let created = Work(allocations: 4)

/// Subjects and relays: a send, a late subscriber, the value, and the objects themselves.
let subjectRows: [Row] = [
    sending("PublishSubject.onNext without observers", Work(calls: 1, sections: 1)) {
        let subject = PublishSubject<Int>()
        return { subject.onNext($0) }
    },
    sending("PublishSubject.onNext to 3", .send + Work(calls: 4)) {
        let subject = PublishSubject<Int>()
        for _ in 0..<3 { _ = subject.subscribe(onNext: { consume($0) }) }
        return { subject.onNext($0) }
    },
    sending("PublishSubject.on(.next)", .send + Work(calls: 1)) {
        let subject = PublishSubject<Int>()
        _ = subject.subscribe(onNext: { consume($0) })
        return { subject.on(.next($0)) }
    },
    sending("PublishSubject to subscribe { event in }", .send + Work(calls: 1)) {
        let subject = PublishSubject<Int>()
        _ = subject.subscribe { event in if let element = event.element { consume(element) } }
        return { subject.onNext($0) }
    },
    sending("BehaviorSubject.onNext", .send + Work(calls: 1, sections: 1)) {
        let subject = BehaviorSubject(value: 0)
        _ = subject.subscribe(onNext: { consume($0) })
        return { subject.onNext($0) }
    },
    sending("ReplaySubject(1).onNext", .send + Work(calls: 1, sections: 1)) {
        let subject = ReplaySubject<Int>.create(bufferSize: 1)
        _ = subject.subscribe(onNext: { consume($0) })
        return { subject.onNext($0) }
    },
    sending("ReplaySubject(100).onNext", .send + Work(calls: 1, sections: 1)) {
        let subject = ReplaySubject<Int>.create(bufferSize: 100)
        _ = subject.subscribe(onNext: { consume($0) })
        return { subject.onNext($0) }
    },
    sending("AsyncSubject.onNext", Work(calls: 1, sections: 1)) {
        let subject = AsyncSubject<Int>()
        _ = subject.subscribe(onNext: { consume($0) })
        return { subject.onNext($0) }
    },
    sending("PublishRelay.accept", .send + Work(calls: 1)) {
        let relay = PublishRelay<Int>()
        _ = relay.subscribe(onNext: { consume($0) })
        return { relay.accept($0) }
    },
    sending("BehaviorRelay.accept", .send + Work(calls: 1, sections: 1)) {
        let relay = BehaviorRelay(value: 0)
        _ = relay.subscribe(onNext: { consume($0) })
        return { relay.accept($0) }
    },
    sending("BehaviorRelay.accept and value", .send + Work(calls: 1, sections: 2)) {
        let relay = BehaviorRelay(value: 0)
        _ = relay.subscribe(onNext: { consume($0) })
        return { relay.accept(relay.value &+ $0) }
    },
    sending("ReplayRelay(1).accept", .send + Work(calls: 1, sections: 1)) {
        let relay = ReplayRelay<Int>.create(bufferSize: 1)
        _ = relay.subscribe(onNext: { consume($0) })
        return { relay.accept($0) }
    },
    sending("AnyObserver.onNext", .send + Work(calls: 2)) {
        let subject = PublishSubject<Int>()
        _ = subject.subscribe(onNext: { consume($0) })
        let observer = opaque(AnyObserver(subject))
        return { observer.onNext($0) }
    },
    sending("subject to subject", 2 * .send + Work(calls: 1)) {
        let (subject, next) = (PublishSubject<Int>(), PublishSubject<Int>())
        _ = subject.subscribe(next)
        _ = next.subscribe(onNext: { consume($0) })
        return { subject.onNext($0) }
    },
    Row("BehaviorSubject.value()", Work(calls: 1, sections: 1)) {
        let subject = BehaviorSubject(value: 1)
        return Job(units: many) { for _ in 0..<many { consume((try? subject.value()) ?? 0) } }
    },
    Row("BehaviorRelay.value", Work(calls: 1, sections: 1)) {
        let relay = BehaviorRelay(value: 1)
        return Job(units: many) { for _ in 0..<many { consume(relay.value) } }
    },
    Row("BehaviorRelay, subscription", .subscription + Work(calls: 1, sections: 1)) {
        let relay = BehaviorRelay(value: 1)
        return Job(units: few) { for _ in 0..<few { relay.subscribe(onNext: { consume($0) }).dispose() } }
    },
    Row("ReplaySubject(1), subscription", .subscription + Work(calls: 1, sections: 1)) {
        let subject = ReplaySubject<Int>.create(bufferSize: 1)
        subject.onNext(1)
        return Job(units: few) { for _ in 0..<few { subject.subscribe(onNext: { consume($0) }).dispose() } }
    },
    Row("ReplaySubject(10), subscription", .subscription + Work(calls: 10, sections: 1, allocations: 1)) {
        let subject = ReplaySubject<Int>.create(bufferSize: 10)
        for index in 0..<10 { subject.onNext(index) }
        return Job(units: few) { for _ in 0..<few { subject.subscribe(onNext: { consume($0) }).dispose() } }
    },
    Row("AsyncSubject, subscription after completion", Work(calls: 3, exchanges: 3, allocations: 2)) {
        let subject = AsyncSubject<Int>()
        subject.onNext(1)
        subject.onCompleted()
        return Job(units: few) { for _ in 0..<few { subject.subscribe(onNext: { consume($0) }).dispose() } }
    },
    Row.cycle("PublishSubject, lifetime", created) { _ = opaque(PublishSubject<Int>()) },
    Row.cycle("BehaviorSubject, lifetime", created) { _ = opaque(BehaviorSubject(value: 1)) },
    Row.cycle("ReplaySubject, lifetime", created) { _ = opaque(ReplaySubject<Int>.create(bufferSize: 1)) },
    Row.cycle("PublishRelay, lifetime", created) { _ = opaque(PublishRelay<Int>()) },
    Row.cycle("BehaviorRelay, lifetime", created) { _ = opaque(BehaviorRelay(value: 1)) },
    Row.cycle("PublishSubject, completion of one observer", created + .subscription) {
        let subject = PublishSubject<Int>()
        _ = subject.subscribe(onNext: { consume($0) })
        subject.onCompleted()
    },
]

import StreamsTest
import TestSupport

@testable import Streams

extension Race {
    /// Accesses on two threads that only one edge of the library orders.
    ///
    /// They cannot fail. The thread sanitizer reports them if an ordering is too weak.
    static let edges = flags + lifetimes + sources + [next]

    private static let flags: [Race] = [
        flag(
            "BooleanDisposable: dispose, isDisposed", BooleanDisposable(), set: { $0.dispose() },
            isSet: { $0.isDisposed }),
        flag(
            "SerialDisposable: dispose, isDisposed", SerialDisposable(), set: { $0.dispose() }, isSet: { $0.isDisposed }
        ),
        flag("a subject: dispose, isDisposed", PublishSubject<Int>(), set: { $0.dispose() }, isSet: { $0.isDisposed }),
        flag(
            "a subject: subscribe, hasObservers", PublishSubject<Int>(), set: { $0.observe() },
            isSet: { $0.hasObservers }),
        flag("the lifetime of a chain: dispose, stop", Lifetime(), set: { $0.dispose() }, isSet: { $0.isStoppedAgain }),
    ]

    /// A thread that reads a flag sees what the thread that set it did before.
    private static func flag<Object: Sendable>(
        _ name: String, _ make: @autoclosure @escaping @Sendable () -> Object,
        set: @escaping @Sendable (Object) -> Void, isSet: @escaping @Sendable (Object) -> Bool
    ) -> Race {
        Race(name) { round in
            let (object, state) = (make(), Unguarded())
            round.thread("sets", { state.write() }, { set(object) })
            round.thread("reads") {
                while !isSet(object) { RandomDelay.wait() }
                state.read()
            }
        }
    }

    private static let lifetimes: [Race] = [
        Race("the lifetime of a chain: dispose, add") { round in
            let (lifetime, state) = (Lifetime(), Unguarded())
            // Many, and created before, so that the disposal meets the exchange of one of them.
            let children = (0..<200).map { _ in
                let child = Lifetime()
                child.onDispose { state.read() }
                return child
            }
            round.thread("disposes", { state.write() }, { lifetime.dispose() })
            round.thread("adds") { for child in children { lifetime.add(child) } }
        }
    ]

    /// The first source completes while it is being attached, and leaves the second one to the thread that attaches.
    private static let next = Race("concat: subscribe, complete the first source") { round in
        let attached = Recorder<Sink<Int>>()
        let first = Observable<Int> { sink in
            attached.record(sink)
            RandomDelay.wait()
        }
        round.thread("subscribes") { _ = Observable.concat(first, .just(1)).subscribe() }
        round.thread("completes") {
            while attached.values.isEmpty { RandomDelay.wait() }
            for sink in attached.values { sink.stop(.completed) }
        }
    }

    private static let sources: [Race] = [
        Race("merge: complete, complete") { round in
            let (subjects, states) = (pair { PublishSubject<Int>() }, pair { Unguarded() })
            _ = Observable.merge(subjects).subscribe(onCompleted: { for state in states { state.read() } })
            for (subject, state) in zip(subjects, states) {
                round.thread("completes", { state.write() }, { subject.onCompleted() })
            }
        },
        Race("Maybe.flatMap: complete, complete") { round in
            let (first, second, states) = (PublishSubject<Int>(), PublishSubject<Int>(), pair { Unguarded() })
            let attached = second.do(onSubscribed: {
                RandomDelay.pass()
                states[0].write()
            })
            _ = first.asMaybe().flatMap { _ in attached.asMaybe() }
                .subscribe(onCompleted: { for state in states { state.read() } })
            first.onNext(1)
            round.thread("completes") { first.onCompleted() }
            completes(second, in: round, states[1])
        },
        Race("flatMapFirst: complete, another element") { round in
            let (source, inner, state) = (PublishSubject<Int>(), PublishSubject<Int>(), Unguarded())
            let result = source.flatMapFirst { _ in
                state.read()
                return inner
            }
            let subscription = result.subscribe()
            source.onNext(0)
            round.thread("completes", { state.write() }, { inner.onCompleted() })
            round.thread("sends", each(1...3) { source.onNext($0) })
            round.after { subscription.dispose() }
        },
        Race("flatMap: complete, another element in the place of the first") { round in
            let (source, inners, isOver) = (PublishSubject<Int>(), pair { PublishSubject<Int>() }, Flag())
            let first = inners[0].do(onSubscribed: { while !isOver.isSet { RandomDelay.wait() } })
            let subscription = source.flatMap { $0 == 0 ? first : inners[1].asObservable() }.subscribe()
            round.thread("sends", each(0...1) { source.onNext($0) })
            round.thread("completes") {
                while !inners[0].hasObservers { RandomDelay.wait() }
                inners[0].onCompleted()
                isOver.set()
            }
            round.after { subscription.dispose() }
        },
        Race("skip(until:): the trigger, elements") { round in
            let (source, trigger, state) = (PublishSubject<Int>(), PublishSubject<Int>(), Unguarded())
            let subscription = source.skip(until: trigger).subscribe(onNext: { _ in state.read() })
            round.thread("triggers", { state.write() }, { trigger.onNext(0) })
            round.thread("sends", each(1...3) { source.onNext($0) })
            round.after { subscription.dispose() }
        },
        Race("skip(until:): the trigger, the completion") { round in
            let (source, trigger, state) = (PublishSubject<Int>(), PublishSubject<Int>(), Unguarded())
            let subscription = source.skip(until: trigger).subscribe(onCompleted: { state.read() })
            round.thread("triggers", { state.write() }, { trigger.onNext(0) })
            round.thread("completes") { source.onCompleted() }
            round.after { subscription.dispose() }
        },
        Race("ifEmpty: subscribe, complete") { round in
            let (source, state) = (PublishSubject<Int>(), Unguarded())
            let other = Observable<Int>.deferred {
                state.read()
                return .empty()
            }
            subscribes(to: source, in: round, state) { $0.ifEmpty(switchTo: other) }
            completes(source, in: round, Unguarded())
        },
        Race("concat, ifEmpty: complete, dispose") { round in
            let source = PublishSubject<Int>()
            let subscriptions = [
                source.concat(Observable.never()).subscribe(), source.ifEmpty(switchTo: .never()).subscribe(),
            ]
            round.thread("completes") { source.onCompleted() }
            round.thread("disposes") { for subscription in subscriptions { subscription.dispose() } }
        },
        Race("do(onDispose:): subscribe, complete") { round in
            let (source, states) = (PublishSubject<Int>(), pair { Unguarded() })
            subscribes(to: source, in: round, states[0]) {
                $0.do(onDispose: { for state in states { state.read() } })
            }
            completes(source, in: round, states[1])
        },
    ]

    /// Adds a thread that subscribes, and writes `state` when the source has been attached.
    private static func subscribes(
        to source: PublishSubject<Int>, in round: Round, _ state: Unguarded,
        _ build: @escaping @Sendable (Observable<Int>) -> Observable<Int>
    ) {
        let attached = source.do(onSubscribed: {
            RandomDelay.pass()
            state.write()
        })
        round.thread("subscribes") { _ = build(attached).subscribe() }
    }

    /// Adds a thread that writes `state`, and completes a subject when it has an observer.
    private static func completes(_ subject: PublishSubject<Int>, in round: Round, _ state: Unguarded) {
        round.thread("completes") {
            while !subject.hasObservers { RandomDelay.wait() }
            state.write()
            subject.onCompleted()
        }
    }

    private static func pair<Object>(_ make: () -> Object) -> [Object] { [make(), make()] }
}

/// A flag that orders nothing.
private final class Flag: Sendable {
    private let value = Atomic<Bool>(false)

    var isSet: Bool { value.load(ordering: .relaxed) }

    func set() { value.store(true, ordering: .relaxed) }
}

/// A variable without a lock.
private final class Unguarded: @unchecked Sendable {
    private var writes = 0

    func write() { writes += 1 }

    // Not `_ = writes`, which is no access.
    func read() { precondition(writes >= 0) }
}

extension PublishSubject {
    fileprivate func observe() { _ = subscribe() }
}

extension Lifetime {
    /// Whether the terminal event cannot be claimed, because the lifetime has been disposed.
    fileprivate var isStoppedAgain: Bool { isStopped && !claim() }
}

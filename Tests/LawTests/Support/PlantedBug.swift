import Foundation
import TestSupport
import Testing

@testable import Streams

/// An operator with one bug, and the clause whose laws have to report it.
struct PlantedBug: Sendable, CustomTestStringConvertible {
    let clause: String
    let candidate: OperatorUnderTest

    var testDescription: String { "\(candidate.testDescription) breaks \(clause)" }

    private init(_ clause: String, _ candidate: OperatorUnderTest) {
        self.clause = clause
        self.candidate = candidate
    }

    static let all = [
        PlantedBug(
            "T3",
            OperatorUnderTest("elements outside the serializer", sources: 2) { inputs in
                inputs[0].unserialized(with: inputs[1])
            }),
        PlantedBug(
            "T3",
            OperatorUnderTest("terminal events outside the serializer", sources: 2) { inputs in
                inputs[0].terminatingUnserialized(with: inputs[1])
            }),
        PlantedBug(
            "T3",
            OperatorUnderTest("elements that are lost during a delivery", sources: 2) { inputs in
                inputs[0].losing(with: inputs[1])
            }),
        PlantedBug(
            "F1",
            OperatorUnderTest("state that changes inside the serializer", sources: 2) { inputs in
                inputs[0].latest(with: inputs[1])
            }),
        PlantedBug(
            "G3",
            OperatorUnderTest("hidden errors") { inputs in
                inputs[0].catch { (_: any Error) in Observable<TrackedElement>.empty() }
            }),
        PlantedBug(
            "G4",
            OperatorUnderTest("a source that is not released") { inputs in inputs[0].firstUndisposed() }),
        PlantedBug(
            "G4",
            OperatorUnderTest("a source that is released before the event") { inputs in inputs[0].releasedFirst() }),
        PlantedBug(
            "G4",
            OperatorUnderTest("a resource that is released before its sequence", closures: 1) { inputs in
                Observable<TrackedElement> { sink in
                    if let resource = try? inputs.resource() { sink.lifetime.own(resource) }
                    inputs[0].attach(sink)
                }
            }),
        PlantedBug(
            "G8",
            OperatorUnderTest("a failure after the element", closures: 1) { inputs in
                Single(raw: inputs[0].take(1).do(afterNext: { _ in try inputs.call() }))
            }),
        PlantedBug("C2", OperatorUnderTest("sources that are never disposed") { inputs in inputs[0].undisposed() }),
        PlantedBug(
            "G5",
            OperatorUnderTest("hidden throws", closures: 1) { inputs in
                inputs[0].compactMap { try? inputs.pass($0) }
            }),
        PlantedBug(
            "G5", OperatorUnderTest("errors of the chain below") { inputs in inputs[0].failingForTheChainBelow() }),
        PlantedBug(
            "G6", OperatorUnderTest("no completion") { inputs in inputs[0].concat(Observable.never()) }),
        PlantedBug(
            "C1",
            OperatorUnderTest("resources that are disposed twice", closures: 2) { inputs in
                Observable.using(
                    { DisposedTwice(try inputs.resource()) }, observableFactory: { _ in try inputs.pass(inputs[0], 1) })
            }),
        PlantedBug(
            "R1",
            OperatorUnderTest("nested elements, the newest first", sources: 2) { inputs in
                inputs[0].deliveringNewestFirst(with: inputs[1])
            }),
        PlantedBug(
            "F1",
            OperatorUnderTest("a trigger that acts inside the serializer", sources: 2, traits: .completesSilently) {
                $0[0].openedInside(by: $0[1])
            }),
        PlantedBug("R3", OperatorUnderTest("recursive delivery") { inputs in inputs[0].deliveredRecursively() }),
        PlantedBug("C3", OperatorUnderTest("elements that are retained") { inputs in inputs[0].hoarded() }),
        PlantedBug(
            "S1", OperatorUnderTest("a subscription that is shared") { inputs in inputs[0].share(replay: 1) }),
        PlantedBug(
            "S2",
            OperatorUnderTest("a closure that is called too early", closures: 1) { inputs in
                inputs.note(())
                return inputs[0].map { inputs.note($0) }
            }),
        PlantedBug(
            "R4",
            OperatorUnderTest("a lock during delivery", sources: 2) { inputs in
                inputs[0].locked(with: inputs[1])
            }),
        PlantedBug("O1", OperatorUnderTest("a chain that retains itself") { inputs in inputs[0].cyclic() }),
        PlantedBug(
            "F1",
            OperatorUnderTest("an unbounded drain", sources: 2) { inputs in
                inputs[0].drainedWithoutBound(with: inputs[1])
            }),
        PlantedBug(
            "T1",
            OperatorUnderTest("elements that are reordered") { inputs in
                inputs[0].flatMap { Observable.just($0, scheduler: inputs.scheduler) }
            }),
    ]

    /// Releases everything that operators with a bug have retained.
    static func cleanUp() {
        for leak in leaks.withLock({ leaks in
            defer { leaks = [] }
            return leaks
        }) { leak() }
    }

    fileprivate static let leaks = Lock<[@Sendable () -> Void]>([])
}

extension Observable where Element: Sendable {
    /// A `merge` that delivers the elements of the first source outside its serializer.
    fileprivate func unserialized(with other: Observable<Element>) -> Observable<Element> {
        Observable { [self] sink in
            let observer = TakeUntil(sink)
            Trampoline.enter {
                attach(Sink(within: sink.lifetime, next: { sink.emit($0) }, stop: { observer.stop($0) }))
                if sink.lifetime.isStopped { return }
                other.attach(
                    Sink(within: sink.lifetime, next: { observer.next($0) }, stop: { observer.stop($0) }))
            }
        }
    }

    /// A `merge` that delivers terminal events outside its serializer.
    fileprivate func terminatingUnserialized(with other: Observable<Element>) -> Observable<Element> {
        Observable { [self] sink in
            let observer = TakeUntil(sink)
            Trampoline.enter {
                attach(Sink(within: sink.lifetime, next: { observer.next($0) }, stop: { sink.terminate($0) }))
                if sink.lifetime.isStopped { return }
                other.attach(Sink(within: sink.lifetime, next: { observer.next($0) }, stop: { sink.terminate($0) }))
            }
        }
    }

    /// A `merge` that loses what one source sends while an element of the other is delivered.
    fileprivate func losing(with other: Observable<Element>) -> Observable<Element> {
        Observable { [self] sink in
            let observer = TakeUntil(sink)
            let isBusy = Lock(false)
            let next: @Sendable (Element) -> Void = { element in
                let isFree = isBusy.withLock { isBusy in
                    defer { isBusy = true }
                    return !isBusy
                }
                if !isFree { return }
                observer.next(element)
                isBusy.withLock { $0 = false }
            }
            Trampoline.enter {
                attach(Sink(within: sink.lifetime, next: next, stop: { observer.stop($0) }))
                if sink.lifetime.isStopped { return }
                other.attach(Sink(within: sink.lifetime, next: next, stop: { observer.stop($0) }))
            }
        }
    }

    /// The source, with an observer that receives the errors of the links below it.
    fileprivate func failingForTheChainBelow() -> Observable<Element> {
        Observable { [self] sink in
            attach(
                Sink(
                    next: sink.next,
                    stop: { stop in
                        if case .failed(LawError.closure) = stop { sink.stop(.completed) } else { sink.stop(stop) }
                    },
                    lifetime: sink.lifetime))
        }
    }

    /// The source, while the other one keeps its latest element inside the serializer, where the one before is released.
    fileprivate func latest(with other: Observable<Element>) -> Observable<Element> {
        Observable { [self] sink in
            let serializer = Serializer()
            let latest = Box<Element?>(nil)
            let main = Sink<Element>(
                within: sink.lifetime, next: { element in serializer.run { sink.emit(element) } },
                stop: { stop in serializer.run { sink.terminate(stop) } })
            let second = Sink<Element>(
                within: sink.lifetime, next: { element in serializer.run { latest.value = element } },
                stop: { stop in if case .failed = stop { serializer.run { sink.terminate(stop) } } })
            Trampoline.enter {
                attach(main)
                other.attach(second)
            }
        }
    }

    /// A `skip(until:)` whose trigger takes its turn among the elements of the source.
    fileprivate func openedInside(by other: Observable<Element>) -> Observable<Element> {
        Observable { [self] sink in
            let serializer = Serializer()
            let isOpen = Box(false)
            let trigger = Lifetime(within: sink.lifetime)
            let main = Sink<Element>(
                within: sink.lifetime,
                next: { element in serializer.run { if isOpen.value { sink.emit(element) } } },
                stop: { stop in serializer.run { sink.terminate(stop) } })
            let second = Sink<Element>(
                next: { _ in
                    if trigger.claim() {
                        serializer.run {
                            isOpen.value = true
                            trigger.dispose()
                        }
                    }
                },
                stop: { stop in trigger.finish(stop) { stop in serializer.run { sink.terminate(stop) } } },
                lifetime: trigger)
            Trampoline.enter {
                attach(main)
                other.attach(second)
            }
        }
    }

    /// A `merge` that delivers what is sent during an element after it, and the newest first.
    fileprivate func deliveringNewestFirst(with other: Observable<Element>) -> Observable<Element> {
        Observable { [self] sink in
            let observer = TakeUntil(sink)
            let state = Lock((isBusy: false, waiting: [Element]()))
            let next: @Sendable (Element) -> Void = { element in
                var current: Element? = state.withLock { state in
                    if state.isBusy { state.waiting.append(element) }
                    defer { state.isBusy = true }
                    return state.isBusy ? nil : element
                }
                while let element = current {
                    observer.next(element)
                    current = state.withLock { state in
                        let last = state.waiting.popLast()
                        state.isBusy = last != nil
                        return last
                    }
                }
            }
            Trampoline.enter {
                attach(Sink(within: sink.lifetime, next: next, stop: { observer.stop($0) }))
                if sink.lifetime.isStopped { return }
                other.attach(Sink(within: sink.lifetime, next: next, stop: { observer.stop($0) }))
            }
        }
    }

    /// The source, whose subscription is not disposed.
    fileprivate func undisposed() -> Observable<Element> {
        .create { [self] observer in
            let subscription = subscribe { observer.on($0) }
            PlantedBug.leaks.withLock { $0.append { subscription.dispose() } }
            return Disposables.create()
        }
    }

    /// The source, which is released before its terminal event is forwarded.
    fileprivate func releasedFirst() -> Observable<Element> {
        Observable { [self] sink in
            let lifetime = Lifetime(within: sink.lifetime)
            attach(
                Sink(
                    next: { sink.emit($0) },
                    stop: { stop in
                        guard lifetime.claim(stop) else { return }
                        lifetime.dispose()
                        sink.stop(stop)
                    },
                    lifetime: lifetime))
        }
    }

    /// The first element, without a release of the source after it.
    fileprivate func firstUndisposed() -> Observable<Element> {
        .create { [self] observer in
            let subscription = subscribe {
                observer.on($0)
                observer.onCompleted()
            }
            PlantedBug.leaks.withLock { $0.append { subscription.dispose() } }
            return Disposables.create()
        }
    }

    /// The elements of the source after its completion, each delivered by a nested call.
    fileprivate func deliveredRecursively() -> Observable<Element> {
        toArray().asObservable().flatMap { elements in
            Observable.create { observer in
                func deliver(_ rest: ArraySlice<Element>) {
                    guard let element = rest.first else { return observer.onCompleted() }
                    observer.onNext(element)
                    deliver(rest.dropFirst())
                    withExtendedLifetime(element) {}
                }
                deliver(elements[...])
                return Disposables.create()
            }
        }
    }

    /// The source, whose elements are retained.
    fileprivate func hoarded() -> Observable<Element> {
        map { element in
            PlantedBug.leaks.withLock { $0.append { withExtendedLifetime(element) {} } }
            return element
        }
    }

    /// A `merge` with a lock during delivery.
    fileprivate func locked(with other: Observable<Element>) -> Observable<Element> {
        Observable { [self] sink in
            let lock = NSLock()
            let observer = TakeUntil(sink)
            func next(_ element: Element) {
                lock.lock()
                sink.emit(element)
                lock.unlock()
            }
            Trampoline.enter {
                for source in [self, other] where !sink.lifetime.isStopped {
                    source.attach(Sink(within: sink.lifetime, next: next, stop: { observer.stop($0) }))
                }
            }
        }
    }

    /// The source, with a teardown that retains the observer.
    fileprivate func cyclic() -> Observable<Element> {
        Observable { [self] sink in
            sink.lifetime.onDispose { withExtendedLifetime(sink) {} }
            PlantedBug.leaks.withLock { leaks in
                let lifetime = sink.lifetime
                leaks.append { lifetime.dispose() }
            }
            attach(sink)
        }
    }

    /// A `merge` with a queue that one thread drains as long as other threads send.
    fileprivate func drainedWithoutBound(with other: Observable<Element>) -> Observable<Element> {
        Observable { [self] sink in
            let queue = UnboundedQueue<Element>()
            let observer = TakeUntil(sink)
            func next(_ element: Element) {
                guard queue.append(element) else { return }
                while let element = queue.next() { sink.emit(element) }
            }
            Trampoline.enter {
                for source in [self, other] where !sink.lifetime.isStopped {
                    source.attach(Sink(within: sink.lifetime, next: next, stop: { observer.stop($0) }))
                }
            }
        }
    }
}

extension Sink {
    /// The observer of a source, with a new lifetime.
    fileprivate init(
        within parent: Lifetime, next: @escaping (Element) -> Void, stop: @escaping (TerminalEvent) -> Void
    ) {
        let lifetime = Lifetime(within: parent)
        self.init(
            next: { if !lifetime.isStopped { next($0) } }, stop: { lifetime.finish($0, stop) }, lifetime: lifetime)
    }
}

/// The elements that wait for the draining thread.
private final class UnboundedQueue<Element> {
    private let lock = NSLock()
    private var elements: [Element] = []
    private var isDraining = false

    /// Returns whether the caller drains the queue.
    func append(_ element: Element) -> Bool {
        lock.withLock {
            elements.append(element)
            defer { isDraining = true }
            return !isDraining
        }
    }

    func next() -> Element? {
        lock.withLock {
            isDraining = !elements.isEmpty
            return isDraining ? elements.removeFirst() : nil
        }
    }
}

private struct DisposedTwice: Disposable {
    let resource: OperatorInputs.Resource

    init(_ resource: OperatorInputs.Resource) { self.resource = resource }

    func dispose() { for _ in 1...2 { resource.dispose() } }
}

import Streams
import StreamsTest
import Testing

/// What happened, in order.
final class Trail: Sendable {
    private let notes = Guarded<[String]>([])

    var entries: [String] { notes.withLock { $0 } }

    func note(_ text: String) { notes.withLock { $0.append(text) } }
}

/// Something that a closure holds, to see when it is let go of.
final class Canary: Sendable {
    func sing() {}
}

/// What a sequence sends while it is being subscribed to.
func sentAtOnce<Source: ObservableConvertibleType>(_ source: Source) -> [Event<Source.Element>] {
    let observer = TestScheduler(initialClock: 0).createObserver(Source.Element.self)
    _ = source.asObservable().subscribe(observer)
    return observer.events.map(\.value)
}

/// What a sequence of this thread sends to an observer that disposes the subscription at one of its elements.
func sentUntilDisposed<Element: Equatable & Sendable>(
    _ source: Observable<Element>, at last: Element
) -> [Event<Element>] {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Element.self)
    let subscription = SingleAssignmentDisposable()
    let disposing = AnyObserver<Element> { event in
        observer.on(event)
        if event.element == last { subscription.dispose() }
    }
    // As work of the current thread, so that the subscription is there before the first element comes.
    _ = CurrentThreadScheduler.instance.schedule(()) {
        subscription.setDisposable(source.subscribe(disposing))
        return Disposables.create()
    }
    return observer.events.map(\.value)
}

/// An observer of elements that need not be sendable.
struct AnyObserverOf<Element>: ObserverType {
    let receive: (Event<Element>) -> Void

    func on(_ event: Event<Element>) { receive(event) }
}

/// Whether an operator, whatever it does to elements, passes a failure on at its tick, lets go of the source then and
/// when disposed midway, and keeps nothing alive after its end.
func expectGoodManners<Result: Equatable>(
    _ link: @escaping (Observable<Int>) -> Observable<Result>, sourceLocation: SourceLocation = #_sourceLocation
) {
    let scheduler = TestScheduler(initialClock: 0)
    let failing = scheduler.createHotObservable([.next(210, 1), .error(225, Fault.first), .next(230, 2)])
    let failed = scheduler.start { link(failing.asObservable()) }
    #expect(failed.events.last == .error(225, Fault.first), sourceLocation: sourceLocation)
    #expect(failing.subscriptions == [Subscription(200, 225)], sourceLocation: sourceLocation)

    let late = TestScheduler(initialClock: 0)
    let running = late.createHotObservable([.next(210, 1), .next(230, 2), .completed(240)])
    let disposed = late.start(disposed: 220) { link(running.asObservable()) }
    #expect(disposed.events.allSatisfy { $0.time < 220 }, sourceLocation: sourceLocation)
    #expect(running.subscriptions == [Subscription(200, 220)], sourceLocation: sourceLocation)

    for end in [Event<Int>.completed, .error(Fault.first), nil] {
        let subject = PublishSubject<Int>()
        weak var gone: Canary?
        let observer = TestScheduler(initialClock: 0).createObserver(Result.self)
        let subscription: any Disposable
        do {
            let canary = Canary()
            gone = canary
            let watched = subject.do(onNext: { _ in canary.sing() })
            subscription = link(watched).subscribe(observer)
        }
        #expect(gone != nil, sourceLocation: sourceLocation)
        subject.onNext(1)
        if let end { subject.on(end) } else { subscription.dispose() }
        #expect(gone == nil, sourceLocation: sourceLocation)
        #expect(!subject.hasObservers, sourceLocation: sourceLocation)
    }
}

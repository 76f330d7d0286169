import TestSupport

extension ObservableConvertibleType where Element: Sendable {
    /// What a subscriber has received when `subscribe` returns.
    var eventsAtOnce: [Event<Element>] {
        let observer = TestScheduler(initialClock: 0).createObserver(Element.self)
        asObservable().subscribe(observer).dispose()
        return observer.events.map(\.value)
    }
}

extension ObservableConvertibleType where Element: Equatable & Sendable {
    /// What a subscriber receives that disposes its subscription when `last` comes.
    func eventsAtOnce(disposingAt last: Element) -> [Event<Element>] {
        let observer = TestScheduler(initialClock: 0).createObserver(Element.self)
        let subscription = SingleAssignmentDisposable()
        let disposing = AnyObserver<Element> { event in
            observer.on(event)
            if event.element == last { subscription.dispose() }
        }
        // As work of the current thread, so that the subscription is there before the first element comes.
        let source = asObservable()
        _ = CurrentThreadScheduler.instance.schedule(()) {
            subscription.setDisposable(source.subscribe(disposing))
            return Disposables.create()
        }
        return observer.events.map(\.value)
    }
}

import Streams

/// Sends whatever it is told to the latest subscriber of `source`, even while an event is being delivered.
final class Handle<Element: Sendable>: Sendable {
    private let observer = Lock<AnyObserver<Element>?>(nil)

    var source: Observable<Element> {
        .create { [self] observer in
            self.observer.withLock { $0 = observer }
            return Disposables.create()
        }
    }

    func send(_ event: Event<Element>) { observer.value?.on(event) }
}

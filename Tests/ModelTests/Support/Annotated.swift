import Streams

/// Returns the events of inner sequences as text: each name with `[` when the sequence is emitted, with each of its
/// elements, and with `]` when it completes or `#` when it fails.
func annotated(_ sequences: Observable<(name: String, inner: Observable<Int>)>) -> Observable<String> {
    .create { observer in
        let subscriptions = CompositeDisposable()
        let outer = sequences.subscribe { event in
            switch event {
            case .next(let (name, inner)):
                observer.onNext("\(name) [")
                let subscription = inner.subscribe { event in
                    switch event {
                    case .next(let element): observer.onNext("\(name): \(element)")
                    case .completed: observer.onNext("\(name) ]")
                    case .error: observer.onNext("\(name) #")
                    }
                }
                _ = subscriptions.insert(subscription)
            case .error(let error): observer.onError(error)
            case .completed: observer.onCompleted()
            }
        }
        _ = subscriptions.insert(outer)
        return subscriptions
    }
}

import Streams

/// What happens in sequences and in a sequence of them, in one: the name of each with `[` where it comes, with its
/// elements, and with `]` where it completes or `#` where it fails.
func told(_ sequences: Observable<(name: String, inner: Observable<Int>)>) -> Observable<String> {
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

import Streams

// A lazy sequence is never `Sendable`, and each subscription would iterate it.

func sequencesRejected(_ sources: [Observable<Int>]) {
    // swift6 warning: 'concat' is deprecated: A lazy sequence is not Sendable and each subscription iterates it.
    _ = Observable.concat(sources.lazy.map { $0 })
    // swift6 warning: 'catch(sequence:)' is deprecated: A lazy sequence is not Sendable and each subscription iterates
    _ = Observable.catch(sequence: sources.lazy.map { $0 })
}

/// The elements are sent on other threads, and used on this one.
struct Boxes: ObservableType {
    typealias Element = Box

    func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == Box {
        queue.async { observer.onNext(Box()) }
        return Disposables.create()
    }
}

func clientSequenceRejected() {
    // swift6 warning: type 'Boxes.Element' (aka 'Box') does not conform to the 'Sendable' protocol
    _ = Boxes().asObservable()
}

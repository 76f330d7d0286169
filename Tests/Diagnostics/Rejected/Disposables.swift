import Streams

// A disposable is `Sendable`. Swift 6 mode requires the same of its properties.

struct DisposableOfBoxes: Disposable {
    // swift6 warning: stored property 'source' of 'Sendable'-conforming struct
    let source: Observable<Box>

    func dispose() {}
}

struct GenericDisposable<Element>: Disposable {
    // swift6 warning: stored property 'source' of 'Sendable'-conforming generic struct
    let source: Observable<Element>

    func dispose() {}
}

struct DisposableOfNumbers: Disposable {
    let source: Observable<Int>

    func dispose() {}
}

// swift6 error: non-final class 'Token' cannot conform to the 'Sendable' protocol
class Token: Disposable {
    func dispose() {}
}

import Streams

// A closure of an operator does not capture a sequence of elements that are not `Sendable`.

func mapCaptureRejected() {
    let x = Observable.just(Box())
    // swift6 warning: capture of 'x' with non-Sendable type 'Observable<Box>' in a '@Sendable' closure
    _ = Observable.of(1).map { _ in x }
}

func catchCaptureRejected() {
    let x = Observable.just(Box())
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    // swift6 warning: capture of 'x' with non-Sendable type 'Observable<Box>' in a '@Sendable' closure
    _ = Observable<Box>.empty().catch { _ in x }
}

func autoclosureRejected(_ numbers: Observable<Int>) {
    var sum = 0
    _ = numbers.subscribe(onNext: { number in
        // swift6 warning: mutation of captured var 'sum' in concurrently-executing code
        sum += number
        // swift6 error: reference to captured var 'sum' in concurrently-executing code
        if number > 0 && sum > 1 { print(number) }
    })
}

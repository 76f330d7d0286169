// An isolated sequence does not leave its actor.

import Streams

nonisolated final class Model { var n = 0 }

actor Other {
    func take(_ sequence: IsolatedSequence<Int>) {}

    func fetch(_ numbers: Observable<Int>, from view: View) async {
        // swift6 error: non-Sendable 'IsolatedSequence<Int>'-typed result can not be returned from main actor-isolated
        // mainActor error: non-Sendable 'IsolatedSequence<Int>'-typed result can not be returned from main actor-isolat
        let sequence = await view.sequence(numbers)
        _ = sequence.map { $0 }
    }

    func shared(_ numbers: Observable<Int>) {
        let model = Model()
        _ = numbers.isolated().subscribe(onNext: { model.n = $0 })
        // swift6 error: passing closure as a 'sending' parameter risks causing data races between 'self'-isolated code
        // mainActor error: passing closure as a 'sending' parameter risks causing data races between 'self'-isolated co
        Task.detached { model.n += 1 }
    }
}

@MainActor final class View {
    func sequence(_ numbers: Observable<Int>) -> IsolatedSequence<Int> { numbers.isolated() }

    func captured(_ numbers: Observable<Int>) {
        let sequence = numbers.isolated()
        // swift6 error: passing closure as a 'sending' parameter risks causing data races between main actor-isolated c
        // mainActor error: passing closure as a 'sending' parameter risks causing data races between main actor-isolate
        Task.detached { _ = sequence.map { $0 } }
    }

    func derived(_ numbers: Observable<Int>) {
        let sequence = numbers.isolated().map { $0 + 1 }
        // swift6 error: passing closure as a 'sending' parameter risks causing data races between main actor-isolated c
        // mainActor error: passing closure as a 'sending' parameter risks causing data races between main actor-isolate
        Task.detached { _ = sequence.subscribe() }
    }

    func tracked(_ model: Model) {
        let sequence = IsolatedSequence.tracking { model.n }
        // swift6 error: passing closure as a 'sending' parameter risks causing data races between main actor-isolated c
        // mainActor error: passing closure as a 'sending' parameter risks causing data races between main actor-isolate
        Task.detached { _ = sequence.subscribe() }
    }

    func passed(_ numbers: Observable<Int>, to other: Other) async {
        let sequence = numbers.isolated()
        // swift6 error: sending 'sequence' risks causing data races
        // mainActor error: sending 'sequence' risks causing data races
        await other.take(sequence)
    }

    // swift6 error: sending 'numbers.isolated' risks causing data races
    // mainActor error: sending 'numbers.isolated' risks causing data races
    func sent(_ numbers: Observable<Int>) -> sending IsolatedSequence<Int> { numbers.isolated() }
}

import Foundation
import Streams
import StreamsLaws

/// The inputs of operators of the library.
extension OperatorInputs {
    func infallible(_ index: Int) -> Infallible<TrackedElement> {
        self[index].asInfallible(onErrorJustReturn: element(-1))
    }

    func single(_ index: Int) -> Single<TrackedElement> { self[index].take(1).asSingle() }

    func maybe(_ index: Int) -> Maybe<TrackedElement> { self[index].take(1).asMaybe() }

    func completable(_ index: Int) -> Completable { self[index].ignoreElements().asCompletable() }

    func shared<Strategy>(_ index: Int, _: Strategy.Type = Strategy.self) -> SharedSequence<Strategy, TrackedElement> {
        // Also for a sequence that a closure creates, when a later round of a race has been prepared.
        VirtualStrategy.scheduler = scheduler
        return self[index].asSharedSequence(onErrorJustReturn: element(-1))
    }

    /// A connectable sequence, connected by each subscription.
    func connected<Element: Sendable>(_ connectable: ConnectableObservable<Element>) -> Observable<Element> {
        .create { Disposables.create(connectable.subscribe($0), connectable.connect()) }
    }

    /// A decoder whose `decode` is a closure of the operator.
    var decoder: some DataDecoder { Decoder(inputs: self) }

    private struct Decoder: DataDecoder {
        let inputs: OperatorInputs

        func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
            try inputs.call()
            return try JSONDecoder().decode(type, from: data)
        }
    }
}

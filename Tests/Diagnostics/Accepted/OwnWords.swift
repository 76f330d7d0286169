import Dispatch
import Streams

// Names that the library declares as unavailable, with a meaning of a client.

protocol Stoppable {
    func cancel()
}

extension Stoppable {
    func cancel() {}
}

final class Job: Disposable, Stoppable {
    func dispose() {}
}

protocol Channel<Element> {
    associatedtype Element

    func send(_ element: Element)
}

extension Channel where Self: ObserverType {
    func send(_ element: Element) { onNext(element) }
}

extension PublishSubject: Channel {}
extension PublishRelay: Channel {
    func send(_ element: Element) { accept(element) }
}

extension ObservableType where Element: Equatable & Sendable {
    func removeDuplicates() -> Observable<Element> { distinctUntilChanged() }

    func prefix(_ count: Int, then last: Element? = nil) -> Observable<Element> {
        last.map { take(count).concat(.just($0)) } ?? take(count)
    }
}

extension ObservableConvertibleType where Element: Sendable {
    func sink(receiveValue: @escaping @Sendable (Element) -> Void) -> any Disposable {
        asObservable().subscribe(onNext: receiveValue)
    }

    func receive(on queue: DispatchQueue) -> Observable<Element> {
        asObservable().observe(on: SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "client"))
    }

    func flatMap<Result: Sendable>(_ work: @escaping @Sendable (Element) async throws -> Result) -> Observable<Result> {
        asObservable().concatMap { try await work($0) }
    }
}

extension Disposable {
    func store(in subscriptions: inout [any Disposable]) { subscriptions.append(self) }
}

func ownWords(_ a: Observable<Int>, _ b: PublishSubject<Int>, _ c: Driver<Int>, _ set: inout [any Disposable]) {
    a.removeDuplicates().prefix(1).receive(on: DispatchQueue.main).sink { print($0) }.store(in: &set)
    a.flatMap { number async throws -> Int in number }.subscribe().store(in: &set)
    c.sink { print($0) }.store(in: &set)
    b.send(1)
    Job().cancel()
}

// Names from Combine and from the standard library, for which the compiler suggests the ones of this library.
//
// A call whose elements stay the same returns `Self`, so that an error in the middle of a chain is the only one. A call
// without a result returns `Never`, so that it is no candidate for a requirement of a client's protocol. None of the
// names is one of a global function, which it would hide in a client's extension.

import Dispatch

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The parameter of the closure `receiveCompletion`, without which the closure would be diagnosed and not the call.
@available(*, unavailable, message: "Use the closures 'onError' and 'onCompleted' of 'subscribe'.")
public enum SinkCompletion {
    /// Completion.
    case finished
    /// Failure.
    case failure(any Error)
}

extension ObservableConvertibleType {
    /// Renamed to `subscribe(onNext:)`.
    @available(*, unavailable, renamed: "subscribe(onNext:)")
    public func sink(receiveValue: @escaping (Element) -> Void) -> any Disposable { fatalError() }

    /// Use `subscribe(onNext:onError:onCompleted:)`.
    @available(*, unavailable, message: "Use 'subscribe(onNext:onError:onCompleted:)'.") public func sink(
        receiveCompletion: @escaping (SinkCompletion) -> Void, receiveValue: @escaping (Element) -> Void
    ) -> any Disposable { fatalError() }

    /// Renamed to `observe(on:)`.
    @available(
        *, unavailable, renamed: "observe(on:)",
        message: "Pass a scheduler, such as 'MainScheduler.instance' or a 'SerialDispatchQueueScheduler'."
    )
    public func receive<Queue>(on queue: Queue) -> Self { fatalError() }

    /// Pass a scheduler.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "Pass a scheduler, such as 'MainScheduler.instance' or a 'SerialDispatchQueueScheduler'."
    )
    public func observe(on queue: DispatchQueue) -> Self { fatalError() }

    /// Pass a scheduler.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "Pass a scheduler, such as a 'ConcurrentDispatchQueueScheduler' or a 'SerialDispatchQueueScheduler'."
    )
    public func subscribe(on queue: DispatchQueue) -> Self { fatalError() }

    /// Renamed to `asObservable()`.
    @available(*, unavailable, renamed: "asObservable()")
    public func eraseToAnyPublisher() -> Observable<Element> { fatalError() }

    /// Remove the call: the type of a sequence does not name the type of its errors.
    @available(*, unavailable, message: "Remove the call: the type of a sequence does not name the type of its errors.")
    public func setFailureType<Failure>(to type: Failure.Type) -> Self { fatalError() }

    /// Use `catch(_:)` with a closure that returns `.error(...)`.
    @available(*, unavailable, message: "Use 'catch(_:)' with a closure that returns '.error(...)'.")
    public func mapError<Failure>(_ transform: @escaping (any Error) -> Failure) -> Self { fatalError() }

    /// Renamed to `catchAndReturn(_:)`.
    @available(*, unavailable, renamed: "catchAndReturn(_:)")
    public func replaceError(with element: Element) -> Self { fatalError() }

    /// Use `asInfallible(onErrorRecover:)` with `fatalError`.
    @available(*, unavailable, message: "Use 'asInfallible(onErrorRecover:)' with 'fatalError'.")
    public func assertNoFailure(_ prefix: String = "") -> Self { fatalError() }

    /// Use `map { try encoder.encode($0) }`.
    @available(*, unavailable, message: "Use 'map { try encoder.encode($0) }'.")
    public func encode<Encoder>(encoder: Encoder) -> Observable<Data> { fatalError() }

    /// Use `map { $0 ?? element }`.
    @available(*, unavailable, message: "Use 'map { $0 ?? element }'.")
    public func replaceNil<Wrapped>(with element: Wrapped) -> Observable<Wrapped> where Element == Wrapped? {
        fatalError()
    }

    /// Use `do(onNext:onError:onCompleted:onSubscribe:onDispose:)`.
    @available(*, unavailable, message: "Use 'do(onNext:onError:onCompleted:onSubscribe:onDispose:)'.")
    public func handleEvents(
        receiveSubscription: ((any Disposable) -> Void)? = nil, receiveOutput: ((Element) -> Void)? = nil,
        receiveCompletion: ((SinkCompletion) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Int) -> Void)? = nil
    ) -> Self { fatalError() }

    /// Renamed to `map(_:)`.
    @available(*, unavailable, renamed: "map(_:)")
    public func tryMap<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> { fatalError() }

    /// Renamed to `compactMap(_:)`.
    @available(*, unavailable, renamed: "compactMap(_:)") public func tryCompactMap<Result>(
        _ transform: @escaping (Element) throws -> Result?
    ) -> Observable<Result> { fatalError() }

    /// Renamed to `filter(_:)`.
    @available(*, unavailable, renamed: "filter(_:)")
    public func tryFilter(_ isIncluded: @escaping (Element) throws -> Bool) -> Self { fatalError() }

    /// Renamed to `catch(_:)`.
    @available(*, unavailable, renamed: "catch(_:)") public func tryCatch<Source: ObservableConvertibleType>(
        _ handler: @escaping (any Error) throws -> Source
    ) -> Self where Source.Element == Element { fatalError() }
}

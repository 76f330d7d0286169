import Foundation
import Streams

/// A type of which the program makes values.
protocol Made {
    static func made() -> Any
}

/// Returns a new value.
func make<Value>(_ type: Value.Type = Value.self) -> Value {
    if let type = type as? any Made.Type { return type.made() as! Value }
    if type == (any SchedulerType).self || type == (any ImmediateSchedulerType).self {
        return SerialDispatchQueueScheduler(qos: .default) as! Value
    }
    if type == (any Disposable).self { return Disposables.create() as! Value }
    if type == (any Error).self { return Failure() as! Value }
    if type == Void.self { return () as! Value }
    if type == Any.self { return 1 as! Value }
    fatalError("Tests/TypeLaw/Values.swift makes no \(type)")
}

// An operator that keeps this number of elements keeps one that its source does not.
extension Int: Made { static func made() -> Any { 2 } }
extension UInt: Made { static func made() -> Any { UInt(1) } }
extension Bool: Made { static func made() -> Any { Bool.random() } }
extension String: Made { static func made() -> Any { "" } }
extension Data: Made { static func made() -> Any { Data("1".utf8) } }
extension Failure: Made { static func made() -> Any { Failure() } }
extension Clerk: Made { static func made() -> Any { Clerk() } }
extension Target: Made { static func made() -> Any { Target() } }
extension DispatchTimeInterval: Made { static func made() -> Any { DispatchTimeInterval.milliseconds(1) } }
extension TakeBehavior: Made { static func made() -> Any { TakeBehavior.inclusive } }
extension TimingEdges: Made { static func made() -> Any { TimingEdges.trailing } }
extension SubjectLifetimeScope: Made { static func made() -> Any { SubjectLifetimeScope.whileConnected } }
extension SharingPolicy: Made { static func made() -> Any { SharingPolicy.whileConnected } }
extension JSONDecoder: Made { static func made() -> Any { JSONDecoder() } }
extension BufferingPolicy: Made { static func made() -> Any { BufferingPolicy.suspending(2) } }
extension LossyBufferingPolicy: Made { static func made() -> Any { LossyBufferingPolicy.newest(2) } }
extension RetryPolicy: Made { static func made() -> Any { RetryPolicy.constant(.milliseconds(1), attempts: 2) } }
extension ActionPolicy: Made { static func made() -> Any { ActionPolicy.queueing } }
extension Action: Made { static func made() -> Any { Action { _ in Source.of(Output.self) } } }
extension BooleanDisposable: Made { static func made() -> Any { BooleanDisposable() } }

extension ContinuousClock: Made { static func made() -> Any { ContinuousClock() } }
extension ClockScheduler: Made { static func made() -> Any { ClockScheduler(ContinuousClock()) } }
extension TaskLocal: Made { static func made() -> Any { TaskLocal(wrappedValue: make(Value.self)) } }
extension Optional: Made { static func made() -> Any { Optional(make(Wrapped.self)) as Any } }
extension Array: Made { static func made() -> Any { [make(), make()] as Self } }
extension ContiguousArray: Made { static func made() -> Any { [make(), make()] as Self } }
extension AsyncStream: Made { static func made() -> Any { AsyncStream { $0.finish() } as Self } }
extension Event: Made {
    static func made() -> Any { Element.self == Never.self ? .completed : Event.next(make(Element.self)) }
}
extension InfallibleEvent: Made { static func made() -> Any { InfallibleEvent.next(make(Element.self)) } }
extension Result: Made { static func made() -> Any { Result.success(make(Success.self)) } }

extension Observable: Made {
    static func made() -> Any {
        switch Self.self {
        case is ConnectableObservable<Element>.Type: Source.of(Element.self).publish()
        case is PublishSubject<Element>.Type: PublishSubject<Element>()
        case is AsyncSubject<Element>.Type: AsyncSubject<Element>()
        case is BehaviorSubject<Element>.Type: BehaviorSubject(value: make(Element.self))
        case is ReplaySubject<Element>.Type: ReplaySubject<Element>.create(bufferSize: 2)
        default: Source.of(Element.self)
        }
    }
}
extension Infallible: Made {
    static func made() -> Any { Source.of(Element.self).asInfallible { _ in Infallible.empty() } }
}
extension PrimitiveSequence: Made {
    static func made() -> Any {
        switch Trait.self {
        case is SingleTrait.Type: Single.just(make(Element.self))
        case is MaybeTrait.Type: Maybe.just(make(Element.self))
        default: Completable.empty()
        }
    }
}
extension SharedSequence: Made {
    static func made() -> Any {
        // Elements that are not Sendable enter a shared sequence on the main actor.
        guard Thread.isMainThread else {
            return Source.of(Element.self).asSharedSequence(sharingStrategy: SharingStrategy.self) { _ in .empty() }
        }
        return MainActor.assumeIsolated { Source.shared(Self.self) }
    }
}
extension IsolatedSequence: Made {
    static func made() -> Any {
        MainActor.assumeIsolated { Source.of(Int.self).isolated().map { _ in make(Element.self) } }
    }
}
extension GroupedObservable: Made {
    static func made() -> Any { GroupedObservable(key: make(Key.self), source: Source.of(Element.self)) }
}
extension ControlEvent: Made { static func made() -> Any { ControlEvent(events: Source.of(PropertyType.self)) } }
extension ControlProperty: Made {
    static func made() -> Any {
        ControlProperty(values: Source.of(PropertyType.self), valueSink: AnyObserver { touch($0) })
    }
}
extension AmbOperator: Made { static func made() -> Any { Source.of(Element.self).amb } }
extension CatchOperator: Made { static func made() -> Any { Source.of(Element.self).catch } }
extension ConcatOperator: Made { static func made() -> Any { Source.of(Element.self).concat } }
extension InfallibleConcatOperator: Made { static func made() -> Any { make(Infallible<Element>.self).concat } }
extension MergeOperator: Made { static func made() -> Any { Source.of(Element.self).merge } }
extension SharedMergeOperator: Made {
    static func made() -> Any { make(SharedSequence<SharingStrategy, Element>.self).merge }
}

extension PublishRelay: Made { static func made() -> Any { PublishRelay() } }
extension BehaviorRelay: Made { static func made() -> Any { BehaviorRelay(value: make(Element.self)) } }
extension ReplayRelay: Made { static func made() -> Any { ReplayRelay.create(bufferSize: 2) } }
extension Property: Made { static func made() -> Any { MutableProperty(make(Value.self)) } }
extension AnyObserver: Made { static func made() -> Any { AnyObserver { touch($0) } } }
extension Binder: Made {
    static func made() -> Any {
        guard Thread.isMainThread else { return Binder(Target(), scheduler: make()) { touch($1) } }
        return MainActor.assumeIsolated { Binder(Target()) { touch($1) } }
    }
}
extension Reactive: Made { static func made() -> Any { Reactive(make(Base.self)) } }
extension HistoricalSchedulerTimeConverter: Made { static func made() -> Any { HistoricalSchedulerTimeConverter() } }
extension VirtualTimeScheduler: Made {
    static func made() -> Any { VirtualTimeScheduler(initialClock: make(), converter: make()) }
}
extension SerialDispatchQueueScheduler: Made {
    static func made() -> Any { SerialDispatchQueueScheduler(qos: .default) }
}
extension DisposeBag: Made { static func made() -> Any { DisposeBag() } }
extension TaskPriority: Made { static func made() -> Any { TaskPriority.medium } }
extension Date: Made { static func made() -> Any { Date(timeIntervalSince1970: 0) } }
extension Double: Made { static func made() -> Any { 0.001 } }
extension Confined: Made { static func made() -> Any { Self() } }
extension Item: Made { static func made() -> Any { Item() } }
extension MainActorSequence: Made { static func made() -> Any { Self() } }
extension MainActorEvent: Made { static func made() -> Any { Self() } }
extension MainActorSource: Made { static func made() -> Any { Self() } }
extension MainActorConnectable: Made { static func made() -> Any { Self() } }
extension MainActorSubject: Made { static func made() -> Any { Self() } }
extension MainActorInfallible: Made { static func made() -> Any { Self() } }
extension MainActorSharedSequence: Made { static func made() -> Any { Self() } }
extension MainActorObserver: Made { static func made() -> Any { Self() } }
extension MainActorRelay: Made { static func made() -> Any { Self() } }

/// The index of a key path to a new value.
struct Maker<Value>: Hashable {}

protocol Keyed {}

extension Keyed {
    subscript<Value>(made maker: Maker<Value>) -> Value {
        get { make() }
        nonmutating set { touch(newValue) }
    }
}

extension Int: Keyed {}
extension Item: Keyed {}
extension Box: Keyed {}
extension Target: Keyed {}

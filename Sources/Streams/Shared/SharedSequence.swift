/// A sequence for the user interface: it cannot fail, its events come on the main queue, and everybody who subscribes
/// shares one subscription to its source.
///
/// `Driver` and `Signal` are its two kinds. The closures of its operators run on the main actor, and their types say so.
/// Each operator's result is shared again.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: Sendable {
    /// The shared sequence; to be subscribed to on the main queue.
    @usableFromInline let source: Observable<Element>

    /// Shares `raw`, which does not fail and delivers on the scheduler of the strategy.
    @inlinable
    init(raw: Observable<Element>) { source = SharingStrategy.share(raw) }

    /// Takes `plain` as it is: nothing to share in it.
    @inlinable
    init(plain: Observable<Element>) { source = plain }
}

/// A state for the user interface: newcomers receive the latest element.
///
///     source:      --1-----2--
///     first:       --1-----2--
///     second:          ^1--2--
///
///     @MainActor func show(_ name: Driver<String>, in bag: DisposeBag) {
///         name.drive(onNext: { print($0) }).disposed(by: bag)
///     }
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// Occurrences for the user interface: newcomers receive what comes after them.
///
///     source:      --1-----2--
///     first:       --1-----2--
///     second:          ^---2--
///
///     @MainActor func listen(to taps: Signal<Void>, in bag: DisposeBag) {
///         taps.emit(onNext: { print("tap") }).disposed(by: bag)
///     }
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// A type that can be turned into a `SharedSequence`.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
    /// How it shares.
    associatedtype SharingStrategy: SharingStrategyProtocol

    /// The sequence.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequence: SharedSequenceConvertibleType {
    /// The sequence itself.
    @inlinable
    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

    /// The sequence as an `Observable`.
    ///
    /// Events come on the main queue, as they do to a driver: a subscription made elsewhere is moved there first.
    @inlinable
    public func asObservable() -> Observable<Element> {
        guard SharingStrategy.scheduler is MainScheduler else { return source }
        let source = source
        return Observable { sink in
            if MainQueue.isCurrent { return source.attach(sink) }
            _ = ConcurrentMainScheduler.instance.schedule(sink) { sink in
                if !sink.lifetime.isEnded { source.attach(sink) }
                return Disposables.create()
            }
        }
    }
}

extension SharedSequenceConvertibleType {
    /// The sequence for an operator whose result is shared in the same way, and so subscribes to it once at a time.
    @inlinable var upstream: Observable<Element> { asSharedSequence().source.upstream }

    /// The sequence for an operator whose result `Sharing` shares.
    @inlinable
    func upstream<Sharing>(sharedBy _: Sharing.Type) -> Observable<Element> {
        Sharing.self == SharingStrategy.self ? upstream : asSharedSequence().source
    }
}

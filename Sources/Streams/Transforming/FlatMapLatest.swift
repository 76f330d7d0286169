import Synchronization

extension ObservableType {
    /// Makes a sequence of each element, and follows only the latest.
    ///
    ///     source:                         --1-----2--------|
    ///     flatMapLatest { --$0--$0--| }:  ----1-----2--2---|
    ///
    /// The sequence before is disposed when the next element arrives. Ends when the source and the latest sequence have
    /// ended, or with a failure of either, or the error `selector` throws.
    ///
    ///     Observable.of("a", "ab").flatMapLatest { Observable.just($0.count) }
    @inlinable
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Source.Flattened {
        asObservable().switched(Unchecked { try selector($0).asObservable() })
    }

    /// Makes a sequence that cannot fail of each element, and follows only the latest.
    ///
    /// Otherwise like the form for all sequences. A failure of the source, or a throw of `selector`, is a programmer
    /// error: where it may come, ask for an `Observable`, or handle it before.
    ///
    ///     Observable.of("a", "ab").flatMapLatest { Infallible.just($0.count) }
    @_disfavoredOverload
    public func flatMapLatest<Source: InfallibleType>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Source.FlattenedInfallible {
        Infallible(raw: asObservable().switched(Unchecked { try selector($0).asObservable() }))
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Follows the latest of the sequences that the source emits.
    ///
    ///     source:         --a------b-----|
    ///     a:                -1--2--3--
    ///     b:                       -4--5-|
    ///     switchLatest(): ---1--2---4--5-|
    ///
    /// The sequence before is disposed when the next one arrives. Ends when the source and the latest sequence have
    /// ended, or with a failure of either.
    ///
    ///     Observable.of(Observable.of(1), Observable.of(2)).switchLatest()
    @inlinable
    public func switchLatest() -> Observable<Element.Element> {
        asObservable().switched(Unchecked { $0.asObservable() })
    }
}

extension Observable {
    @inlinable
    final func switched<Inner>(_ select: Unchecked<(Element) throws -> Observable<Inner>>) -> Observable<Inner> {
        Observable<Inner> { [self] sink in Switch(sink).attach(to: self, select.value) }
    }
}

/// The state of one switch.
///
/// Sendable by contract: the plain fields are touched only under `lock`; events go through `serializer`.
@usableFromInline
final class Switch<Element>: Teardown, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let serializer = Serializer()
    private let lock = Lock()
    /// How many sequences were followed; the number of the latest.
    private let latest = Atomic<Int>(0)
    private var inner: Lifetime?
    private var isEnded = false
    private var isOuterDone = false

    @usableFromInline
    init(_ sink: Sink<Element>) {
        self.sink = sink
        super.init()
        sink.lifetime.add(self)
    }

    @inlinable
    func attach<Outer>(to source: Observable<Outer>, _ select: @escaping (Outer) throws -> Observable<Element>) {
        let outer = Lifetime(within: sink.lifetime)
        let outerSink = Sink<Outer>(
            next: { [self] element in
                if outer.isEnded { return }
                do { follow(try select(element)) } catch {
                    _ = outer.stop()
                    finish(.failed(error))
                }
            },
            stop: { [self] stop in
                guard outer.stop(with: stop) else { return }
                outerStopped(stop)
                outer.end()
            },
            lifetime: outer)
        Trampoline.enter { source.attach(outerSink) }
    }

    @usableFromInline
    func follow(_ source: Observable<Element>) {
        let lifetime = Lifetime.of(self)
        let (previous, round) = lock.withLock {
            defer { if !isEnded { inner = lifetime } }
            return (inner, latest.add(1, ordering: .acquiringAndReleasing).newValue)
        }
        previous?.end()
        // The disposal of the one before may have ended this, or moved it on to yet another sequence.
        let isWanted = lock.withLock { inner === lifetime }
        guard isWanted else { return }
        let forward: (Element) -> Void = { [self] element in
            // Asked when its turn has come: the sequence may have been left while the element waited. That it has ended
            // meanwhile is no reason to drop the element.
            if latest.load(ordering: .acquiring) == round, !sink.lifetime.isEnded { sink.next(element) }
        }
        source.attach(
            Sink(
                next: { [self] element in
                    if !lifetime.isEnded { serializer.send(element, forward) }
                },
                stop: { [self] stop in
                    guard lifetime.stop(with: stop) else { return }
                    lifetime.end()
                    if case .completed = stop { return innerCompleted(lifetime) }
                    serializer.run { [self] in
                        // Like an element, a failure may have had to wait until the sequence was left.
                        if latest.load(ordering: .acquiring) == round, !sink.lifetime.isEnded { sink.stop(stop) }
                    }
                },
                lifetime: lifetime))
    }

    private func innerCompleted(_ lifetime: Lifetime) {
        let isLast = lock.withLock {
            guard inner === lifetime else { return false }
            inner = nil
            return isOuterDone
        }
        if isLast { finish(.completed) }
    }

    @usableFromInline
    func outerStopped(_ stop: Stop) {
        if case .failed = stop { return finish(stop) }
        let isLast = lock.withLock {
            isOuterDone = true
            return inner == nil
        }
        if isLast { finish(.completed) }
    }

    @usableFromInline
    func finish(_ stop: Stop) {
        serializer.run { [sink] in
            if !sink.lifetime.isEnded { sink.stop(stop) }
        }
    }

    @usableFromInline
    override func run() {
        let lifetime = lock.withLock {
            isEnded = true
            defer { inner = nil }
            return inner
        }
        lifetime?.end()
    }
}

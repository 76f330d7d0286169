/// A group of elements with a common key.
public struct GroupedObservable<Key, Element>: ObservableType {
    /// The key of the elements.
    public let key: Key

    @usableFromInline let source: Observable<Element>

    /// Creates a group of the elements of `source`.
    @inlinable public init(key: Key, source: Observable<Element>) {
        self.key = key
        self.source = source
    }

    /// Subscribes `observer` to the elements of the group.
    @inlinable public func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        source.subscribe(observer)
    }

    /// Returns the group as an `Observable`.
    @inlinable public func asObservable() -> Observable<Element> { source }
}

extension GroupedObservable: Sendable where Key: Sendable, Element: Sendable {}

extension ObservableType {
    /// Divides the elements by key into groups, each of which is a sequence.
    ///
    ///     source:             --1--2--3--4--|
    ///     groupBy { $0 % 2 }: --a--b--------|
    ///     a:                    1-----3-----|
    ///     b:                       2-----4--|
    ///
    /// A group is emitted synchronously before its first element. It buffers nothing: a late subscriber misses earlier
    /// elements. The terminal event of the source, or the error that `keySelector` throws, is delivered to the groups in
    /// the order of their first elements, then to the result. The subscription to the source is disposed when those to the
    /// result and to all groups are.
    ///
    /// Keys are kept until the source ends. A group without observers is released when the client has released it; later
    /// elements of its key are discarded.
    ///
    ///     Observable.of(1, 2, 3, 4).groupBy { $0 % 2 }
    @_alwaysEmitIntoClient @inline(never) @preconcurrency public func groupBy<Key: Hashable & Sendable>(
        keySelector: @escaping @Sendable (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        let source = asObservable().attach
        return Observable<GroupedObservable<Key, Element>> { sink in
            let observer = GroupByObserver(sink, keySelector)
            observer.users.add(result: sink.lifetime)
            Trampoline.attach(for: observer.users.gate) { observer.attach(to: source) }
        }
    }
}

/// The observer of the source of one `groupBy`.
@usableFromInline final class GroupByObserver<Key: Hashable, Element>: Upstream {
    @usableFromInline let sink: Sink<GroupedObservable<Key, Element>>
    @usableFromInline let keySelector: (Element) throws -> Key
    @usableFromInline let groups = Groups<Key, Element>()
    /// Disposed when the subscriptions to the result and to all groups have been.
    @usableFromInline let lifetime = Lifetime()
    @usableFromInline let users: PartUsers

    @inlinable init(_ sink: Sink<GroupedObservable<Key, Element>>, _ keySelector: @escaping (Element) throws -> Key) {
        self.sink = sink
        self.keySelector = keySelector
        users = PartUsers(of: lifetime)
    }

    @inlinable func receive(_ element: Element) {
        do {
            let key = try keySelector(element)
            if groups.send(element, toGroup: key) || sink.lifetime.isStopped { return }
            let group = groups.begin(key)
            sink.emit(GroupedObservable(key: key, source: group.part(of: users)))
            group.onNext(element)
        } catch { stop(.failed(error)) }
    }

    @inlinable func terminate(_ stop: TerminalEvent) {
        for group in groups.inUse { group.subject.on(stop.event()) }
        if !sink.lifetime.isStopped { sink.stop(stop) }
    }
}

/// The groups of one subscription.
///
/// A group without users is released; its key remains, so that it does not begin again.
@usableFromInline final class Groups<Key: Hashable, Element> {
    /// Nil for a group that was released; the others are owned by `inUse`.
    @exclusivity(unchecked) @usableFromInline final var subjects: [Key: Unmanaged<PublishSubject<Element>>?] = [:]
    /// In the order of their first elements.
    @exclusivity(unchecked) @usableFromInline
    final var inUse: ContiguousArray<(key: Key, subject: PublishSubject<Element>)> = []
    /// The number of groups in use at which the next search for unused ones takes place.
    @exclusivity(unchecked) @usableFromInline final var limit = 64

    @inlinable init() {}

    /// Sends an element; false if there has been no group of this key.
    @inlinable func send(_ element: Element, toGroup key: Key) -> Bool {
        guard let subject = subjects[key] else { return false }
        subject?._withUnsafeGuaranteedRef { $0.onNext(element) }
        return true
    }

    @inlinable func begin(_ key: Key) -> PublishSubject<Element> {
        if inUse.count == limit { releaseUnused() }
        let subject = PublishSubject<Element>(PublishMulticast())
        subjects[key] = .passUnretained(subject)
        inUse.append((key, subject))
        return subject
    }

    @inlinable @inline(never) func releaseUnused() {
        var remaining: ContiguousArray<(key: Key, subject: PublishSubject<Element>)> = []
        for index in inUse.indices {
            // In this order: a call of `subscribe` holds the subject until its observer is registered.
            let isHeld = !isKnownUniquelyReferenced(&inUse[index].subject)
            orderLoads()
            if !isHeld, !inUse[index].subject.hasObservers {
                subjects.updateValue(nil, forKey: inUse[index].key)
            } else {
                remaining.append(inUse[index])
            }
        }
        limit = max(64, 2 * remaining.count)
        inUse = remaining
    }
}

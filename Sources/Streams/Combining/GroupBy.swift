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
    ///     Observable.of(1, 2, 3, 4).groupBy { $0 % 2 }
    @inlinable @inline(never) @preconcurrency public func groupBy<Key: Hashable & Sendable>(
        keySelector: @escaping @Sendable (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        let source = asObservable().attach
        return Observable<GroupedObservable<Key, Element>> { sink in
            let upstream = Lifetime()
            let users = RefCountDisposable(disposable: upstream)
            sink.lifetime.own(users)
            let groups = Box<[Key: PublishSubject<Element>]>([:])
            let inOrder = Box<[PublishSubject<Element>]>([])
            func stop(_ stop: TerminalEvent) {
                upstream.end(with: stop) { stop in
                    for group in inOrder.value { group.on(stop.event()) }
                    if !sink.lifetime.isStopped { sink.stop(stop) }
                }
            }
            source(
                Sink(
                    next: { element in
                        if upstream.isStopped { return }
                        do {
                            let key = try keySelector(element)
                            if let group = groups.value[key] { return group.onNext(element) }
                            if sink.lifetime.isStopped { return }
                            let group = PublishSubject<Element>(PublishMulticast())
                            groups.value[key] = group
                            inOrder.value.append(group)
                            sink.emit(GroupedObservable(key: key, source: group.retaining(users)))
                            group.onNext(element)
                        } catch { stop(.failed(error)) }
                    },
                    stop: stop,
                    lifetime: upstream))
        }
    }
}

extension Observable {
    /// Returns the sequence, whose subscriptions each retain `users`.
    @inlinable final func retaining(_ users: RefCountDisposable) -> Observable<Element> {
        Observable { [self] sink in
            sink.lifetime.own(users.retain())
            attach(sink)
        }
    }
}

/// The elements of one group.
public struct GroupedObservable<Key, Element>: ObservableType {
    /// What the elements have in common.
    public let key: Key

    private let source: Observable<Element>

    /// A group of the elements of `source`.
    public init(key: Key, source: Observable<Element>) {
        self.key = key
        self.source = source
    }

    /// Starts sending the elements of the group to `observer`.
    public func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        source.subscribe(observer)
    }

    /// The group as an `Observable`.
    public func asObservable() -> Observable<Element> { source }
}

extension GroupedObservable: Sendable where Key: Sendable, Element: Sendable {}

extension ObservableType {
    /// The elements in groups, each a sequence of its own.
    ///
    ///     source:           --1--2--3--4--|
    ///     groupBy { $0 % 2 }: --a--b------|
    ///     a:                --1-----3-----|
    ///     b:                -----2-----4--|
    ///
    /// A group is emitted before its first element, at the same moment, and buffers nothing: who subscribes later
    /// misses what came before. The stop of the source, or the error `keySelector` throws, reaches the groups first, in
    /// the order of their first elements, then the result. The source is let go of when the result and all groups are.
    ///
    ///     Observable.of(1, 2, 3, 4).groupBy { $0 % 2 }
    @preconcurrency public func groupBy<Key: Hashable>(
        keySelector: @escaping @Sendable (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        asObservable().grouped(
            UncheckedSendable { AnyHashable(try keySelector($0)) }, UncheckedSendable { $0.base as? Key })
    }
}

extension Observable {
    /// Keys travel as `AnyHashable`, so that the closures of the chain need no conformance of `Key`.
    fileprivate final func grouped<Key>(
        _ keySelector: UncheckedSendable<(Element) throws -> AnyHashable>,
        _ unwrap: UncheckedSendable<(AnyHashable) -> Key?>
    ) -> Observable<GroupedObservable<Key, Element>> {
        let source = attach
        return Observable<GroupedObservable<Key, Element>> { sink in
            let upstream = Lifetime()
            let users = RefCountDisposable(disposable: upstream)
            sink.lifetime.own(users)
            let groups = Box<[AnyHashable: PublishSubject<Element>]>([:])
            let inOrder = Box<[PublishSubject<Element>]>([])
            func finish(_ stop: TerminalEvent) {
                guard upstream.stop(with: stop) else { return }
                for group in inOrder.value { group.on(stop.event()) }
                if !sink.lifetime.isEnded { sink.stop(stop) }
                upstream.end()
            }
            source(
                Sink(
                    next: { element in
                        if upstream.isEnded { return }
                        do {
                            let key = try keySelector.value(element)
                            if let group = groups.value[key] { return group.onNext(element) }
                            guard !sink.lifetime.isEnded, let plainKey = unwrap.value(key) else { return }
                            let group = PublishSubject<Element>()
                            groups.value[key] = group
                            inOrder.value.append(group)
                            sink.next(GroupedObservable(key: plainKey, source: group.retaining(users)))
                            group.onNext(element)
                        } catch { finish(.failed(error)) }
                    },
                    stop: finish,
                    lifetime: upstream))
        }
    }

    /// The sequence, each subscription to which keeps `users` in use.
    final func retaining(_ users: RefCountDisposable) -> Observable<Element> {
        Observable { [self] sink in
            sink.lifetime.own(users.retain())
            attach(sink)
        }
    }
}

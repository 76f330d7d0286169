extension ObservableType where Element: Sendable {
    /// Divides the elements by key into groups, and completes a group that has had no element for `idleTime`.
    ///
    ///     source:                                                                             --1--2--3--------4-----------|
    ///     groupBy(keySelector: { $0 % 2 }, expiringAfter: .seconds(7), scheduler: scheduler): --a--b-----------c-----------|
    ///     a:                                                                                    1-----3------|
    ///     b:                                                                                       2------|
    ///     c:                                                                                                   4------|
    ///
    /// The time of a group begins anew with each of its elements. When it has passed, the group completes on
    /// `scheduler`, or on a thread that delivers an element at that time, and its key is released: the next element
    /// with the key begins a new group. Groups that expire at the same time complete in the order of their latest
    /// elements. Everything else is as with ``groupBy(keySelector:)``: a group is emitted synchronously before its
    /// first element and buffers nothing; elements and the terminal event are delivered on the thread of the source;
    /// the source is released when the result and all groups are.
    ///
    /// Keeps the keys of the groups that have not expired. One timer, for the group that expires next, is pending while
    /// there are groups. An element reads the clock of `scheduler` once, and starts no timer. A time of zero or less passes
    /// when the scheduler runs the work; a group with a time of `.never` completes with the source.
    ///
    ///     let visits = Observable.of("ada", "bob", "ada")
    ///     let sessions = visits.groupBy(
    ///         keySelector: { $0 }, expiringAfter: .seconds(1_800), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @inline(never) @preconcurrency public func groupBy<Key: Hashable & Sendable>(
        keySelector: @escaping @Sendable (Element) throws -> Key, expiringAfter idleTime: RxTimeInterval,
        scheduler: any SchedulerType
    ) -> Observable<GroupedObservable<Key, Element>> {
        let source = asObservable().attach
        let scheduler = TimerScheduler(scheduler)
        return Observable<GroupedObservable<Key, Element>> { sink in
            let observer = ExpiringGroupBy(sink, keySelector, idleTime, scheduler, Lifetime())
            observer.users.add(result: sink.lifetime)
            Trampoline.attach(for: observer.users.gate) { observer.attach(to: source) }
        }
    }
}

/// The state of one `groupBy` whose groups expire.
///
/// Sendable by contract: the variables are touched only inside the serializer.
@usableFromInline
final class ExpiringGroupBy<Key: Hashable & Sendable, Element: Sendable>: TimedOperator,
    SerializedUpstream, @unchecked Sendable
{
    @usableFromInline typealias Group = ExpiringGroup<Key, Element>

    @usableFromInline let sink: Sink<GroupedObservable<Key, Element>>
    @usableFromInline let keySelector: (Element) throws -> Key
    /// Dispose of the subscription to the source after those to the result and to all groups.
    @usableFromInline let users: PartUsers
    @exclusivity(unchecked) @usableFromInline final var groups: [Key: Group] = [:]
    @exclusivity(unchecked) @usableFromInline final var order = GroupOrder<Key, Element>()
    @exclusivity(unchecked) @usableFromInline final var clock = ElapsedTime()
    @exclusivity(unchecked) @usableFromInline final var hasStopped = false
    /// The number of groups so far.
    @exclusivity(unchecked) @usableFromInline final var count = 0
    /// The time for which the timer is set; nil if it is not.
    @exclusivity(unchecked) @usableFromInline final var deadline: Double?

    @inlinable init(
        _ sink: Sink<GroupedObservable<Key, Element>>, _ keySelector: @escaping (Element) throws -> Key,
        _ idleTime: RxTimeInterval, _ scheduler: TimerScheduler, _ upstream: Lifetime
    ) {
        self.sink = sink
        self.keySelector = keySelector
        users = PartUsers(of: upstream)
        super.init(sink.lifetime, idleTime, scheduler, upstream: upstream)
    }

    @inlinable func receive(_ element: Element) {
        // The element may have waited for a delivery that has ended the result and the groups.
        if hasStopped || users.haveEnded { return }
        do {
            let key = try keySelector(element)
            let now = clock.advance(to: timer.now)
            if let group = groups[key] {
                order.moveToEnd(group)
                group.time = now
                group.subject.onNext(element)
            } else if !sink.lifetime.isStopped {
                let group = begin(key, at: now)
                sink.emit(GroupedObservable(key: key, source: group.subject.part(of: users)))
                group.subject.onNext(element)
            }
        } catch {
            if users.haveEnded { return TerminalEvent.failed(error).drop() }
            // Not `stop`, behind which the events of the source that wait would be told first.
            terminate(.failed(error))
            lifetime.dispose()
        }
    }

    @inlinable func begin(_ key: Key, at now: Double) -> Group {
        count += 1
        let group = Group(key, number: count, at: now)
        groups[key] = group
        order.append(group)
        if deadline == nil { startTimer(at: now) }
        return group
    }

    /// Sets the timer for the group that expires next.
    @inlinable func startTimer(at now: Double) {
        deadline = nil
        guard let oldest = order.oldest else { return }
        let next = oldest.time + timer.interval
        deadline = next
        timer.start(at: now, after: next - now) { [self] in handle($0) }
    }

    @inlinable func handle(_ signal: TimerSignal) {
        if case .alarm = signal { run { [self] in expire() } }
    }

    @inlinable func expire() {
        guard timer.fire(), let deadline else { return }
        // The scheduler may round to less than the interval.
        let now = max(clock.advance(to: timer.now), deadline)
        while let group = order.oldest, group.time + timer.interval <= now, !lifetime.isStopped {
            order.remove(group)
            groups.removeValue(forKey: group.key)
            group.subject.onCompleted()
        }
        // A dictionary keeps its capacity.
        if groups.isEmpty, groups.capacity > 1_024 { groups = [:] }
        startTimer(at: now)
    }

    @inlinable func terminate(_ stop: TerminalEvent) {
        if hasStopped { return stop.drop() }
        hasStopped = true
        timer.cancel()
        let remaining = groups.values.sorted { $0.number < $1.number }
        order = GroupOrder()
        groups = [:]
        for group in remaining { group.subject.on(stop.event()) }
        if !sink.lifetime.isStopped { sink.stop(stop) }
    }
}

/// A group that expires, in the list of groups.
@usableFromInline final class ExpiringGroup<Key: Hashable, Element> {
    @usableFromInline let key: Key
    @usableFromInline let subject = PublishSubject<Element>(PublishMulticast())
    /// The place in the order of the first elements.
    @usableFromInline let number: Int
    /// The time of the latest element.
    @exclusivity(unchecked) @usableFromInline final var time: Double
    // The dictionary owns the groups: a chain of references that own would need a stack as deep as it is long.
    @exclusivity(unchecked) @usableFromInline final unowned(unsafe) var older: ExpiringGroup?
    @exclusivity(unchecked) @usableFromInline final unowned(unsafe) var newer: ExpiringGroup?

    @inlinable init(_ key: Key, number: Int, at time: Double) {
        self.key = key
        self.number = number
        self.time = time
    }
}

/// The groups in the order of their latest elements: a list that an element of a group changes in constant time.
@usableFromInline struct GroupOrder<Key: Hashable, Element> {
    @usableFromInline unowned(unsafe) var oldest: ExpiringGroup<Key, Element>?
    @usableFromInline unowned(unsafe) var newest: ExpiringGroup<Key, Element>?

    @inlinable init() {}

    @inlinable mutating func append(_ group: ExpiringGroup<Key, Element>) {
        group.older = newest
        group.newer = nil
        if let newest { newest.newer = group } else { oldest = group }
        newest = group
    }

    @inlinable mutating func remove(_ group: ExpiringGroup<Key, Element>) {
        if let older = group.older { older.newer = group.newer } else { oldest = group.newer }
        if let newer = group.newer { newer.older = group.older } else { newest = group.older }
    }

    @inlinable mutating func moveToEnd(_ group: ExpiringGroup<Key, Element>) {
        if newest === group { return }
        remove(group)
        append(group)
    }
}

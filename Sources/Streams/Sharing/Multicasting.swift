extension ObservableType where Element: Sendable {
    /// Shares one subscription to the source among the observers of a subject, from `connect()` on.
    ///
    ///     source:                               --1--2--3--|
    ///     connect:                          ----^
    ///     multicast(PublishSubject<Int>()): ------1--2--3--|
    ///
    /// The same subject serves all connections: after a terminal event it stays terminated. Delivers on the thread of
    /// the source; buffers what the subject does.
    ///
    ///     Observable.of(1, 2).multicast(PublishSubject<Int>())
    @_alwaysEmitIntoClient @preconcurrency public func multicast<Subject: SubjectType & Sendable>(_ subject: Subject)
        -> ConnectableObservable<Subject.Element>
    where Subject.Observer: Sendable, Subject.Observer.Element == Element {
        connectable { subject }
    }

    /// Shares one subscription to the source among the observers of a subject that is made for each connection.
    ///
    ///     source:                                                --1--2--3--|
    ///     connect:                                           ----^
    ///     multicast(makeSubject: { PublishSubject<Int>() }): ------1--2--3--|
    ///
    /// The subject is made when the first observer or the connection needs it, and discarded when the connection is
    /// disposed or the source terminates. Delivers on the thread of the source; buffers what the subject does.
    ///
    ///     Observable.of(1, 2).multicast { PublishSubject<Int>() }
    @_alwaysEmitIntoClient @preconcurrency public func multicast<Subject: SubjectType & Sendable>(
        makeSubject: @escaping @Sendable () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer: Sendable, Subject.Observer.Element == Element {
        connectable(makeSubject)
    }

    /// Derives a sequence from the shared source, which is subscribed to once for each subscription to the result.
    ///
    ///     source:                                                          --1-----2-----|
    ///     multicast({ PublishSubject<Int>() }) { Observable.zip($0, $0) }: --(1,1)-(2,2)-|
    ///
    /// A throw in either closure becomes a failure.
    ///
    ///     Observable.of(1, 2).multicast({ PublishSubject<Int>() }, selector: { Observable.zip($0, $0) { $0 + $1 } })
    @_alwaysEmitIntoClient @preconcurrency public func multicast<Subject: SubjectType & Sendable, Result>(
        _ subjectSelector: @escaping @Sendable () throws -> Subject,
        selector: @escaping @Sendable (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer: Sendable, Subject.Observer.Element == Element {
        asObservable().connected(subjectSelector, selector)
    }

    @inlinable @inline(never) func connectable<Subject: SubjectType & Sendable>(
        _ makeSubject: @escaping @Sendable () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer: Sendable, Subject.Observer.Element == Element {
        let state = Connectable<Element, Subject.Element>(asObservable()) {
            let subject = makeSubject()
            let observer = subject.asObserver()
            return AnySubject(observable: subject.asObservable(), send: { observer.on($0) })
        }
        return ConnectableObservable(
            attach: { state.subject.attach($0) }, subject: { state.subject }, connect: { state.connect() })
    }
}

extension Observable where Element: Sendable {
    @inlinable @inline(never) final func connected<Subject: SubjectType & Sendable, Result>(
        _ makeSubject: @escaping () throws -> Subject,
        _ selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer: Sendable, Subject.Observer.Element == Element {
        Observable<Result> { [self] sink in
            do {
                let connectable = multicast(try makeSubject())
                if sink.lifetime.isStopped { return }
                let result = try selector(connectable)
                if sink.lifetime.isStopped { return }
                Trampoline.enter {
                    result.attach(sink)
                    if !sink.lifetime.isStopped { sink.lifetime.own(connectable.connect()) }
                }
            } catch { sink.stop(.failed(error)) }
        }
    }
}

extension Observable where Element: Sendable {
    /// Delivers the events in an isolation domain, which also releases the observers.
    @inlinable @inline(never) final func delivered(in domain: IsolationDomain) -> Observable<Element> {
        switch domain {
        case .main: deliveredOnMainQueue()
        case .actor(let actor): delivered(to: actor)
        }
    }

    /// Delivers the events as `observe(on: MainScheduler.instance)` does.
    @inlinable final func deliveredOnMainQueue() -> Observable<Element> {
        // Not the shared scheduler, which would put off an event that is sent while another sequence delivers.
        let delivered = delivered(by: DeliveryTarget(MainScheduler())).attach
        return Observable { sink in
            let observer = OwnedObserver(IsolatedOwner(IsolatedObserver(sink), .main))
            delivered(
                Sink(
                    next: { [observer] in try observer.next($0) }, stop: { [observer] in observer.stop($0) },
                    lifetime: sink.lifetime))
        }
    }

    /// Delivers the events in a task of the subscription.
    @inlinable final func delivered(to actor: WeakActor) -> Observable<Element> {
        let source = attach
        return Observable { sink in
            note(.storing(.queue))
            let mailbox = Mailbox(IsolatedObserver(sink), .actor(actor))
            sink.lifetime.add(mailbox)
            mailbox.start(on: actor)
            let observer = MailboxObserver(mailbox, Lifetime(within: sink.lifetime))
            source(Sink(observer, lifetime: observer.upstream))
        }
    }
}

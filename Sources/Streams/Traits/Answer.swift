extension Observable {
    /// At most one element: the first answer that `subscribe` gives.
    ///
    /// What it returns is disposed when the answer came or the chain has ended.
    @inlinable
    static func answer(_ subscribe: @escaping @Sendable (Answer<Element>) -> any Disposable) -> Observable<Element> {
        Observable { sink in
            let answer = Answer(sink)
            Trampoline.enter { answer.lifetime.own(subscribe(answer)) }
        }
    }
}

/// Passes the first answer on, from whichever thread, and no other.
@usableFromInline final class Answer<Element>: Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let lifetime: Lifetime

    @inlinable init(_ sink: Sink<Element>) {
        self.sink = sink
        lifetime = Lifetime(within: sink.lifetime)
    }

    @inlinable func give(_ element: Element) {
        guard lifetime.stop() else { return }
        sink.next(element)
        sink.finish(.completed)
        lifetime.end()
    }

    @inlinable func stop(_ stop: TerminalEvent) {
        guard lifetime.stop(with: stop) else { return }
        sink.stop(stop)
        lifetime.end()
    }
}

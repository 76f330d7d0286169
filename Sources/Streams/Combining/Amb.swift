import Synchronization

extension ObservableType {
    /// The operator that chooses between this sequence and another one; called like a method, see `AmbOperator`.
    public var amb: AmbOperator<Element> { AmbOperator(source: asObservable()) }

    /// The sequence that is the first of several to emit any event.
    ///
    /// No sequence at all never emits. The others are let go of at the first event.
    ///
    ///     Observable.amb([Observable.of(1, 2), Observable.of(8, 9)])
    public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element>, Element: Sendable {
        let sources = Array(sequence)
        return Observable { sink in
            let lifetimes = (0..<sources.count).map { _ in Lifetime(within: sink.lifetime) }
            let race = Race(sink, lifetimes)
            Trampoline.enter {
                for (index, source) in sources.enumerated() { race.attach(source, index) }
            }
        }
    }
}

/// The value of `amb`, which is called like a method.
public struct AmbOperator<Element> {
    fileprivate let source: Observable<Element>
}

extension AmbOperator where Element: Sendable {
    /// The sequence that is the first to emit any event.
    ///
    ///     first:  ------1--2--|
    ///     second: --8--9--|
    ///     amb:    --8--9--|
    ///
    /// An end or a failure counts, too. The other sequence is let go of at that event.
    ///
    ///     Observable.of(1, 2).amb(Observable.of(8, 9))
    public func callAsFunction<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element {
        .amb([source, right.asObservable()])
    }
}

/// The state of one `amb`.
private final class Race<Element>: Sendable {
    private static var undecided: Int { -1 }

    private let sink: Sink<Element>
    private let lifetimes: [Lifetime]
    private let winner = Atomic<Int>(Race.undecided)

    init(_ sink: Sink<Element>, _ lifetimes: [Lifetime]) {
        self.sink = sink
        self.lifetimes = lifetimes
    }

    func attach(_ source: Observable<Element>, _ index: Int) {
        let lifetime = lifetimes[index]
        if lifetime.isEnded { return }
        source.attach(
            Sink(
                next: { [self] element in
                    if !lifetime.isEnded, wins(index) { sink.next(element) }
                },
                stop: { [self] stop in
                    guard lifetime.stop(with: stop) else { return }
                    if wins(index) { sink.terminate(stop) } else { stop.drop() }
                    lifetime.end()
                },
                lifetime: lifetime))
    }

    /// Whether the sequence is, or has just become, the one that counts.
    private func wins(_ index: Int) -> Bool {
        let (isFirst, current) = winner.compareExchange(
            expected: Self.undecided, desired: index, ordering: .acquiringAndReleasing)
        guard isFirst else { return current == index }
        for (other, lifetime) in lifetimes.enumerated() where other != index { lifetime.end() }
        return true
    }
}

/// Subscriptions one after another in one chain: what `concat`, `catch`, `retry` and their like are made of.
///
/// A round that ends while it is being attached (a synchronous source) does not begin the next one on top of itself:
/// `begin` inside `begin` is left to the serializer, which makes endless synchronous rounds a loop.
///
/// Sendable by contract: `current` is touched only under `lock`.
@usableFromInline
final class Rounds<Element>: Teardown, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    private let serializer = Serializer()
    private let lock = Lock()
    private var current: Lifetime?
    private var isEnded = false

    @usableFromInline
    init(_ sink: Sink<Element>) {
        self.sink = sink
        super.init()
        sink.lifetime.add(self)
    }

    /// Attaches to `source`, once the round before is over; its end goes to `onStop`.
    @usableFromInline
    func begin(_ source: Observable<Element>, onStop: @escaping (Stop) -> Void) {
        serializer.run { [self] in
            let lifetime = Lifetime(of: self)
            let previous = lock.withLock {
                defer { if !isEnded { current = lifetime } }
                return current
            }
            // Here, so that a source is let go of before the next one begins, but only after the end was passed on.
            previous?.end()
            let isWanted = lock.withLock { !isEnded }
            guard isWanted else { return }
            source.attach(
                Sink(
                    next: { [sink] element in
                        if !lifetime.isEnded { sink.next(element) }
                    },
                    stop: { stop in
                        guard lifetime.stop(with: stop) else { return }
                        onStop(stop)
                        lifetime.end()
                    },
                    lifetime: lifetime))
        }
    }

    @usableFromInline
    override func run() {
        let lifetime = lock.withLock {
            isEnded = true
            defer { current = nil }
            return current
        }
        lifetime?.end()
    }
}

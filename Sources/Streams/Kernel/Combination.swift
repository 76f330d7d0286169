/// Several sequences of different types whose elements are combined: what `combineLatest` and `zip` are made of.
///
/// Sendable by contract: all of it, inputs included, is touched only inside `serializer`.
class Combination: @unchecked Sendable {
    fileprivate let chain: Lifetime
    fileprivate let serializer = Serializer()
    fileprivate let inputs: [Input]
    private var running: Int

    fileprivate init(_ chain: Lifetime, _ inputs: [Input]) {
        self.chain = chain
        self.inputs = inputs
        running = inputs.count
    }

    fileprivate func emit() {}

    fileprivate func stop(_ stop: Stop) {}

    /// Attaches to all inputs; whenever each of them is ready, `result` is emitted.
    static func attach<Element>(
        _ sink: Sink<Element>, _ inputs: [Input], _ result: @escaping () throws -> Element
    ) {
        let combination = TypedCombination(sink, inputs, result)
        Trampoline.enter {
            for input in inputs where !sink.lifetime.isEnded { input.attach(to: combination) }
        }
    }

    fileprivate final func received(_ input: Input) {
        if inputs.allSatisfy(\.isReady) {
            emit()
        } else if input.endsWhenOthersAreDone, inputs.allSatisfy({ $0 === input || $0.isDone }) {
            stop(.completed)
        }
    }

    fileprivate final func stopped(_ stop: Stop) {
        if case .failed = stop { return self.stop(stop) }
        running -= 1
        if running == 0 { self.stop(.completed) }
    }
}

private final class TypedCombination<Element>: Combination, @unchecked Sendable {
    private let sink: Sink<Element>
    private let result: () throws -> Element

    init(_ sink: Sink<Element>, _ inputs: [Input], _ result: @escaping () throws -> Element) {
        self.sink = sink
        self.result = result
        super.init(sink.lifetime, inputs)
    }

    override func emit() {
        do { sink.next(try result()) } catch { sink.stop(.failed(error)) }
    }

    override func stop(_ stop: Stop) { sink.stop(stop) }
}

/// One of the sequences of a combination.
class Input {
    fileprivate final var isDone = false

    /// Whether it has an element for the next result.
    fileprivate var isReady: Bool { false }

    /// Whether an element of it that cannot be combined any more ends the result.
    fileprivate var endsWhenOthersAreDone: Bool { false }

    /// Whether it lets go of its source before the end of the source has its effect, rather than after.
    fileprivate var isDisposedBeforeStop: Bool { false }

    fileprivate func attach(to combination: Combination) {}
}

/// One of the sequences of a combination, each element of which is taken in by `receive`.
class TypedInput<Value>: Input {
    /// Until it is attached: a live subscription does not keep the observable it was made from.
    private var source: Observable<Value>?

    fileprivate init(source: Observable<Value>) { self.source = source }

    fileprivate func receive(_ value: Value) {}

    fileprivate override func attach(to combination: Combination) {
        guard let source else { return }
        self.source = nil
        let chain = combination.chain
        let lifetime = Lifetime(within: chain)
        let take: (Value) -> Void = { [self] value in
            // Whether the input has ended does not matter: the element came before that, and had to wait.
            if chain.isEnded { return }
            receive(value)
            combination.received(self)
        }
        source.attach(
            Sink(
                next: { value in
                    if !lifetime.isEnded { combination.serializer.send(value, take) }
                },
                stop: { [self] stop in
                    guard lifetime.stop(with: stop) else { return }
                    combination.serializer.run { [self] in
                        isDone = true
                        if isDisposedBeforeStop { lifetime.end() }
                        if !chain.isEnded { combination.stopped(stop) }
                        lifetime.end()
                    }
                },
                lifetime: lifetime))
    }
}

/// An input that offers its latest element again and again.
final class LatestInput<Value>: TypedInput<Value> {
    private var latest: Value?

    init(_ source: Observable<Value>) { super.init(source: source) }

    fileprivate override var isReady: Bool { latest != nil }

    fileprivate override var endsWhenOthersAreDone: Bool { true }

    fileprivate override func receive(_ value: Value) { latest = value }

    /// The latest element; the combination asks only when there is one.
    func value() -> Value { latest! }
}

/// An input that offers each element once, in order.
final class QueueInput<Value>: TypedInput<Value> {
    private var queue = Fifo<Value>()
    private let ends: Bool

    init(_ source: Observable<Value>, endsWhenOthersAreDone: Bool = false) {
        ends = endsWhenOthersAreDone
        super.init(source: source)
    }

    fileprivate override var endsWhenOthersAreDone: Bool { ends }

    fileprivate override var isReady: Bool { !queue.isEmpty }

    fileprivate override var isDisposedBeforeStop: Bool { true }

    fileprivate override func receive(_ value: Value) { queue.append(value) }

    /// The oldest element; the combination asks only when there is one.
    func value() -> Value { queue.takeFirst()! }
}

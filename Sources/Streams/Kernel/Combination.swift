/// Several sequences of different types whose elements are combined: what `combineLatest` and `zip` are made of.
///
/// It calls closures and not overridden methods, since those of a generic class are not specialised for its elements.
///
/// Sendable by contract: all of it, inputs included, is touched only inside the serializer.
@usableFromInline final class Combination: Serializer, @unchecked Sendable {
    @usableFromInline let chain: Lifetime
    private let inputs: [Input]
    @usableFromInline let emit: (Combination) -> Void
    @usableFromInline let stop: (TerminalEvent) -> Void
    private var running: Int
    /// How many inputs have no element for the next result.
    @exclusivity(unchecked) @usableFromInline final var missing: Int

    @usableFromInline init(
        _ chain: Lifetime, _ inputs: [Input], emit: @escaping (Combination) -> Void,
        stop: @escaping (TerminalEvent) -> Void
    ) {
        self.chain = chain
        self.inputs = inputs
        self.emit = emit
        self.stop = stop
        running = inputs.count
        missing = inputs.count
        super.init()
    }

    /// Attaches to all inputs; `emit` is called whenever none of them is missing an element.
    @inlinable static func attach<Element>(
        _ sink: Sink<Element>, _ inlets: [Inlet], _ emit: @escaping (Combination) -> Void
    ) {
        let combination = Combination(sink.lifetime, inlets.map(\.input), emit: emit, stop: sink.stop)
        Trampoline.enter {
            for inlet in inlets where !sink.lifetime.isEnded { inlet.attach(combination) }
        }
    }

    /// Inside the serializer, when `input` has a new element.
    @inlinable func received(_ input: Input) {
        if missing == 0 { emit(self) } else { stopIfFutile(input) }
    }

    @usableFromInline func stopIfFutile(_ input: Input) {
        if input.endsWhenOthersAreDone, inputs.allSatisfy({ $0 === input || $0.isDone }) { terminate(.completed) }
    }

    /// Inside the serializer.
    @usableFromInline func stopped(_ stop: TerminalEvent) {
        if case .failed = stop { return terminate(stop) }
        running -= 1
        if running == 0 { terminate(.completed) }
    }

    private func terminate(_ stop: TerminalEvent) { chain.terminate(stop, self.stop) }
}

/// One of the sequences of a combination.
@usableFromInline class Input {
    @exclusivity(unchecked) @usableFromInline final var isDone = false
    /// Whether an element of it that cannot be combined any more ends the result.
    @usableFromInline let endsWhenOthersAreDone: Bool

    @usableFromInline init(endsWhenOthersAreDone: Bool) { self.endsWhenOthersAreDone = endsWhenOthersAreDone }

    /// The input with what attaches it to `source`, each element of which `take` handles inside the serializer.
    ///
    /// - Parameter isDisposedBeforeStop: whether it lets go of its source before the end of the source has its effect,
    ///   rather than after.
    @inline(__always) @inlinable final func inlet<Value>(
        _ source: Observable<Value>, isDisposedBeforeStop: Bool, _ take: @escaping (Value, Combination) -> Void
    ) -> Inlet {
        Inlet(input: self) { [self] combination in
            let chain = combination.chain
            let lifetime = Lifetime(within: chain)
            @inline(__always) func receive(_ value: Value) {
                // Whether the input has ended does not matter: the element came before that, and had to wait.
                if !chain.isEnded { take(value, combination) }
            }
            source.attach(
                Sink(
                    next: { value in
                        if lifetime.isEnded { return }
                        guard combination.tryEnter() else {
                            return combination.sendInTurn(value) { receive($0) }
                        }
                        receive(value)
                        combination.leave()
                    },
                    stop: { [self] stop in
                        guard lifetime.stop(with: stop) else { return }
                        combination.run { [self] in
                            isDone = true
                            if isDisposedBeforeStop { lifetime.end() }
                            if chain.isEnded { stop.drop() } else { combination.stopped(stop) }
                            lifetime.end()
                        }
                    },
                    lifetime: lifetime))
        }
    }
}

/// An input and what attaches it, apart from it: a live subscription does not keep the observable it was made from.
@usableFromInline struct Inlet {
    @usableFromInline let input: Input
    @usableFromInline let attach: (Combination) -> Void

    @inlinable init(input: Input, attach: @escaping (Combination) -> Void) {
        self.input = input
        self.attach = attach
    }
}

/// An input that offers its latest element again and again.
@usableFromInline final class LatestInput<Value>: Input {
    @exclusivity(unchecked) @usableFromInline final var latest: Value?

    @inlinable init() { super.init(endsWhenOthersAreDone: true) }

    @inlinable func from(_ source: Observable<Value>) -> Inlet {
        inlet(source, isDisposedBeforeStop: false) { [self] value, combination in
            if latest == nil { combination.missing -= 1 }
            latest = value
            combination.received(self)
        }
    }

    /// The latest element; the combination asks only when there is one.
    @inlinable func value(_ combination: Combination) -> Value { latest! }
}

/// An input that offers each element once, in order.
@usableFromInline final class QueueInput<Value>: Input {
    @exclusivity(unchecked) @usableFromInline final var queue = Queue<Value>()

    @inlinable
    override init(endsWhenOthersAreDone: Bool = false) { super.init(endsWhenOthersAreDone: endsWhenOthersAreDone) }

    @inlinable func from(_ source: Observable<Value>) -> Inlet {
        inlet(source, isDisposedBeforeStop: true) { [self] value, combination in
            if queue.isEmpty { combination.missing -= 1 }
            queue.append(value)
            combination.received(self)
        }
    }

    /// The oldest element; the combination asks only when there is one.
    @inlinable func value(_ combination: Combination) -> Value {
        let value = queue.takeFirst()!
        if queue.isEmpty { combination.missing += 1 }
        return value
    }
}

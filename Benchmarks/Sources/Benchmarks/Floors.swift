import Dispatch
import Machine
import Synchronization

/// A primitive of the machine or of the language, in whose prices the floor of a row is computed.
enum Floor: String, CaseIterable {
    case call, exchange, section, retain, weakLoad, allocation, clock, timer, hop, resumption, asyncElement, actorTask,
        loop

    func job() -> Job {
        switch self {
        case .call: Self.callJob
        case .exchange: Self.exchangeJob
        case .section: Self.sectionJob
        case .retain: Self.retainJob
        case .weakLoad: Self.weakLoadJob
        case .allocation: Self.allocationJob
        case .clock: Self.clockJob
        case .timer: Self.timerJob
        case .hop: Self.hopJob
        case .resumption: Self.resumptionJob
        case .asyncElement: Self.asyncElementJob
        case .actorTask: Self.actorTaskJob
        case .loop: Self.loopJob
        }
    }

    private static let many = 10_000
    private static let few = 500

    private static var callJob: Job {
        let callee = Callee { consume($0) }
        return Job(units: many, sum: sum(below: many)) {
            for index in 0..<many { callee.call(index) }
        }
    }

    private static var exchangeJob: Job {
        let flag = Flag()
        return Job(units: many) {
            for _ in 0..<many { _ = flag.value.exchange(true, ordering: .acquiringAndReleasing) }
        }
    }

    private static var sectionJob: Job {
        let guarded = Guarded()
        return Job(units: many) {
            for index in 0..<many { guarded.value.withLock { $0 &+= index } }
        }
    }

    private static var retainJob: Job {
        let object = Unmanaged.passRetained(Number(0))
        return Job(units: many) {
            for _ in 0..<many { object.retain().release() }
        }
    }

    private static var weakLoadJob: Job {
        let object = Number(1)
        let box = WeakNumber(object)
        return Job(units: many, sum: many) {
            for _ in 0..<many { consume(box.load()) }
            withExtendedLifetime(object) {}
        }
    }

    private static var allocationJob: Job {
        Job(units: many, sum: sum(below: many)) {
            for index in 0..<many { consume(Number.made(index).value) }
        }
    }

    private static var clockJob: Job {
        Job(units: many) {
            for _ in 0..<many { _ = opaque(Int(truncatingIfNeeded: DispatchTime.now().uptimeNanoseconds)) }
        }
    }

    private static var timerJob: Job {
        let queue = DispatchQueue(label: "floor")
        return Job(units: few) {
            for _ in 0..<few {
                let timer = DispatchSource.makeTimerSource(queue: queue)
                timer.schedule(deadline: .now() + .seconds(3600))
                timer.setEventHandler {}
                timer.resume()
                timer.cancel()
            }
        }
    }

    private static var hopJob: Job {
        let queue = DispatchQueue(label: "floor")
        return Job(units: few) {
            for _ in 0..<few { queue.async {} }
            queue.sync {}
        }
    }

    private static var resumptionJob: Job {
        Job(units: few) {
            awaited {
                for _ in 0..<few { await withUnsafeContinuation { $0.resume() } }
            }
        }
    }

    /// An element that is buffered in a stream of the standard library, and read from there.
    private static var asyncElementJob: Job {
        Job(units: few, sum: sum(below: few)) {
            awaited {
                let (values, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
                for index in 0..<few { continuation.yield(opaque(index)) }
                continuation.finish()
                for try await element in values { consume(element) }
            }
        }
    }

    /// A task for each element, which calls an actor: the order of the elements is not kept.
    private static var actorTaskJob: Job {
        Job(units: few, sum: sum(below: few)) {
            awaited {
                await withUnsafeContinuation { continuation in
                    let receiver = TaskReceiver(expecting: few, continuation)
                    for index in 0..<few { Task { await receiver.receive(opaque(index)) } }
                }
            }
        }
    }

    /// An iteration of what `range.map.filter.scan` does, the way one would write it without a library.
    private static var loopJob: Job {
        Job(units: many, sum: handWrittenSum(many)) { handWritten(opaque(many)) }
    }
}

/// A closure that the optimizer does not know where it calls it.
private final class Callee {
    let call: (Int) -> Void

    @inline(never) init(_ call: @escaping (Int) -> Void) { self.call = call }
}

private actor TaskReceiver {
    private var missing: Int
    private let continuation: UnsafeContinuation<Void, Never>

    init(expecting missing: Int, _ continuation: UnsafeContinuation<Void, Never>) {
        self.missing = missing
        self.continuation = continuation
    }

    func receive(_ element: Int) {
        consume(element)
        missing -= 1
        if missing == 0 { continuation.resume() }
    }
}

private final class Flag: Sendable { let value = Atomic(false) }

private final class Guarded: Sendable { let value = Mutex(0) }

private final class Number {
    let value: Int

    init(_ value: Int) { self.value = value }

    @inline(never) static func made(_ value: Int) -> Number { Number(value) }
}

private final class WeakNumber {
    private weak var object: Number?

    init(_ object: Number) { self.object = object }

    @inline(never) func load() -> Int { object?.value ?? 0 }
}

@inline(never) private func handWritten(_ count: Int) {
    var sum = 0
    for element in 0..<count {
        let mapped = element &+ 1
        if mapped & 1 == 0 {
            sum = sum &+ mapped
            consume(sum)
        }
    }
}

/// The sum of the elements of `range.map.filter.scan`.
func handWrittenSum(_ count: Int) -> Int {
    stride(from: 2, through: count, by: 2).reduce(into: (scan: 0, sum: 0)) { state, element in
        state.scan += element
        state.sum += state.scan
    }.sum
}

import Dispatch
import Machine
import Synchronization

/// What the machine itself costs.
enum Floor: String, CaseIterable {
    case closureCall = "closure call"
    case mutexPair = "mutex pair"
    case allocation = "allocation"
    case dispatchHop = "dispatch hop"
    case clock = "clock reading"
    case loop = "hand-written loop"

    func job() -> Job {
        switch self {
        case .closureCall:
            let callee = Callee { consume($0) }
            return Job(units: many, sum: sum(below: many)) {
                for index in 0..<many { callee.call(index) }
            }
        case .mutexPair:
            let mutex = Unmoved()
            return Job(units: many) {
                for index in 0..<many { mutex.value.withLock { $0 &+= index } }
            }
        case .allocation:
            return Job(units: many, sum: sum(below: many)) {
                for index in 0..<many { consume(allocated(index).value) }
            }
        case .dispatchHop:
            let queue = DispatchQueue(label: "floor")
            return Job(units: 20_000) {
                for _ in 0..<20_000 { queue.async {} }
                queue.sync {}
            }
        case .clock:
            return Job(units: many) {
                for _ in 0..<many { _ = opaque(Int(truncatingIfNeeded: DispatchTime.now().uptimeNanoseconds)) }
            }
        case .loop:
            return Job(units: many, sum: handWrittenSum(many)) { handWritten(opaque(many)) }
        }
    }
}

/// A closure that the optimiser does not know where it calls it.
private final class Callee {
    let call: (Int) -> Void

    @inline(never) init(_ call: @escaping (Int) -> Void) { self.call = call }
}

private final class Unmoved: Sendable { let value = Mutex(0) }

private final class Box {
    let value: Int
    init(_ value: Int) { self.value = value }
}

@inline(never) private func allocated(_ value: Int) -> Box { Box(value) }

/// What `range.map.filter.scan` does, the way one would write it without a library.
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

/// What so many elements come to in the workloads that map, filter and scan.
func handWrittenSum(_ count: Int) -> Int {
    stride(from: 2, through: count, by: 2).reduce(into: (scan: 0, sum: 0)) { state, element in
        state.scan += element
        state.sum += state.scan
    }.sum
}

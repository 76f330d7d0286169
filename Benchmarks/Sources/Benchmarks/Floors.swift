import Dispatch
import Synchronization

/// What the machine itself costs, measured in the same run as the workloads.
enum Floor: String, CaseIterable {
    case closureCall = "closure call"
    case mutexPair = "mutex pair"
    case allocation = "allocation"
    case dispatchHop = "dispatch hop"
    case loop = "hand-written loop"

    func measured() -> Timing {
        switch self {
        case .closureCall:
            let sum = UnsafeMutablePointer<Int>.allocate(capacity: 1)
            sum.initialize(to: 0)
            let call: (Int) -> Void = opaque { sum.pointee &+= $0 }
            return measure(units: 1_000_000) { for index in 0..<1_000_000 { call(index) } }
        case .mutexPair:
            let mutex = Mutex(0)
            return measure(units: 1_000_000) { for index in 0..<1_000_000 { mutex.withLock { $0 &+= index } } }
        case .allocation:
            return measure(units: 1_000_000) { for index in 0..<1_000_000 { consume(allocate(index).value) } }
        case .dispatchHop:
            let queue = DispatchQueue(label: "floor")
            return measure(units: 100_000) {
                for _ in 0..<100_000 { queue.async {} }
                queue.sync {}
            }
        case .loop:
            return measure(units: 1_000_000) { consume(handWritten(opaque(1_000_000))) }
        }
    }
}

@inline(never)
private func allocate(_ value: Int) -> Box { Box(value) }

private final class Box {
    let value: Int
    init(_ value: Int) { self.value = value }
}

@inline(never)
private func handWritten(_ count: Int) -> Int {
    var sum = 0
    for element in 0..<count {
        let mapped = element &+ 1
        if mapped & 1 == 0 {
            sum = sum &+ mapped
            consume(sum)
        }
    }
    return sum
}

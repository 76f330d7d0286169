import Streams

// A static method in place of a closure, as operators of the standard library are, is not `Sendable` in Swift 5 mode.

struct Row {
    static func make(_ number: Int) -> Row { Row() }
}

func functionsRejected(_ flags: Observable<Bool>, _ numbers: Observable<Int>) {
    // swift5 warning: converting non-Sendable function value to '@Sendable (Bool) throws -> Bool' may introduce data races
    _ = flags.map(!)
    // swift5 warning: converting non-Sendable function value to '@Sendable (Int, Int) throws -> Int' may introduce data races
    _ = numbers.scan(0, accumulator: +)
    // swift5 warning: converting non-Sendable function value to '@Sendable (Int, Int) throws -> Bool' may introduce data races
    _ = numbers.distinctUntilChanged(==)
    // swift5 warning: converting non-Sendable function value to '@Sendable (Int) throws -> Row' may introduce data races
    _ = numbers.map(Row.make)
}

func functionsAccepted(_ flags: Observable<Bool>, _ numbers: Observable<Int>) {
    _ = flags.map { !$0 }
    _ = numbers.scan(0) { $0 + $1 }
    _ = numbers.scan(0, accumulator: max)
}

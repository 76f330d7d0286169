import Streams

/// A stopwatch that shows tenths of a second.
struct Stopwatch: Equatable {
    enum Command: String {
        case start, stop, lap, reset
    }

    private(set) var tenths = 0
    private(set) var laps: [Int] = []
    private(set) var isRunning = false

    /// Emits the stopwatch after each command and each tenth of a second.
    ///
    /// Completes with the commands.
    static func states(of commands: Observable<Command>, scheduler: any SchedulerType) -> Observable<Stopwatch> {
        // The last stop ends the ticks, so that the result completes.
        let commands = commands.concat(Observable.just(.stop)).share()
        let ticks = commands.filter { $0 != .lap }.distinctUntilChanged().flatMapLatest { command in
            command == .start ? Observable<Int>.interval(.milliseconds(100), scheduler: scheduler) : .empty()
        }
        // The commands come first, so that a command is applied before the ticks that it starts.
        return Observable.merge(commands.map(Input.command), ticks.map { _ in Input.tick })
            .scan(into: Stopwatch()) { $0.apply($1) }
            .distinctUntilChanged()
    }

    private enum Input: Sendable {
        case tick
        case command(Command)
    }

    private mutating func apply(_ input: Input) {
        switch input {
        case .tick: tenths += 1
        case .command(.start): isRunning = true
        case .command(.stop): isRunning = false
        case .command(.lap): if isRunning { laps.append(tenths) }
        case .command(.reset): self = Stopwatch()
        }
    }
}

extension Stopwatch: CustomStringConvertible {
    var description: String {
        ([tenths] + laps).map(Self.text).joined(separator: "  lap ") + (isRunning ? "" : "  stopped")
    }

    private static func text(of tenths: Int) -> String {
        let seconds = tenths / 10 % 60
        return "\(tenths / 600):\(seconds < 10 ? "0" : "")\(seconds).\(tenths % 10)"
    }
}

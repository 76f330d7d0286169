import Foundation
import Streams

// Reads commands from the lines of the standard input: start, stop, lap, reset. With `--virtual` a line can also be a
// number, which advances a virtual clock by as many seconds, without waiting.

func show(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

let commands = PublishSubject<Stopwatch.Command>()
if CommandLine.arguments.contains("--virtual") {
    let scheduler = HistoricalScheduler()
    _ = Stopwatch.states(of: commands, scheduler: scheduler).subscribe(onNext: { show("\($0)\n") })
    while let line = readLine() {
        if let seconds = TimeInterval(line) {
            scheduler.advanceTo(scheduler.clock.addingTimeInterval(seconds))
        } else if let command = Stopwatch.Command(rawValue: line) {
            commands.onNext(command)
        }
    }
} else {
    show("Type start, stop, lap or reset, and Ctrl-D to quit.\n")
    _ = Stopwatch.states(of: commands, scheduler: SerialDispatchQueueScheduler(qos: .userInteractive))
        .subscribe(onNext: { show("\r\u{1B}[K\($0) > ") })
    while let line = readLine() {
        if let command = Stopwatch.Command(rawValue: line) { commands.onNext(command) }
    }
}
commands.onCompleted()

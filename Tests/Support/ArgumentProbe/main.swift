// Makes programmer errors, each in a process of its own, and compares what the process says.
//
//     ArgumentProbe errors     makes all of them; fails if a process says another sentence, or does not end
//     ArgumentProbe error N    makes one
//     ArgumentProbe page       prints the page of the documentation

import Arguments
import Foundation

/// Makes an error in a child, and returns what that writes, and whether it ended by itself.
func child(making number: Int) throws -> (text: String, succeeds: Bool) {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["error", "\(number)"]
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationReason == .exit && process.terminationStatus == 0)
}

func makeAll() throws -> Bool {
    var isRight = true
    for (number, error) in ProgrammerError.all.enumerated() {
        let (text, succeeds) = try child(making: number)
        let says = text.contains(error.sentence)
        // Without the stack that follows.
        print(text.components(separatedBy: "\nCurrent stack trace")[0].trimmingCharacters(in: .whitespacesAndNewlines))
        if says, succeeds != error.endsProcess { continue }
        isRight = false
        print("Error \(number) \(succeeds ? "did not end" : "ended") the process. Expected: \(error.sentence)")
    }
    return isRight
}

switch CommandLine.arguments.dropFirst() {
case ["errors"]: exit(try makeAll() ? 0 : 1)
case ["page"]: print(ArgumentPage.text, terminator: "")
case let arguments where arguments.first == "error":
    guard let number = arguments.last.flatMap({ Int($0) }) else { exit(2) }
    await ProgrammerError.all[number].make()
default:
    print("ArgumentProbe errors | error N | page")
    exit(2)
}

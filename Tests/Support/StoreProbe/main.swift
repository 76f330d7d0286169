import Foundation
import RxLogin

// What a second process does to a store, for the tests: `StoreProbe PATH COUNT PREFIX` registers PREFIX0@example.org and
// so on, as soon as its standard input ends, and says on a line each what came of it.
let arguments = CommandLine.arguments
guard arguments.count == 4, let count = Int(arguments[2]) else {
    exit(2)
}
while readLine() != nil {}

let store = UserStore(path: arguments[1], hasher: PasswordHasher(cost: .least))
for number in 0..<count {
    let outcome: String
    do {
        outcome =
            "registered "
            + (try store.register(email: "\(arguments[3])\(number)@example.org", password: "pencil")).email
    } catch {
        outcome = error.localizedDescription
    }
    FileHandle.standardOutput.write(Data("\(outcome)\n".utf8))
}

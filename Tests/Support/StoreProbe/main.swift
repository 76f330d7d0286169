import Foundation
import LoginServices

// What a second process does to a store, for the tests: `StoreProbe PATH COUNT PREFIX [LIMIT]` registers
// PREFIX0@example.org and so on, as soon as its standard input ends, and says on a line each what came of it. With a
// limit, no file may become longer than that many bytes. It is set here and not by a shell before, since the thread
// sanitizer needs long files to start.
let arguments = CommandLine.arguments
guard arguments.count >= 4, let count = Int(arguments[2]) else {
    exit(2)
}
if arguments.count > 4, let limit = rlim_t(arguments[4]) {
    signal(SIGXFSZ, SIG_IGN)
    var limits = rlimit(rlim_cur: limit, rlim_max: limit)
    #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits)
    #else
        setrlimit(RLIMIT_FSIZE, &limits)
    #endif
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

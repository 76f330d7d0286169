import Foundation
import LoginServices

// The second process of tests of the store. When its standard input ends, `StoreProbe PATH COUNT PREFIX [LIMIT]`
// registers PREFIX0@example.org, PREFIX1@example.org, ..., and prints a line with the result of each. LIMIT is the
// length of the longest file that it may write, in bytes; a shell could not set it, because the thread sanitizer needs
// long files to start.
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

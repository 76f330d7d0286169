// Models and services are `nonisolated`: they are used on other threads.

nonisolated struct Person: Equatable, Sendable {
    var name: String
    var age: Int
}

nonisolated struct Credentials: Equatable, Sendable {
    var name = ""
    var password = ""

    var isComplete: Bool { !name.isEmpty && password.count >= 4 }
}

nonisolated enum LoginError: Error {
    case refused
}

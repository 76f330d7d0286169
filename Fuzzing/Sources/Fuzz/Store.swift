import Foundation

@testable import LoginServices
@testable import RxLogin

extension FuzzTarget {
    /// The files of accounts, of sessions, of statements and of reviews.
    static let store = FuzzTarget("store") { input in
        let data = Data(input.bytes)
        if let accounts = decoded(data, as: FileFormat<Accounts>(name: "streams-login-users")) {
            checkUse(of: accounts)
        }
        if let user = decoded(data, as: FileFormat<User>(name: "streams-login-session")) {
            checkHeader(user.authorizationHeader)
        }
        _ = decoded(data, as: FileFormat<[Transaction]>(name: "streams-login-statement"))
        if let reviews = decoded(data, as: FileFormat<[Review]>(name: "streams-login-reviews")) {
            _ = reviews.map(\.rating).reduce(0, +)
        }
        checkHeader(input.text)
        checkEmail(input.text)
    }

    /// Any text in place of a password hash.
    static let hash = FuzzTarget("hash") { input in
        let isAccepted = try? PasswordHasher(cost: .least).verify("no such password", against: input.text)
        require(isAccepted == false, "A password is accepted")
    }
}

/// Decodes a file; what is written of it means the same.
private func decoded<Payload>(_ data: Data, as format: FileFormat<Payload>) -> Payload? {
    guard let payload = try? format.decode(data) else { return nil }
    guard let again = try? format.encode(payload), let copy = try? format.decode(again) else {
        require(false, "A file that is not written again: \(payload)")
        return nil
    }
    guard let twice = try? format.encode(copy) else { return payload }
    require(twice == again, "The bytes differ: \(String(decoding: again, as: UTF8.self))")
    return payload
}

private func checkUse(of accounts: Accounts) {
    let policy = LockoutPolicy()
    let now = Date(timeIntervalSince1970: 1_790_000_000)
    var logins = accounts.failures ?? FailedLogins(salt: "")
    logins.record("ada", under: policy, at: now)
    let seconds = logins.lock(of: "ada", under: policy, at: now)
    require(seconds.map { 1...30 ~= $0 } ?? true, "A lock of \(seconds ?? 0) seconds")
    for account in accounts.users.values {
        for session in account.sessions { _ = session.lasts(3_600, at: now) }
    }
}

private func checkHeader(_ header: String) {
    guard let token = SessionToken(header: header) else { return }
    require(token.header == header, "Another header: \(token.header)")
}

private func checkEmail(_ text: String) {
    guard let key = try? EmailKey(text) else { return }
    require(EmailKey(codingKey: key.codingKey) == key, "Another key: \(key)")
    require((try? EmailKey(text.uppercased())) == key, "Case makes another key: \(key)")
}

import Foundation

/// The recent failed logins, by the digest of the email.
///
/// Emails without an account are counted like the others: if only accounts were locked, a lock would reveal which emails
/// have one. A person may have typed a password in place of the email, so a digest is as hard to guess as a password.
struct FailedLogins: Codable, Equatable {
    struct Entry: Codable, Equatable {
        var failures: Int
        var last: Date
    }

    /// The hash whose salt is that of every digest.
    let salt: String
    private(set) var entries: [String: Entry] = [:]

    init(salt: String) {
        self.salt = salt
    }

    /// Returns the seconds for which `email` stays locked, `Int.max` for a lock for good, or `nil` if it is not locked.
    func lock(of email: String, under policy: LockoutPolicy, at now: Date) -> Int? {
        guard let entry = entries[email], entry.failures >= policy.maxFailures else { return nil }
        let age = age(of: entry, at: now)
        guard age < policy.lockDuration else { return nil }
        return Int(exactly: (policy.lockDuration - age).rounded(.up)) ?? .max
    }

    mutating func record(_ email: String, under policy: LockoutPolicy, at now: Date) {
        removeExpired(under: policy, at: now)
        let failures = entries[email]?.failures ?? 0
        entries[email] = Entry(failures: min(failures, policy.maxFailures) + 1, last: now)
        guard entries.count > policy.maxTracked else { return }
        let others = entries.filter { $0.key != email }
        if let oldest = others.min(by: { $0.value.last < $1.value.last }) {
            entries[oldest.key] = nil
        }
    }

    mutating func forgive(_ email: String, under policy: LockoutPolicy, at now: Date) {
        removeExpired(under: policy, at: now)
        entries[email] = nil
    }

    private mutating func removeExpired(under policy: LockoutPolicy, at now: Date) {
        entries = entries.filter { isRemembered($0.value, under: policy, at: now) }
    }

    private func isRemembered(_ entry: Entry, under policy: LockoutPolicy, at now: Date) -> Bool {
        let isLock = entry.failures >= policy.maxFailures
        return age(of: entry, at: now) < (isLock ? policy.lockDuration : policy.memory)
    }

    // After a clock is set back, entries lie in the future. With their distance as their age, a lock neither ends at once
    // nor lasts for years.
    private func age(of entry: Entry, at now: Date) -> TimeInterval {
        abs(now.timeIntervalSince(entry.last))
    }
}

/// The failed logins of earlier versions, by the email as it was typed: they are neither read nor written.
///
/// An earlier version takes a file without them for a damaged one.
struct EarlierFailedLogins: Codable, Equatable {
    private let entries: [String: Int]

    init() {
        entries = [:]
    }

    init(from decoder: any Decoder) {
        self.init()
    }
}

import Foundation

/// The failed logins of late, by email.
///
/// Emails without an account are counted like the others: if only accounts were ever locked, a lock would tell which
/// emails have one.
struct FailedLogins: Codable, Equatable {
    struct Entry: Codable, Equatable {
        var failures: Int
        var last: Date
    }

    private(set) var entries: [EmailKey: Entry] = [:]

    /// The seconds for which `email` stays locked, or `nil` when it is not.
    func lock(of email: EmailKey, under policy: LockoutPolicy, at now: Date) -> Int? {
        guard let entry = entries[email], entry.failures >= policy.maxFailures else { return nil }
        let age = age(of: entry, at: now)
        guard age < policy.lockDuration else { return nil }
        return Int((policy.lockDuration - age).rounded(.up))
    }

    mutating func record(_ email: EmailKey, under policy: LockoutPolicy, at now: Date) {
        entries = entries.filter { isRemembered($0.value, under: policy, at: now) }
        let failures = entries[email]?.failures ?? 0
        entries[email] = Entry(failures: min(failures, policy.maxFailures) + 1, last: now)
        guard entries.count > policy.maxTracked else { return }
        let others = entries.filter { $0.key != email }
        if let oldest = others.min(by: { $0.value.last < $1.value.last }) {
            entries[oldest.key] = nil
        }
    }

    mutating func forgive(_ email: EmailKey) {
        entries[email] = nil
    }

    private func isRemembered(_ entry: Entry, under policy: LockoutPolicy, at now: Date) -> Bool {
        let isLock = entry.failures >= policy.maxFailures
        return age(of: entry, at: now) < (isLock ? policy.lockDuration : policy.memory)
    }

    // A clock set back makes entries of the future. Counted by distance they neither open a lock at once nor keep it
    // shut for years.
    private func age(of entry: Entry, at now: Date) -> TimeInterval {
        abs(now.timeIntervalSince(entry.last))
    }
}

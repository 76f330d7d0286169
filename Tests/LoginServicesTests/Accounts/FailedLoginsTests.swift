import Foundation
import RxLogin
import TestSupport
import Testing

@testable import LoginServices

@Suite(.noLeaks) struct FailedLoginsTests {
    private let policy = LockoutPolicy(maxFailures: 3, lockDuration: 30, memory: 100, maxTracked: 4)
    private let start = Date(timeIntervalSince1970: 1_800_000_000)

    @Test func locksAfterTheLastFailureAndSaysForHowLong() {
        var logins = FailedLogins(salt: "")
        for _ in 0..<2 { logins.record("ann", under: policy, at: start) }
        #expect(logins.lock(of: "ann", under: policy, at: start) == nil)
        logins.record("ann", under: policy, at: start)
        #expect(logins.lock(of: "ann", under: policy, at: start) == 30)
        #expect(logins.lock(of: "ann", under: policy, at: start + 29.5) == 1)
        #expect(logins.lock(of: "ann", under: policy, at: start + 30) == nil)
        #expect(logins.lock(of: "bob", under: policy, at: start) == nil)
    }

    @Test func locksForGood() {
        let policy = LockoutPolicy(maxFailures: 1, lockDuration: .infinity)
        var logins = FailedLogins(salt: "")
        logins.record("ann", under: policy, at: start)
        #expect(logins.lock(of: "ann", under: policy, at: start + 1e9) == .max)
    }

    @Test func beginsAgainAfterALock() {
        var logins = FailedLogins(salt: "")
        for _ in 0..<3 { logins.record("ann", under: policy, at: start) }
        logins.record("ann", under: policy, at: start + 31)
        #expect(logins.lock(of: "ann", under: policy, at: start + 31) == nil)
        #expect(logins.entries["ann"]?.failures == 1)
    }

    @Test func forgetsOldAndForgivenFailures() {
        var logins = FailedLogins(salt: "")
        logins.record("ann", under: policy, at: start)
        logins.record("bob", under: policy, at: start + 100)
        #expect(logins.entries.count == 1)
        logins.forgive("bob", under: policy, at: start + 100)
        #expect(logins.entries.isEmpty)
        logins.record("ann", under: policy, at: start)
        logins.forgive("bob", under: policy, at: start + 100)
        #expect(logins.entries.isEmpty)
    }

    @Test func keepsToItsSize() {
        var logins = FailedLogins(salt: "")
        for number in 0..<10 { logins.record("n\(number)", under: policy, at: start + Double(number)) }
        #expect(logins.entries.count == 4)
        #expect(logins.entries["n9"] != nil)
        #expect(logins.entries["n5"] == nil)
    }

    @Test func survivesAClockSetBack() {
        var logins = FailedLogins(salt: "")
        for _ in 0..<3 { logins.record("ann", under: policy, at: start) }
        #expect(logins.lock(of: "ann", under: policy, at: start - 5) != nil)
        #expect(logins.lock(of: "ann", under: policy, at: start - 86_400) == nil)
    }

    @Test func survivesAbsurdCounts() throws {
        let text = #"{"entries":{"ann":{"failures":9223372036854775807,"last":1800000000}},"salt":""}"#
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        var logins = try decoder.decode(FailedLogins.self, from: Data(text.utf8))
        logins.record("ann", under: policy, at: start)
        #expect(logins.lock(of: "ann", under: policy, at: start) == 30)
    }
}

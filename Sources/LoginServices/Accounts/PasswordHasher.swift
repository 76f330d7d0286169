import Foundation
import RxLogin

/// Hashes passwords, and verifies passwords against hashes.
///
/// The system does the work: yescrypt of libcrypt on Linux, PBKDF2 of CommonCrypto on Apple systems. It is slow on
/// purpose, holds no lock, and may run on any number of threads at the same time.
///
/// Keyboards encode the same letter in different ways, so a password is hashed in Unicode normal form C. Hashes made
/// before that rule are of the password as it was typed, which `verify` tries second.
public struct PasswordHasher: Sendable {
    /// The work that one password takes.
    public enum Cost: Sendable {
        /// The recommendation of the system against guessing: about 20 ms and 16 MB.
        case standard
        /// The least work that the system permits, for secrets that cannot be guessed, and for tests.
        case least
    }

    private let cost: Cost
    private let system: Result<SystemHash, ServiceError>

    /// Creates a hasher whose new hashes take `cost`.
    public init(cost: Cost = .standard) {
        self.init(cost: cost, system: SystemHash.shared)
    }

    init(cost: Cost, system: Result<SystemHash, ServiceError>) {
        self.cost = cost
        self.system = system
    }

    /// Returns the text to store in place of `password`, with a random salt.
    ///
    /// - Throws: `ServiceError.refused` for a password that cannot be hashed, or `.missingLibrary`.
    public func hash(_ password: String) throws(ServiceError) -> String {
        let password = password.precomposedStringWithCanonicalMapping
        guard Self.isHashable(password), let hash = try system.get().make(password, cost: cost) else {
            throw .refused(reason: "This password cannot be used. Choose another one.")
        }
        return hash
    }

    /// Returns whether `stored` is a hash of `password`.
    ///
    /// Without a stored hash, the result is `false` after the time of a verification: an unknown user is answered no
    /// sooner than a wrong password.
    ///
    /// - Throws: `ServiceError.missingLibrary`.
    public func verify(_ password: String, against stored: String?) throws(ServiceError) -> Bool {
        let system = try system.get()
        let normalized = password.precomposedStringWithCanonicalMapping
        let isNormal = normalized.utf8.elementsEqual(password.utf8)
        // All are tried in any case: the time must not depend on the account.
        return (isNormal ? [normalized] : [normalized, password]).filter(Self.isHashable).map { candidate in
            guard let stored else {
                _ = system.make(candidate, cost: cost)
                return false
            }
            return system.remake(candidate, like: stored).map { Self.areEqual($0, stored) } ?? false
        }
        .contains(true)
    }

    /// Returns the hash of `text` with the salt and the cost of `hash`, or `nil` if `hash` is not one.
    ///
    /// - Throws: `ServiceError.missingLibrary`.
    func digest(_ text: String, saltedLike hash: String) throws(ServiceError) -> String? {
        try system.get().remake(text, like: hash)
    }

    /// The C interface would ignore what follows a zero byte.
    private static func isHashable(_ password: String) -> Bool {
        password.utf8.count <= PasswordValidator.maxLength && !password.utf8.contains(0)
    }

    /// Compares every byte in any case, so that the time does not reveal the first difference.
    static func areEqual(_ left: String, _ right: String) -> Bool {
        guard left.utf8.count == right.utf8.count else { return false }
        return zip(left.utf8, right.utf8).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

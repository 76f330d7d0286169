import RxLogin

/// Turns passwords into what may be stored, and checks passwords against it.
///
/// The work is the system's: yescrypt through `crypt(3)` on Linux, PBKDF2 of CommonCrypto on Apple systems. It is slow
/// on purpose, takes no lock, and may run on any number of threads at once.
public struct PasswordHasher: Sendable {
    /// How much work one password takes.
    public enum Cost: Sendable {
        /// What the system recommends against guessing: some 20 ms and 16 MB.
        case standard
        /// As little as the system allows: for secrets nobody can guess anyway, and for tests.
        case least
    }

    /// How much work a new hash takes.
    public let cost: Cost

    /// Creates a hasher whose new hashes take `cost`.
    public init(cost: Cost = .standard) {
        self.cost = cost
    }

    /// The text to store in place of `password`: different each time, and useless to find the password with.
    ///
    /// - Throws: `ServiceError.refused` for what no hash can be made of.
    public func hash(_ password: String) throws(ServiceError) -> String {
        guard Self.isHashable(password), let hash = SystemHash.make(password, cost: cost) else {
            throw .refused(reason: "This password cannot be used. Choose another one.")
        }
        return hash
    }

    /// Whether `stored` was made from `password`.
    ///
    /// What was never made by `hash(_:)` matches nothing.
    public func verify(_ password: String, against stored: String) -> Bool {
        guard Self.isHashable(password), let again = SystemHash.remake(password, like: stored) else { return false }
        return Self.areEqual(again, stored)
    }

    /// Spends the time of a verification, where there is nothing to verify against.
    ///
    /// Without it, an unknown user would be answered sooner than a wrong password.
    public func verifyAgainstNobody(_ password: String) {
        _ = try? hash(password)
    }

    /// The C interface ends a password at a zero byte: what follows would be ignored, so it is refused instead.
    private static func isHashable(_ password: String) -> Bool {
        password.utf8.count <= PasswordValidator.maxLength && !password.utf8.contains(0)
    }

    /// Looks at every byte whatever it finds, so that the time taken does not tell where the difference is.
    static func areEqual(_ left: String, _ right: String) -> Bool {
        guard left.utf8.count == right.utf8.count else { return false }
        return zip(left.utf8, right.utf8).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

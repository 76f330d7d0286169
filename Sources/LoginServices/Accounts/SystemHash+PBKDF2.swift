#if canImport(CommonCrypto)
    import CommonCrypto
    import RxLogin

    /// PBKDF2 with HMAC-SHA-512 of CommonCrypto.
    ///
    /// The text is `$pbkdf2-sha512$rounds$salt$key`, both in hexadecimal.
    struct SystemHash: Sendable {
        static let shared = Result<SystemHash, ServiceError>.success(SystemHash())

        private static let method = "pbkdf2-sha512"
        private static let maxRounds: UInt32 = 10_000_000

        func make(_ password: String, cost: PasswordHasher.Cost) -> String? {
            let rounds: UInt32 =
                switch cost {
                case .standard: 210_000
                case .least: 1
                }
            return derive(password, rounds: rounds, salt: RandomToken.make(bytes: 16))
        }

        func remake(_ password: String, like stored: String) -> String? {
            let parts = stored.split(separator: "$", omittingEmptySubsequences: false)
            guard parts.count == 5, parts[0].isEmpty, parts[1] == Self.method,
                let rounds = UInt32(parts[2]), (1...Self.maxRounds).contains(rounds)
            else { return nil }
            return derive(password, rounds: rounds, salt: String(parts[3]))
        }

        private func derive(_ password: String, rounds: UInt32, salt: String) -> String? {
            let saltBytes = Array(salt.utf8)
            var key = [UInt8](repeating: 0, count: 32)
            let status = CCKeyDerivationPBKDF(
                CCPBKDFAlgorithm(kCCPBKDF2), password, password.utf8.count, saltBytes, saltBytes.count,
                CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA512), rounds, &key, key.count)
            guard status == Int32(kCCSuccess) else { return nil }
            return "$\(Self.method)$\(rounds)$\(salt)$\(RandomToken.hexadecimal(key))"
        }
    }
#endif

#if canImport(CommonCrypto)
    import CommonCrypto

    /// PBKDF2 with HMAC-SHA-512, by CommonCrypto.
    ///
    /// The text is `$pbkdf2-sha512$rounds$salt$key`, both in hexadecimal.
    enum SystemHash {
        private static let method = "pbkdf2-sha512"
        private static let maxRounds: UInt32 = 10_000_000

        static func make(_ password: String, cost: PasswordHasher.Cost) -> String? {
            let rounds: UInt32 =
                switch cost {
                case .standard: 210_000
                case .least: 1
                }
            return derive(password, rounds: rounds, salt: RandomToken.make(bytes: 16))
        }

        static func remake(_ password: String, like stored: String) -> String? {
            let parts = stored.split(separator: "$", omittingEmptySubsequences: false)
            guard parts.count == 5, parts[0].isEmpty, parts[1] == method,
                let rounds = UInt32(parts[2]), (1...maxRounds).contains(rounds)
            else { return nil }
            return derive(password, rounds: rounds, salt: String(parts[3]))
        }

        private static func derive(_ password: String, rounds: UInt32, salt: String) -> String? {
            let saltBytes = Array(salt.utf8)
            var key = [UInt8](repeating: 0, count: 32)
            let status = CCKeyDerivationPBKDF(
                CCPBKDFAlgorithm(kCCPBKDF2), password, password.utf8.count, saltBytes, saltBytes.count,
                CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA512), rounds, &key, key.count)
            guard status == Int32(kCCSuccess) else { return nil }
            return "$\(method)$\(rounds)$\(salt)$\(RandomToken.hexadecimal(key))"
        }
    }
#endif

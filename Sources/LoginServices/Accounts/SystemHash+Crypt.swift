#if os(Linux)
    import CCrypt
    import Glibc

    /// yescrypt, by the system's `crypt(3)`.
    enum SystemHash {
        private static let method = "$y$"

        static func make(_ password: String, cost: PasswordHasher.Cost) -> String? {
            let count: UInt =
                switch cost {
                case .standard: 0
                case .least: 1
                }
            let setting = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CRYPT_GENSALT_OUTPUT_SIZE)) {
                crypt_gensalt_rn(method, count, nil, 0, $0.baseAddress, CRYPT_GENSALT_OUTPUT_SIZE).map {
                    String(cString: $0)
                }
            }
            return setting.flatMap { crypt(password, $0) }
        }

        static func remake(_ password: String, like stored: String) -> String? {
            // Only what `make` writes: libcrypt also knows methods of the seventies, which a file must not choose.
            guard stored.hasPrefix(method), !stored.utf8.contains(0) else { return nil }
            return crypt(password, stored)
        }

        private static func crypt(_ password: String, _ setting: String) -> String? {
            // 32 KB, and one of its own for each call: this is what makes concurrent calls safe.
            let scratch = UnsafeMutablePointer<crypt_data>.allocate(capacity: 1)
            let size = MemoryLayout<crypt_data>.size
            memset(scratch, 0, size)
            defer {
                explicit_bzero(scratch, size)
                scratch.deallocate()
            }
            return crypt_rn(password, setting, scratch, Int32(size)).map { String(cString: $0) }
        }
    }
#endif

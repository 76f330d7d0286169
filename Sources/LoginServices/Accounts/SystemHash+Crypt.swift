#if os(Linux)
    import Glibc
    import RxLogin

    /// The yescrypt hash of the system's libcrypt, which is loaded at run time.
    ///
    /// Every Linux distribution that hashes its own logins with yescrypt has the library, but few machines have the
    /// headers that linking needs. The unsafe pointers of the call stay in this file.
    struct SystemHash: Sendable {
        // char *crypt_rn(const char *phrase, const char *setting, void *data, int size)
        private typealias Crypt =
            @Sendable @convention(c) (
                UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer, CInt
            ) -> UnsafePointer<CChar>?

        // char *crypt_gensalt_rn(const char *prefix, unsigned long count, const char *rbytes, int nrbytes,
        //                        char *output, int output_size)
        private typealias MakeSetting =
            @Sendable @convention(c) (
                UnsafePointer<CChar>, CUnsignedLong, UnsafePointer<CChar>?, CInt, UnsafeMutablePointer<CChar>, CInt
            ) -> UnsafePointer<CChar>?

        /// The result of loading the library, once for the process.
        static let shared = Result { () throws(ServiceError) in
            try SystemHash(libraries: ["libcrypt.so.1", "libcrypt.so.2"])
        }

        private static let method = "$y$"
        /// The size of `struct crypt_data`, which `crypt_rn` requires; the same in both versions of the library.
        private static let scratchSize = 32_768
        /// `CRYPT_GENSALT_OUTPUT_SIZE`, enough for the setting of every method.
        private static let settingSize = 192

        private let cryptRN: Crypt
        private let makeSettingRN: MakeSetting

        /// Loads the first of the libraries that has the re-entrant functions, until the process ends.
        init(libraries: [String]) throws(ServiceError) {
            for name in libraries {
                guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL), let crypt = dlsym(library, "crypt_rn"),
                    let makeSetting = dlsym(library, "crypt_gensalt_rn")
                else { continue }
                cryptRN = unsafeBitCast(crypt, to: Crypt.self)
                makeSettingRN = unsafeBitCast(makeSetting, to: MakeSetting.self)
                return
            }
            throw .missingLibrary(name: "libcrypt", package: "libcrypt1 on Debian and Ubuntu, libxcrypt on Fedora")
        }

        /// Returns a new hash of `password` with a random salt.
        func make(_ password: String, cost: PasswordHasher.Cost) -> String? {
            let count: CUnsignedLong =
                switch cost {
                case .standard: 0
                case .least: 1
                }
            let setting = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Self.settingSize) { output in
                output.baseAddress.flatMap { makeSettingRN(Self.method, count, nil, 0, $0, CInt(Self.settingSize)) }
                    .map { String(cString: $0) }
            }
            return setting.flatMap { crypt(password, $0) }
        }

        /// Returns the hash of `password` with the method and the salt of `stored`.
        func remake(_ password: String, like stored: String) -> String? {
            // libcrypt also knows the methods of the seventies, which a file must not choose.
            guard stored.hasPrefix(Self.method), !stored.utf8.contains(0), Self.isAffordable(stored) else { return nil }
            return crypt(password, stored)
        }

        /// Returns whether a hash takes at most 64 MB, four times the standard: a damaged file could ask for terabytes.
        ///
        /// The parameters after the method are three digits to the base 64, in the order of ASCII: the flavor, the binary
        /// logarithm of the number of blocks, and the size of a block. Others are not written by this app.
        private static func isAffordable(_ stored: String) -> Bool {
            let parameters = Array(stored.utf8.dropFirst(method.utf8.count).prefix { $0 != UInt8(ascii: "$") })
            return parameters.count == 3 && parameters[0] == UInt8(ascii: "j") && parameters[1] <= UInt8(ascii: "B")
                && parameters[2] <= UInt8(ascii: "T")
        }

        private func crypt(_ password: String, _ setting: String) -> String? {
            // One buffer for each call: concurrent calls share nothing.
            let scratch = UnsafeMutableRawPointer.allocate(byteCount: Self.scratchSize, alignment: 16)
            memset(scratch, 0, Self.scratchSize)
            defer {
                explicit_bzero(scratch, Self.scratchSize)
                scratch.deallocate()
            }
            return cryptRN(password, setting, scratch, CInt(Self.scratchSize)).map { String(cString: $0) }
        }
    }
#endif

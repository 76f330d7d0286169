import Foundation

/// The products of the build.
enum Products {
    /// The program under test, in the same folder as the test bundle.
    static let loginCLI = directory.appendingPathComponent("LoginCLI").path

    private static var directory: URL {
        #if canImport(Darwin)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            return bundle.bundleURL.deletingLastPathComponent()
        #else
            return Bundle.main.bundleURL
        #endif
    }
}

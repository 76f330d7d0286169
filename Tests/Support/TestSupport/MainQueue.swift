import Dispatch

/// The main queue.
package enum Main {
    /// Set where it is made, before anybody asks.
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on it.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }

    /// Returns when what it was given before has been done.
    package static func settle() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    /// Runs `body` elsewhere, while it does its work.
    package static func elsewhere(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { done in
            DispatchQueue.global().async {
                body()
                done.resume()
            }
        }
    }
}

import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The thread that delivers an event, by its queue.
struct DeliveryPlace: Sendable {
    private(set) var name: String?
    /// The address of the label that `name` was read from.
    private var address: UInt = 0

    mutating func update() {
        guard let label = Self.queueLabel?(nil) else { return }
        // Reading a label takes longer than the delivery of an event.
        if UInt(bitPattern: label) == address { return }
        address = UInt(bitPattern: label)
        name = Self.name(ofQueue: String(cString: label))
    }

    private static func name(ofQueue label: String) -> String {
        switch label {
        case "com.apple.main-thread": "main thread"
        case "Swift global concurrent queue": "a task"
        case let label where label.hasSuffix(".cooperative"): "a task"
        case "": "a thread"
        case let label: label.hasPrefix("com.apple.root.") ? "a global queue" : label
        }
    }

    private typealias Label = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>

    /// Looked up by its name: Swift does not have the function on every system.
    private static let queueLabel = dlsym(everyLibrary, "dispatch_queue_get_label")
        .map { unsafeBitCast($0, to: Label.self) }

    #if canImport(Darwin)
        /// `RTLD_DEFAULT`, which Swift does not import.
        private static var everyLibrary: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -2) }
    #else
        private static var everyLibrary: UnsafeMutableRawPointer? { nil }
    #endif
}

#if canImport(os)
    import os

    /// Emits a signpost for each event of a named sequence, which Instruments shows.
    public struct Signposts: InspectorLog {
        private let signposter: OSSignposter

        /// Creates a log that emits to a category of the subsystem "Streams".
        public init(category: String = "streams") {
            signposter = OSSignposter(subsystem: "Streams", category: category)
        }

        /// Emits a signpost.
        public func receive(_ event: InspectorEvent) {
            signposter.emitEvent("Stream", "\(event.description, privacy: .public)")
        }
    }
#endif

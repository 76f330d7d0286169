import Streams

/// Pages of a long document, each of which is loaded when the reader has room for it.
struct Pages {
    let load: @Sendable (Int) async throws -> [UInt8]

    /// Emits the number and the size of each page that is not empty.
    var sizes: Observable<(page: Int, size: Int)> {
        Observable.async { [load] yield in
            for page in 1... { try await yield((page, try await load(page).count)) }
        }
        .filter { $0.size > 0 }
    }
}

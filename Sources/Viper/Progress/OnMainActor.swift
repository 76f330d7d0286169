import Streams

/// Runs work on the main actor from anywhere.
enum OnMainActor {
    /// Runs `body` at once when the caller is on the main queue, otherwise there and later.
    ///
    /// That is what the library promises for `onDisposed` of a signal, which may be disposed from anywhere.
    static func run(_ body: @escaping @MainActor () -> Void) {
        Signal<Never>.never().emit(onDisposed: body).dispose()
    }
}

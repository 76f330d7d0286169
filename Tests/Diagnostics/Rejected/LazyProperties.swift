import Streams

/// A screen with a lazy property whose initial value uses the screen, and starts an `async` call inside of a closure.
@MainActor final class LazyScreen {
    let find: @Sendable (String) async throws -> String
    var query = "swift"

    init(_ find: @escaping @Sendable (String) async throws -> String) { self.find = find }

    var queries: Driver<String> { .just(query) }

    // swift6 error: default argument cannot be both main actor-isolated and nonisolated
    lazy var refused = queries.map { [find] text in Single.create { try await find(text) } }

    lazy var marked = queries.map { [find] text in Single.create { @concurrent in try await find(text) } }

    lazy var named = queries.map { [self] text in search(text) }

    private func search(_ text: String) -> Single<String> { Single.create { [find] in try await find(text) } }
}

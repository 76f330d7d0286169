import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct CompositionRootTests {
    private struct Failure: Error {}

    private static var failsTwice: Observable<Int> {
        .create { observer in
            observer.onError(Failure())
            observer.onError(Failure())
            return Disposables.create()
        }
    }

    @Test func aSecondFailureIsNotWrittenAcrossThePrompt() async throws {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
        ) {
            await MainActor.run {
                let root = CompositionRoot(terminal: Terminal(color: .never, asks: false), options: Options())
                withExtendedLifetime(root) {
                    _ = Self.failsTwice.subscribe(onError: { _ in })
                }
            }
        }
        #expect(!String(decoding: result.standardErrorContent, as: UTF8.self).contains("Failure"))
        #expect(!String(decoding: result.standardOutputContent, as: UTF8.self).contains("Failure"))
    }
}

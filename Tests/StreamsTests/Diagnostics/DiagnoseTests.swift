import TestSupport
import Testing

/// What the library has to say of a faulty program does not get into what the program itself prints.
@Suite(.noLeaks) struct DiagnoseTests {
    private struct Unhandled: Error {}

    @Test func anUnhandledErrorIsToldOnStandardError() async throws {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
        ) {
            _ = Observable<Int>.error(Unhandled()).subscribe()
        }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("Unhandled error in a stream: "))
        #expect(!String(decoding: result.standardOutputContent, as: UTF8.self).contains("Unhandled"))
    }

    #if DEBUG
        @Test func aLateErrorIsToldOnStandardError() async throws {
            let result = try await #require(
                processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
            ) {
                _ = Observable<Int>.create { observer in
                    observer.onCompleted()
                    observer.onError(Unhandled())
                    return Disposables.create()
                }
                .subscribe()
            }
            let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
            #expect(errors.contains("Error after the end of a stream: Unhandled()\n"))
            #expect(!String(decoding: result.standardOutputContent, as: UTF8.self).contains("Unhandled"))
        }
    #endif
}

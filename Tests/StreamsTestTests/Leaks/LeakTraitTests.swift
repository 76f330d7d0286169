import TestSupport
import Testing

#if DEBUG || Tracing
    @Suite(.noLeaks) struct LeakTraitTests {
        private let test = Test.current!

        @Test func reportsWhatIsLeftBehind() async throws {
            let subject = PublishSubject<Int>()
            let line = #line + 3
            try await withKnownIssue {
                try await LeakTrait(patience: .zero).provideScope(for: test, testCase: nil) {
                    _ = subject.map { $0 + 1 }.subscribe()
                }
            } matching: { issue in
                issue.comments.map(\.rawValue) == [
                    """
                    1 subscription has not ended:
                        ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:) at LeakTraitTests.swift:\(line)
                    """
                ]
            }
        }

        @Test(.noLeaks) func isContentWithWhatEnds() {
            _ = Observable.of(1, 2).map { $0 * 2 }.subscribe()
        }

        @Test(.noLeaks) func waitsForWhatEndsElsewhere() {
            _ = Observable.of(1, 2)
                .observe(on: SerialDispatchQueueScheduler(qos: .default, internalSerialQueueName: "elsewhere"))
                .subscribe()
        }

        @Test func passesOnWhatTheTestThrows() async {
            await #expect(throws: RxError.self) {
                try await LeakTrait.noLeaks.provideScope(for: test, testCase: nil) { throw RxError.timeout }
            }
        }
    }
#endif

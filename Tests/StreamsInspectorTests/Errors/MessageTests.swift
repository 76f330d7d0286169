#if DEBUG || Tracing
    import Streams
    import StreamsInspector
    import StreamsTest
    import TestSupport
    import Testing

    /// What the library prints under an inspector: in processes of their own, since the inspector is that of the process.
    @Suite(.noLeaks) struct MessageTests {
        private func output(_ result: ExitTest.Result?) throws -> String {
            String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        }

        @Test func anUnhandledErrorTellsItsPath() async throws {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                Inspector().start()
                Observable<Int>.error(TestError.first).map { $0 }.named("numbers").subscribe().dispose()
            }
            let text = try output(result)
            // The closure is expanded by a macro, which has a file of its own.
            #expect(text.contains("Unhandled error in a stream: first\n    Operators: error ("))
            #expect(text.contains(" › numbers: map ("))
        }

        @Test func aLateErrorTellsItsPath() async throws {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                Inspector().start()
                let observer = Lock<AnyObserver<Int>?>(nil)
                let source = Observable<Int>.create { given in
                    observer.replace(by: given)
                    return Disposables.create()
                }
                let subscription = source.map { $0 }.observe(on: CurrentThreadScheduler.instance).subscribe()
                subscription.dispose()
                observer.value?.onError(TestError.first)
            }
            let text = try output(result)
            #expect(text.contains("Error after the end of a stream: first"))
        }

        @Test func aProgrammerErrorTellsWhoRuns() async throws {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Inspector().start()
                Observable.of(1).map { $0 }
                    .subscribe(onNext: { _ in _ = ReplaySubject<Int>.create(bufferSize: -1) }).dispose()
            }
            let text = try output(result)
            #expect(text.contains("\n    Operators: subscribe ("))
        }

        @Test func aMisuseWithoutALogIsPrinted() async throws {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                Inspector().start()
                let (outer, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
                let subscription = outer.subscribe(onNext: { _ in _ = inner.subscribe() })
                outer.onNext(1)
                outer.onNext(2)
                subscription.dispose()
            }
            #expect(try output(result).contains("Streams: subscribe ("))
        }

        @Test func stopEndsIt() async {
            await #expect(processExitsWith: .success) {
                let inspector = Inspector()
                inspector.start()
                let seen = PublishSubject<Int>()
                inspector.stop()
                let unseen = PublishSubject<Int>()
                let subscriptions = [seen.subscribe(), unseen.subscribe()]
                #expect(inspector.graph.subscriptions.count == 1)
                for subscription in subscriptions { subscription.dispose() }
            }
        }
    }
#endif

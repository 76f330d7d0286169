#if DEBUG || Tracing
    import Streams
    import StreamsInspector
    import StreamsTest
    import TestSupport
    import Testing

    extension Recorder<String> {
        fileprivate func record(_ trail: ErrorTrail?) {
            for step in trail?.steps ?? ["none"] { record(step) }
        }
    }

    @Suite(.noLeaks) struct ErrorTrailTests {
        private let inspector = Inspector()

        /// The path that the subscriber of a sequence finds, without the places.
        private func trail(_ sequence: () -> Observable<Int>, send: () -> Void = {}) -> [String] {
            let found = Recorder<String>()
            let subscription = inspector.inspecting {
                sequence().subscribe(onError: { _ in found.record(ErrorTrail.current) })
            }
            send()
            subscription.dispose()
            return found.values.map { step in
                step.replacing(#/ \([A-Za-z]+\.swift:\d+\)/#, with: "")
            }
        }

        @Test func tellsFileAndLine() {
            let found = Recorder<String>()
            let line = #line + 2
            inspector.inspecting {
                Observable<Int>.error(TestError.first).map { $0 }
                    .subscribe(onError: { _ in found.record(ErrorTrail.current) }).dispose()
            }
            #expect(
                found.values == [
                    "error (ErrorTrailTests.swift:\(line))", "map (ErrorTrailTests.swift:\(line))",
                    "subscribe (ErrorTrailTests.swift:\(line + 1))",
                ])
        }

        @Test func beginsAtTheOperatorThatThrows() {
            let source = Observable.of(1, 2, 3)
            let path = trail { source.filter { $0 > 1 }.map { _ in throw TestError.first }.take(2) }
            #expect(path == ["map", "take", "subscribe"])
        }

        @Test func beginsAtTheOperatorThatFailsByItself() {
            let scheduler = TestScheduler(initialClock: 0)
            let path = trail {
                Observable<Int>.never().timeout(.seconds(1), scheduler: scheduler).map { $0 }
            } send: {
                scheduler.start()
            }
            #expect(path == ["timeout", "map", "subscribe"])
        }

        @Test func tellsTheNameAndTheAttempt() {
            let path = trail {
                Observable<Int>.error(TestError.first).retry(3).named("prices").map { $0 }
            }
            #expect(path == ["error", "prices: retry, attempt 3", "map", "subscribe"])
        }

        @Test func leavesOutSourcesThatHaveEnded() {
            let path = trail { Observable.just(1).concat(Observable<Int>.error(TestError.first)).map { $0 } }
            #expect(path == ["error", "concat", "map", "subscribe"])
            let again = inspector.inspecting { PublishSubject<Int>() }
            let repeated = trail {
                Observable.deferred { again }.map { $0 }.retry(2)
            } send: {
                again.onError(TestError.first)
            }
            #expect(repeated == ["PublishSubject", "deferred", "map", "retry, attempt 2", "subscribe"])
        }

        @Test func goesThroughInnerSequences() {
            let path = trail {
                Observable.just(1).flatMapLatest { _ in Observable<Int>.error(TestError.first).map { $0 } }
            }
            #expect(path == ["error", "map", "flatMapLatest", "subscribe"])
        }

        @Test func goesThroughHops() {
            let scheduler = TestScheduler(initialClock: 0)
            let path = trail {
                Observable<Int>.error(TestError.first).observe(on: scheduler).subscribe(on: scheduler).map { $0 }
            } send: {
                scheduler.start()
            }
            #expect(path == ["error", "observe", "subscribe", "map", "subscribe"])
        }

        @Test func everyObserverOfASharedSequenceKnowsIt() {
            let source = PublishSubject<Int>()
            let found = (Recorder<String>(), Recorder<String>())
            inspector.inspecting {
                let shared = source.map { $0 }.share()
                _ = shared.subscribe(onError: { _ in found.0.record(ErrorTrail.current) })
                _ = shared.filter { _ in true }.subscribe(onError: { _ in found.1.record(ErrorTrail.current) })
            }
            source.onError(TestError.first)
            #expect(found.0.values.map { $0.prefix { $0 != " " } } == ["map", "share", "subscribe"])
            #expect(found.1.values.map { $0.prefix { $0 != " " } } == ["map", "share", "filter", "subscribe"])
        }

        @Test func isOfTheLatestFailure() {
            let path = trail {
                Observable<Int>.error(TestError.first)
                    .catch { _ in Observable.of(1).map { _ in throw TestError.second } }
            }
            #expect(path == ["map", "catch", "subscribe"])
        }

        @Test func isUnknownOutsideOfCallbacks() { #expect(ErrorTrail.current == nil) }

        @Test func isUnknownWithoutAnInspector() {
            let found = Recorder<String>()
            Observable<Int>.error(TestError.first).subscribe(onError: { _ in found.record(ErrorTrail.current) })
                .dispose()
            #expect(found.values == ["none"])
        }
    }
#endif

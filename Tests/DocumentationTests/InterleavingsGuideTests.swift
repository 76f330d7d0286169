import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("The guide to interleavings", .noLeaks) struct InterleavingsGuideTests {
    private let guide = Guide("Interleavings")

    @Test("has no example but those that run here")
    func examples() throws { try guide.expectExamples(in: "InterleavingsGuideTests") }

    /// Returns the failure of an exploration; a macro around it would move the lines of its scheduling points.
    private func failure(_ explore: () throws -> Void) throws -> InterleavingFailure {
        try #require(throws: InterleavingFailure.self) { try explore() }
    }

    /// Removes line numbers, which change with the library.
    private func withoutLines(_ text: String) -> String { text.replacing(/:\d+/, with: ":") }

    private func expectShown(_ failure: InterleavingFailure, sourceLocation: SourceLocation = #_sourceLocation) {
        let text = Guide.shown(failure.description)
        #expect(
            withoutLines(guide.text).contains(withoutLines(text)), "The guide has to show:\n\(text)",
            sourceLocation: sourceLocation)
    }

    @Test("shows a manifest that can be read") func manifest() async throws {
        let manifest = """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Shop",
                traits: ["Interleavings"],
                dependencies: [
                    .package(
                        path: "../streams",
                        traits: [.trait(name: "Interleavings", condition: .when(traits: ["Interleavings"]))])
                ],
                targets: [
                    .target(name: "Shop", dependencies: [.product(name: "Streams", package: "streams")]),
                    .testTarget(
                        name: "ShopTests",
                        dependencies: ["Shop", .product(name: "StreamsTest", package: "streams")]),
                ]
            )
            """
        #expect(guide.shows(manifest))
        let folder = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try manifest.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        let (status, text) = try await Project.run(["swift", "package", "--package-path", folder.path, "dump-package"])
        #expect(status == 0, "\(text)")
    }

    // MARK: Examples

    @Test(.enabled(if: canExploreInterleavings)) func lostUpdate() throws {
        let failure = try failure {
            try exploreInterleavings { scenario in
                let count = BehaviorRelay(value: 0)
                scenario.thread("first") { count.accept(count.value + 1) }
                scenario.thread("second") { count.accept(count.value + 1) }
                scenario.finally { scenario.expect(count.value == 2, "the count is \(count.value)") }
            }
        }
        expectShown(failure)
    }

    @Test(.enabled(if: canExploreInterleavings)) func replay() throws {
        let failure = try failure {
            try exploreInterleavings(replay: "b c5 b4") { scenario in
                let count = BehaviorRelay(value: 0)
                scenario.thread("first") { count.accept(count.value + 1) }
                scenario.thread("second") { count.accept(count.value + 1) }
                scenario.finally { scenario.expect(count.value == 2, "the count is \(count.value)") }
            }
        }
        #expect(failure.faults == ["the count is 1"])
    }

    @Test(.enabled(if: canExploreInterleavings)) func operatorOfAClient() throws {
        let failure = try failure {
            final class Taken: Sendable {
                let count = Mutex(0)
            }

            /// Emits the first `count` elements of all sources.
            func first(_ count: Int, of sources: Observable<Int>...) -> Observable<Int> {
                Observable.create { observer in
                    let taken = Taken()
                    return Disposables.create(
                        sources.map { source in
                            source.subscribe(onNext: { element in
                                schedulingPoint()
                                guard taken.count.withLock({ $0 }) < count else { return }
                                observer.onNext(element)
                                schedulingPoint()
                                taken.count.withLock { $0 += 1 }
                            })
                        })
                }
            }

            try exploreInterleavings { scenario in
                let (one, other) = (PublishSubject<Int>(), PublishSubject<Int>())
                let received = BehaviorRelay<[Int]>(value: [])
                let subscription = first(1, of: one.asObservable(), other.asObservable())
                    .subscribe(onNext: { received.accept(received.value + [$0]) })
                scenario.thread("one") { one.onNext(1) }
                scenario.thread("other") { other.onNext(2) }
                scenario.finally {
                    scenario.expect(received.value.count == 1, "received \(received.value)")
                    subscription.dispose()
                }
            }
        }
        #expect(failure.faults == ["received [2, 1]"] || failure.faults == ["received [1, 2]"])
    }

    @Test(.enabled(if: canExploreInterleavings)) func ownState() throws {
        let failure = try failure {
            final class Cache: Sendable {
                private let values = Mutex<[String: Int]>([:])

                func value(of key: String, make: () -> Int) -> Int {
                    schedulingPoint()
                    if let known = values.withLock({ $0[key] }) { return known }
                    let value = make()
                    schedulingPoint()
                    values.withLock { $0[key] = value }
                    return value
                }
            }

            try exploreInterleavings { scenario in
                let cache = Cache()
                let made = Mutex(0)
                for name in ["one", "other"] {
                    scenario.thread(name) {
                        _ = cache.value(of: "answer") {
                            made.withLock { $0 += 1 }
                            return 42
                        }
                    }
                }
                scenario.finally {
                    let count = made.withLock { $0 }
                    scenario.expect(count == 1, "made \(count) times")
                }
            }
        }
        #expect(failure.faults == ["made 2 times"])
        expectShown(failure)
    }

    @Test(.enabled(if: canExploreInterleavings)) func queue() throws {
        try exploreInterleavings { scenario in
            let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "search")
            let subject = PublishSubject<Int>()
            let received = BehaviorRelay<[Int]>(value: [])
            let subscription = subject.observe(on: scheduler)
                .subscribe(onNext: { received.accept(received.value + [$0]) })
            scenario.thread("sends") { subject.onNext(1) }
            scenario.thread("disposes") { subscription.dispose() }
            scenario.finally { scenario.expect(received.value.count <= 1, "received \(received.value)") }
        }
    }

    @Test(.enabled(if: canExploreInterleavings)) func task() throws {
        try exploreInterleavings { scenario in
            let subject = ReplaySubject<Int>.create(bufferSize: 1)
            scenario.thread("sends") {
                subject.onNext(1)
                subject.onCompleted()
            }
            scenario.task("awaits") {
                var received: [Int] = []
                for try await element in subject.values { received.append(element) }
                if received != [1] { throw RxError.noElements }
            }
        }
    }

    @Test(.enabled(if: canExploreInterleavings)) func bounds() throws {
        let exploration = try exploreInterleavings(preemptions: 1, limit: 10_000, random: 100) { scenario in
            let subject = ReplaySubject<Int>.create(bufferSize: 1)
            scenario.thread("sends") { subject.onNext(1) }
            scenario.thread("completes") { subject.onCompleted() }
            scenario.thread("subscribes") { _ = subject.subscribe() }
            scenario.finally { subject.onCompleted() }
        }
        #expect(exploration.isComplete)
    }
}

@Suite(.noLeaks) struct SubscriptionTests {
    @Test(.enabled(if: canExploreInterleavings)) func receivesTheLatest() throws {
        let exploration = try exploreInterleavings { scenario in
            let subject = BehaviorSubject(value: 0)
            let received = BehaviorRelay<[Int]>(value: [])
            scenario.thread("sends") { subject.onNext(1) }
            scenario.thread("subscribes") {
                _ = subject.subscribe(onNext: { received.accept(received.value + [$0]) })
            }
            scenario.finally {
                scenario.expect([[0, 1], [1]].contains(received.value), "received \(received.value)")
                subject.onCompleted()
            }
        }
        #expect(exploration.isComplete)
    }
}

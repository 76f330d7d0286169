import Foundation
import TestSupport
import Testing

/// Refers to names of other libraries on the types of this one; `Tests/Diagnostics/OtherLibraries` has the messages.
@Suite("No internal declaration answers a name of another library", .noLeaks) struct OtherLibrariesTests {
    /// Names of Combine, of asynchronous and other sequences, and of ReactiveSwift.
    static let names = """
        sink assign receive subscribe store cancel send request demand publisher eraseToAnyPublisher setFailureType
        map tryMap mapError replaceNil compactMap tryCompactMap filter tryFilter scan tryScan reduce tryReduce collect
        removeDuplicates tryRemoveDuplicates replaceEmpty replaceError ignoreOutput count max min first last output
        prefix dropFirst drop append prepend contains allSatisfy catch tryCatch retry assertNoFailure switchToLatest
        flatMap combineLatest merge zip share multicast makeConnectable autoconnect connect measureInterval debounce
        throttle delay timeout encode decode print breakpoint breakpointOnError handleEvents buffer value values
        makeAsyncIterator next forEach reversed sorted joined enumerated chunked lazy isEmpty makeIterator
        observe observeValues observeResult startWithValues startWithResult skipRepeats skipNil skip take
        sample throttleWhile combinePrevious concat promoteError signal producer input lifetime
        onNext onError onCompleted accept dispose finish yield continuation task result
        """.split(whereSeparator: \.isWhitespace)
    static let types = [
        "Observable<Int>", "Single<Int>", "Maybe<Int>", "Completable", "Driver<Int>", "Signal<Int>", "Infallible<Int>",
        "PublishSubject<Int>", "BehaviorSubject<Int>", "ReplaySubject<Int>", "AsyncSubject<Int>", "PublishRelay<Int>",
        "BehaviorRelay<Int>", "ReplayRelay<Int>", "ConnectableObservable<Int>", "GroupedObservable<Int, Int>",
        "ControlEvent<Int>", "ControlProperty<Int>", "IsolatedSequence<Int>", "Binder<Int>",
        "any Disposable", "DisposeBag", "SerialDisposable", "CompositeDisposable",
    ]

    @Test("but a public one, or none") func internalNames() async throws {
        let references = Self.types.enumerated().flatMap { index, type in
            Self.names.map { "@MainActor func f\(index)_\($0)(_ a: \(type)) { _ = a.`\($0)` }  // \(type).\($0)" }
        }
        let file = FileManager.default.temporaryDirectory.appending(path: "OtherLibraries-\(UUID()).swift")
        try (["import Streams"] + references).joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let (_, output) = try await Project.run(
            ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-diagnostic-style", "llvm"]
                + ["-I", Project.modules.path, file.path])
        let diagnosed = output.matches(of: /\.swift:(\d+):\d+: error: (.*)/)
        #expect(diagnosed.count > Self.types.count, "the names are diagnosed")
        let inaccessible = diagnosed.filter { $0.2.contains("inaccessible") }.map { references[Int($0.1)! - 2] }
        #expect(inaccessible == [])
    }
}

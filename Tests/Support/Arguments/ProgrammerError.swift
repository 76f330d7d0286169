import Foundation
import Streams
import StreamsLaws
import StreamsTest

/// A programmer error, which says its sentence on standard error: in release builds, too.
package struct ProgrammerError: Sendable {
    package let sentence: String
    /// Whether it ends the process in this build.
    package let endsProcess: Bool
    /// Makes the error.
    package let make: @MainActor @Sendable () async -> Void

    private init(
        _ sentence: String, endsProcess: Bool = true, _ make: @escaping @MainActor @Sendable () async -> Void
    ) {
        self.sentence = sentence
        self.endsProcess = endsProcess
        self.make = make
    }

    /// The wrong arguments of the table, and all others.
    package static let all = arguments + observables + objects + schedulers + tests + interleavings

    private static let arguments = ArgumentRow.all.flatMap { row in
        row.cells.flatMap { cell in
            guard case .error(let sentence) = row.outcome(cell.column) else { return [ProgrammerError]() }
            return cell.samples.map { sample in
                ProgrammerError(sentence) { _ = await sample.run(ArgumentClock(.ticks)) }
            }
        }
    }

    /// Release builds report these and continue: an app in production is better off with a missing value.
    private static let observables = [
        ProgrammerError(
            "A binding received the error \(RxError.timeout); handle it before, with catch or asDriver.",
            endsProcess: isDebugBuild
        ) { _ = Observable<Int>.error(RxError.timeout).bind(onNext: { _ in }) },
        ProgrammerError(
            "An Infallible failed with \(RxError.timeout); closures of its operators must not throw.",
            endsProcess: isDebugBuild
        ) {
            _ = Observable<Int>.error(RxError.timeout).asInfallible(onErrorRecover: { _ in fallible })
                .subscribe(onNext: { _ in })
        },
    ]

    private static let fallible = Infallible<Int>.create { observer in
        observer(.next(1))
        return Disposables.create()
    }.map(throwing)

    /// A type cannot tell that this throws.
    private static let throwing: @Sendable (Int) -> Int = unsafeBitCast(
        { (_: Int) throws -> Int in throw RxError.timeout } as @Sendable (Int) throws -> Int,
        to: (@Sendable (Int) -> Int).self)

    private static let objects = [
        ProgrammerError("The subject of a BehaviorRelay was disposed. Do not cast its asObservable().") {
            let relay = BehaviorRelay(value: 0)
            (relay.asObservable() as? BehaviorSubject<Int>)?.dispose()
            _ = relay.value
        },
        ProgrammerError("The closure of a property reads the property itself, or sets one from which it is derived.") {
            let count = MutableProperty(1)
            let double = count.map { value -> Int in
                count.value = 2
                return value * 2
            }
            _ = double.asObservable().subscribe(onNext: { _ in })
        },
        ProgrammerError(
            "The closure of a transaction or an update reads a property and sets it outside of the change."
        ) {
            let count = MutableProperty(1)
            Property.transaction { changes in
                changes[count] += 10
                Property.transaction { $0[count] += 1 }
            }
        },
        ProgrammerError(
            "The closure of a transaction or an update reads a property and sets it outside of the change."
        ) {
            let count = MutableProperty(1)
            count.update { value in
                count.update { $0 += 1 }
                value += 10
            }
        },
        ProgrammerError("The closure of an update sends to the relay that it changes.") {
            let count = BehaviorRelay(value: 1)
            count.update { value in
                count.accept(2)
                value += 10
            }
        },
        ProgrammerError("The jitter of a RetryPolicy needs numbers that are not negative.") {
            _ = RetryPolicy.constant(.seconds(1)).jittered(by: -1...1)
        },
        ProgrammerError("throttle(_:edges:scheduler:onDrop:) needs at least one edge.") {
            _ = Observable.just(1).throttle(.seconds(1), edges: [], scheduler: HistoricalScheduler())
        },
        ProgrammerError("debounce(_:edges:scheduler:onDrop:) needs at least one edge.") {
            _ = Observable.just(1).debounce(.seconds(1), edges: [], scheduler: HistoricalScheduler())
        },
        ProgrammerError("A SingleAssignmentDisposable was set twice; use SerialDisposable to replace one.") {
            let disposable = SingleAssignmentDisposable()
            disposable.setDisposable(Disposables.create())
            disposable.setDisposable(Disposables.create())
        },
        ProgrammerError(
            "A shared sequence of another strategy than that of Driver or Signal needs elements that are Sendable."
        ) { _ = SharedSequence<BackgroundStrategy, NotSendable>.from([NotSendable()]) },
        ProgrammerError(
            "MainQueueSharingStrategy is for the strategies of Driver and Signal; conform to SharingStrategyProtocol."
        ) { _ = SharedSequence<FalseMainStrategy, Int>.just(1) },
        ProgrammerError(
            "range(start:count:) goes beyond the largest integer of its type."
        ) { _ = Observable<Int>.range(start: .max, count: 2) },
    ]

    private struct BackgroundStrategy: SharingStrategyProtocol {
        static var scheduler: any SchedulerType { SerialDispatchQueueScheduler(qos: .default) }

        static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> { source }
    }

    private struct FalseMainStrategy: MainQueueSharingStrategy {
        static var scheduler: any SchedulerType { SerialDispatchQueueScheduler(qos: .default) }

        static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> { source }
    }

    private final class NotSendable {}

    private static let schedulers =
        [
            ProgrammerError("This must run on the main queue; use observe(on:) to get there.") {
                await elsewhere { MainScheduler.ensureExecutingOnScheduler() }
            },
            ProgrammerError("The reason of the caller.") {
                await elsewhere { MainScheduler.ensureExecutingOnScheduler(errorMessage: "The reason of the caller.") }
            },
            ProgrammerError("Streams needs one thread-specific key and the process has none left.") {
                var key = pthread_key_t()
                while pthread_key_create(&key, nil) == 0 {}
                _ = CurrentThreadScheduler.isScheduleRequired
            },
        ] + systemSchedulers

    private static func elsewhere(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                body()
                continuation.resume()
            }
        }
    }

    #if canImport(Darwin)
        private static let systemSchedulers = [
            ProgrammerError("This must run on the main thread; use observe(on:) to get there.") {
                await elsewhere { MainScheduler.ensureRunningOnMainThread() }
            }
        ]
    #else
        private static let systemSchedulers = [
            ProgrammerError("A thread locks a lock that it holds already.") {
                let lock = Lock(0)
                lock.withLock { _ in lock.withLock { _ in } }
            }
        ]
    #endif

    private static let tests = [
        ProgrammerError("A letter or digit of a marble diagram has two values.") {
            _ = MarbleValues(dictionaryLiteral: ("a", 1), ("a", 2))
        },
        ProgrammerError("The group is empty. Write its events between ( and ), or - for a tick without any.") {
            _ = TestScheduler(initialClock: 0).cold("-()")
        },
        ProgrammerError("\"n\" is not a parameter of this operator: add it to `parameters`.") {
            let n = OperatorUnderTest.Parameter("n", 1...4)
            let take = OperatorUnderTest("take(_:)") { inputs in
                inputs[0].take(inputs[n])
            } model: { inputs -> Timeline<Int> in
                inputs[0]
            }
            _ = take.disagreement(programs: 1)
        },
        ProgrammerError("disagreement(programs:seed:) needs a number that is not negative.") {
            _ = OperatorUnderTest("asObservable()") { inputs in inputs[0].map(\.value) }.disagreement(programs: -1)
        },
        ProgrammerError("OperatorUnderTest needs numbers of sources and closures that are not negative.") {
            _ = OperatorUnderTest("never()", sources: -1) { _ in Observable<Int>.never() }
        },
        ProgrammerError("OperatorUnderTest needs numbers of sources and closures that are not negative.") {
            _ = OperatorUnderTest("never()", closures: -1) { _ in Observable<Int>.never() }
        },
        ProgrammerError("The operator under test has no source 1, since it has 1: pass the number to `sources`.") {
            let second = OperatorUnderTest("second") { inputs in
                inputs[1]
            } model: { inputs -> Timeline<Int> in
                inputs[0]
            }
            _ = second.disagreement(programs: 1)
        },
        ProgrammerError("The operator under test has no source -1, since it has 1: pass the number to `sources`.") {
            let last = OperatorUnderTest("last") { inputs in
                inputs[0]
            } model: { inputs -> Timeline<Int> in
                inputs[-1]
            }
            _ = last.disagreement(programs: 1)
        },
        ProgrammerError("ProgramOptions needs at least one observer.") {
            useInModel(ProgramOptions(observers: 0...2))
        },
        ProgrammerError(kindsOfSources) { useInModel(ProgramOptions(sourceKinds: [])) },
        ProgrammerError(kindsOfSources) {
            useInModel(ProgramOptions(sourceKinds: [.synchronous]), .resubscribesEndlessly)
        },
        ProgrammerError("SubjectUnderTest needs a number of replayed elements that is not negative.") {
            _ = SubjectUnderTest("PublishSubject", replay: -1) { PublishSubject<Int>() }
        },
        ProgrammerError("DerivationUnderTest needs a number of inputs that is not negative.") {
            _ = DerivationUnderTest("constant", inputs: -1) { _, _ in MutableProperty(0).map { $0 } }
        },
    ]

    private static let kindsOfSources =
        "ProgramOptions needs a kind of source, and another than .synchronous for an operator that resubscribes endlessly."

    private static func useInModel(_ programs: ProgramOptions, _ traits: OperatorUnderTest.Traits = []) {
        _ = OperatorUnderTest("asObservable()", traits: traits, programs: programs) { inputs in
            inputs[0]
        } model: { inputs -> Timeline<Int> in
            inputs[0]
        }
    }

    /// The errors of the explorer, which is there only with the trait `Interleavings`.
    private static let interleavings =
        canExploreInterleavings
        ? [
            ProgrammerError("\"?\" is no schedule; one reads like a12 b4 a.") {
                _ = try? exploreInterleavings(replay: "?") { _ in }
            }
        ] : []

    #if DEBUG
        private static let isDebugBuild = true
    #else
        private static let isDebugBuild = false
    #endif
}

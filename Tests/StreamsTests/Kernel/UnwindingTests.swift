import TestSupport
import Testing

/// The disposal and the release of what is nested, however deep, fit on a small stack.
@Suite(.noLeaks) struct UnwindingTests {
    /// Wraps a disposable into another one.
    struct Wrapper: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let wrap: @Sendable (any Disposable) -> any Disposable

        static let all = [
            Wrapper(testDescription: "an action") { inner in Disposables.create { inner.dispose() } },
            Wrapper(testDescription: "a pair") { Disposables.create($0, Disposables.create()) },
            Wrapper(testDescription: "a composite") { CompositeDisposable($0, Disposables.create()) },
            Wrapper(testDescription: "a single assignment") { inner in
                let outer = SingleAssignmentDisposable()
                outer.setDisposable(inner)
                return outer
            },
            Wrapper(testDescription: "a serial disposable") { inner in
                let outer = SerialDisposable()
                outer.disposable = inner
                return outer
            },
            Wrapper(testDescription: "a reference count") { RefCountDisposable(disposable: $0) },
            Wrapper(testDescription: "a scheduled one") {
                ScheduledDisposable(scheduler: CurrentThreadScheduler.instance, disposable: $0)
            },
            Wrapper(testDescription: "a bag") { inner in
                let bag = Lock<DisposeBag?>(DisposeBag(disposing: inner))
                return Disposables.create { bag.replace(by: nil) }
            },
            Wrapper(testDescription: "a subscription") { inner in
                Observable<Int>.create { _ in inner }.subscribe()
            },
            Wrapper(testDescription: "an inner subscription") { inner in
                Observable.just(1).concat(Observable.never()).flatMap { _ in Observable<Int>.create { _ in inner } }
                    .subscribe()
            },
        ]
    }

    private static let smallStack = 512 * 1_024
    private static let depth = 20_000

    private func nested(_ wrappers: [Wrapper], _ innermost: any Disposable) -> any Disposable {
        (0..<Self.depth).reduce(innermost) { inner, level in wrappers[level % wrappers.count].wrap(inner) }
    }

    @Test(arguments: Wrapper.all + loops) func disposalNeedsNoStack(wrapper: Wrapper) {
        let disposed = Counter()
        onNewThread(stackSize: Self.smallStack) {
            nested([wrapper], Disposables.create { disposed.increment() }).dispose()
        }
        #expect(disposed.value == 1)
    }

    @Test func disposalOfAMixtureNeedsNoStack() {
        let disposed = Counter()
        onNewThread(stackSize: Self.smallStack) {
            let outermost = nested(Wrapper.all, Disposables.create { disposed.increment() })
            outermost.dispose()
            #expect(disposed.value == 1)
            outermost.dispose()
        }
        #expect(disposed.value == 1)
    }

    /// Whether the token is freed on a small stack when what `body` makes of it has been released.
    private func frees(_ body: @escaping @Sendable (Token) -> Void) -> Bool {
        let isFreed = Recorder<Bool>()
        onNewThread(stackSize: Self.smallStack) {
            weak var token: Token?
            do {
                let strong = Token()
                token = strong
                body(strong)
            }
            isFreed.record(token == nil)
        }
        return isFreed.values == [true]
    }

    @Test(arguments: Wrapper.all) func releaseNeedsNoStack(wrapper: Wrapper) {
        #expect(frees { token in _ = nested([wrapper], Disposables.create { withExtendedLifetime(token) {} }) })
    }

    /// Makes an object whose observer holds another one.
    struct Link: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @Sendable (_ next: any AnyObject & Sendable) -> any AnyObject & Sendable

        static func link<Source: ObservableType>(
            _ name: String, _ make: @escaping @Sendable () -> Source
        ) -> Link where Source: AnyObject & Sendable {
            Link(testDescription: name) { next in
                let source = make()
                _ = source.subscribe(onNext: { _ in withExtendedLifetime(next) {} })
                return source
            }
        }

        /// Owns a bag, and is a member of another one.
        private final class Owner: Disposable {
            let bag = DisposeBag()
            private let token: (any AnyObject & Sendable)?

            init(_ next: any AnyObject & Sendable) {
                let owner = next as? Owner
                token = owner == nil ? next : nil
                owner?.disposed(by: bag)
            }

            func dispose() {}
        }

        static let all = [
            Link(testDescription: "DisposeBag") { Owner($0) },
            link("PublishSubject") { PublishSubject<Int>() },
            link("BehaviorSubject") { BehaviorSubject(value: 0) },
            link("ReplaySubject") { ReplaySubject<Int>.create(bufferSize: 2) },
            link("AsyncSubject") { AsyncSubject<Int>() },
            link("PublishRelay") { PublishRelay<Int>() },
            Link(testDescription: "MutableProperty") { next in
                let property = MutableProperty(0)
                _ = property.asObservable().subscribe(onNext: { _ in withExtendedLifetime(next) {} })
                return property
            },
            Link(testDescription: "share") { next in
                let source = PublishSubject<Int>()
                _ = source.share(replay: 1).subscribe(onNext: { _ in withExtendedLifetime(next) {} })
                return source
            },
        ]
    }

    @Test(arguments: Link.all) func linkedObjectsNeedNoStackForTheirRelease(link: Link) {
        #expect(
            frees { token in
                _ = (0..<Self.depth).reduce(token as any AnyObject & Sendable) { next, _ in link.make(next) }
            })
    }

    @Test func whatIsPutOffIsDisposedBeforeTheOutermostReturns() {
        let disposed = Counter()
        onNewThread(stackSize: Self.smallStack) {
            let group = CompositeDisposable()
            for _ in 0..<3 { _ = group.insert(nested([Wrapper.all[0]], Disposables.create { disposed.increment() })) }
            group.dispose()
            #expect(disposed.value == 3)
            nested([Wrapper.all[1]], Disposables.create { disposed.increment() }).dispose()
        }
        #expect(disposed.value == 4)
    }

    // MARK: Loops, which a disposal has to stop at once

    private func deep(_ levels: Int, _ body: () -> Void) {
        withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 16) { _ in
            levels == 0 ? body() : deep(levels - 1, body)
        }
    }

    /// A synchronous source below an operator that has another lifetime than its result.
    struct Loop: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let source: @Sendable () -> Observable<Int>

        static let all = [
            Loop(testDescription: "repeatElement") { Observable.repeatElement(1).catch { _ in .empty() } },
            Loop(testDescription: "flatMap") { Observable.repeatElement(1).flatMap { Observable.of($0, 2) } },
            Loop(testDescription: "retry") {
                Observable<Int>.create { observer in
                    observer.onNext(1)
                    observer.onError(TestError.first)
                    return Disposables.create()
                }
                .retry()
            },
            Loop(testDescription: "create") {
                Observable<Int>.create { observer in
                    for number in 0..<10 { observer.onNext(number) }
                    return Disposables.create()
                }
                .flatMap { Observable.just($0) }
            },
            Loop(testDescription: "on the current thread") {
                Observable.repeatElement(1).catch { _ in .empty() }.subscribe(on: CurrentThreadScheduler.instance)
            },
            Loop(testDescription: "on a scheduler that runs work inside the call") {
                Observable.repeatElement(1, scheduler: InPlaceScheduler()).catch { _ in .empty() }
            },
        ]
    }

    @Test(arguments: Loop.all) func aLoopDeepInADisposalStops(loop: Loop) {
        let received = Counter()
        Disposables.create {
            deep(100) {
                _ = loop.source().do(onNext: { _ in received.increment() }).take(1).subscribe()
            }
        }.dispose()
        #expect(received.value == 1)
    }

    @Test func aVirtualClockDeepInADisposalStops() {
        let (scheduler, ticks) = (HistoricalScheduler(), Counter())
        Disposables.create {
            deep(100) {
                _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).take(1)
                    .subscribe(onNext: { _ in ticks.increment() })
                scheduler.start()
            }
        }.dispose()
        #expect(ticks.value == 1)
    }

    /// Disposables with a synchronous source, which begins a new measure: a disposal that was put off before waits for the
    /// one around it, and not for that of the source.
    private static let loops = [
        Wrapper(testDescription: "before a loop") { inner in
            Disposables.create {
                inner.dispose()
                _ = Observable<Int>.create { observer in
                    observer.onCompleted()
                    return Disposables.create()
                }
                .subscribe()
            }
        },
        Wrapper(testDescription: "in a loop") { inner in
            Disposables.create {
                _ = Observable<Int>.deferred {
                    inner.dispose()
                    return .empty()
                }
                .subscribe()
            }
        },
    ]

    // MARK: Concatenations, which need no stack to run

    /// Appends to a concatenation.
    struct Step: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let append: @Sendable (Observable<Int>, Int) -> Observable<Int>

        static let all = [
            Step(testDescription: "concat") { $0.concat(Observable.just($1)) },
            Step(testDescription: "concat of a collection") { .concat([$0, .just($1)]) },
            Step(testDescription: "concat of a slice") { .concat([$0, .just($1)].prefix(2)) },
            Step(testDescription: "concat to another one") { Observable.just($1).concat($0) },
        ]
    }

    @Test(arguments: Step.all) func manyConcatenations(step: Step) {
        let received = Counter()
        onNewThread(stackSize: Self.smallStack) {
            let chain = (1...100_000).reduce(Observable.just(0)) { step.append($0, $1) }
            _ = chain.subscribe(onNext: { _ in received.increment() })
        }
        #expect(received.value == 100_001)
    }
}

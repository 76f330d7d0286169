import Streams
import Testing

/// A public disposable around another one.
struct DisposableUnderTest: Sendable, CustomTestStringConvertible {
    /// The name of its type, or of the function that makes it.
    let testDescription: String
    let build: @Sendable (any Disposable) -> any Disposable

    private init(_ name: String, _ build: @escaping @Sendable (any Disposable) -> any Disposable) {
        testDescription = name
        self.build = build
    }

    static let all = [
        DisposableUnderTest("CompositeDisposable") { CompositeDisposable(disposables: [$0]) },
        DisposableUnderTest("RefCountDisposable") { RefCountDisposable(disposable: $0) },
        DisposableUnderTest("ScheduledDisposable") {
            ScheduledDisposable(scheduler: CurrentThreadScheduler.instance, disposable: $0)
        },
        DisposableUnderTest("SerialDisposable") {
            let serial = SerialDisposable()
            serial.disposable = $0
            return serial
        },
        DisposableUnderTest("SingleAssignmentDisposable") {
            let single = SingleAssignmentDisposable()
            single.setDisposable($0)
            return single
        },
        DisposableUnderTest("static Disposables.create(with:)") { inner in Disposables.create { inner.dispose() } },
        DisposableUnderTest("static Disposables.create(_:)") { Disposables.create([$0]) },
        DisposableUnderTest("static Disposables.create(_:_:)") { Disposables.create($0, Disposables.create()) },
        DisposableUnderTest("static Disposables.create(_:_:_:)") {
            Disposables.create($0, Disposables.create(), Disposables.create())
        },
        DisposableUnderTest("static Disposables.create(_:_:_:_:)") {
            Disposables.create(Disposables.create(), Disposables.create(), Disposables.create(), $0)
        },
    ]

    /// Those that hold nothing to dispose.
    static let empty: Set = ["BooleanDisposable", "static Disposables.create()"]
}

import Machine
import Streams

/// The memory of objects that wait for events, with what the allocator adds.
struct IdleMemory: Sendable {
    let name: String
    let make: @Sendable () -> Any

    static let all = [
        IdleMemory(name: "PublishSubject") { PublishSubject<Int>() },
        IdleMemory(name: "BehaviorSubject") { BehaviorSubject(value: 0) },
        IdleMemory(name: "ReplaySubject(1)") { ReplaySubject<Int>.create(bufferSize: 1) },
        IdleMemory(name: "PublishRelay") { PublishRelay<Int>() },
        IdleMemory(name: "BehaviorRelay") { BehaviorRelay(value: 0) },
        IdleMemory(name: "DisposeBag") { DisposeBag() },
        IdleMemory(name: "subject.subscribe") {
            shared.subscribe(onNext: { consume($0) })
        },
        IdleMemory(name: "subject.map.filter.subscribe") {
            shared.map { $0 &+ 1 }.filter { $0 > 0 }.subscribe(onNext: { consume($0) })
        },
        IdleMemory(name: "subject.share(replay: 1).subscribe") {
            shared.share(replay: 1).subscribe(onNext: { consume($0) })
        },
        IdleMemory(name: "combineLatest of 2, subscribe") {
            Observable.combineLatest(shared, shared) { $0 &+ $1 }.subscribe(onNext: { consume($0) })
        },
        IdleMemory(name: "just(1)") { Observable.just(1) },
    ]

    private static let shared = PublishSubject<Int>()

    var line: String { Table.column(name, 52) + Table.figure(bytes, 8) + " bytes" }

    /// The bytes of one object, the average of many.
    private var bytes: Double {
        let count = 10_000
        var objects: [Any] = []
        objects.reserveCapacity(count)
        for _ in 0..<10 { objects.append(make()) }
        objects.removeAll(keepingCapacity: true)
        let before = allocator_bytes()
        for _ in 0..<count { objects.append(make()) }
        let after = allocator_bytes()
        return withExtendedLifetime(objects) { Double(after - before) / Double(count) }
    }
}

import Dispatch
import Foundation
import Streams
import StreamsFoundation

/// Counts what was delivered, so that nothing can be optimised away.
final class Total: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    func add(_ number: Int) { lock.withLock { count += number } }
}

let total = Total()
let bag = DisposeBag()

// Creating, transforming, filtering, combining, errors.
let numbers = Observable<Int>.create { observer in
    for number in 1...3 { observer.onNext(number) }
    observer.onCompleted()
    return Disposables.create()
}
let sums = numbers.map { $0 + 1 }.filter { $0 > 1 }.scan(0) { $0 + $1 }.flatMap { Observable.of($0, $0) }
let merged = Observable.merge(sums.concat(Observable.range(start: 0, count: 3)), Observable.just(4))
merged.distinctUntilChanged().retry(2).catchAndReturn(0).subscribe(onNext: { total.add($0) }).disposed(by: bag)
Observable.combineLatest(numbers, numbers.startWith(7)) { $0 + $1 }
    .withLatestFrom(Observable.just(1)).take(2).subscribe(onNext: { total.add($0) }).disposed(by: bag)
Observable.zip(numbers, numbers.share(replay: 1, scope: .forever)) { $0 * $1 }
    .groupBy { $0 % 2 }.flatMapLatest { $0 }.subscribe(onNext: { total.add($0) }).disposed(by: bag)
Observable.concat(numbers, numbers).concatMap { Observable.just($0) }.buffer(
    timeSpan: .seconds(60), count: 2, scheduler: MainScheduler.instance
).flatMapFirst { Observable.from($0) }.materialize().dematerialize().takeLast(2).toArray()
    .subscribe(onSuccess: { total.add($0.count) }).disposed(by: bag)
numbers.window(timeSpan: .seconds(60), count: 2, scheduler: MainScheduler.instance).merge().amb(Observable.never())
    .skip(until: Observable.just(1)).take(until: Observable<Int>.never()).sample(Observable<Int>.just(1))
    .ifEmpty(default: 1).debug("client").subscribe(onNext: { total.add($0) }).disposed(by: bag)
Observable.using({ SerialDisposable() }) { _ in numbers.retry(when: { errors in errors.take(1) }) }
    .reduce(0) { $0 + $1 }.timeout(.seconds(60), scheduler: MainScheduler.instance)
    .subscribe(onNext: { total.add($0) }).disposed(by: bag)
let connectable = numbers.replay(1)
connectable.subscribe(onNext: { total.add($0) }).disposed(by: bag)
connectable.connect().disposed(by: bag)
numbers.publish().refCount().multicast({ AsyncSubject<Int>() }) { $0.startWith(0) }
    .subscribe(onNext: { total.add($0) }).disposed(by: bag)

// Subjects and relays.
let subject = PublishSubject<Int>()
let behavior = BehaviorSubject(value: 1)
let replay = ReplaySubject<Int>.create(bufferSize: 2)
let relay = BehaviorRelay(value: 1)
let taps = PublishRelay<Int>()
for source in [subject.asObservable(), behavior.asObservable(), replay.asObservable(), relay.asObservable()] {
    source.subscribe(onNext: { total.add($0) }).disposed(by: bag)
}
subject.bind(to: relay).disposed(by: bag)
subject.bind(to: behavior).disposed(by: bag)
subject.onNext(2)
replay.onNext(3)

// Schedulers and time.
let queue = SerialDispatchQueueScheduler(qos: .utility)
let own = MainScheduler()
for scheduler in [queue, own, MainScheduler.instance, MainScheduler.asyncInstance] as [any SchedulerType] {
    numbers.observe(on: scheduler).delay(.milliseconds(1), scheduler: scheduler).throttle(
        .seconds(0), scheduler: scheduler
    )
    .debounce(.milliseconds(1), scheduler: scheduler).timeout(.seconds(60), scheduler: scheduler)
    .subscribe(on: scheduler).subscribe(onNext: { total.add($0) }).disposed(by: bag)
}
numbers.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility)).subscribe(on: ConcurrentMainScheduler.instance)
    .observe(on: OperationQueueScheduler(operationQueue: OperationQueue())).subscribe(onNext: { total.add($0) })
    .disposed(by: bag)
Observable<Int>.interval(.milliseconds(1), scheduler: queue).take(2).buffer(
    timeSpan: .milliseconds(5), count: 2, scheduler: queue
).subscribe(onNext: { total.add($0.count) }).disposed(by: bag)
MainScheduler.ensureExecutingOnScheduler()
let historical = HistoricalScheduler()
Observable<Int>.timer(.seconds(1), scheduler: historical).subscribe(onNext: { total.add($0 + 1) }).disposed(by: bag)
historical.start()
_ = CurrentThreadScheduler.instance.schedule(total) { total in
    total.add(1)
    return CompositeDisposable(disposables: [RefCountDisposable(disposable: BooleanDisposable())])
}
NotificationCenter.default.rx.notification(Notification.Name("client")) { $0.name }.subscribe(onNext: { _ in
    total.add(1)
})
.disposed(by: bag)
NotificationCenter.default.post(name: Notification.Name("client"), object: nil)

// Traits.
Single.zip(
    Single.just(1),
    Single<Int>.create { single in
        single(.success(2))
        return Disposables.create()
    }
).map { $0 + $1 }.subscribe(onSuccess: { total.add($0) }).disposed(by: bag)
Maybe.just(1).ifEmpty(default: 2).subscribe(onSuccess: { total.add($0) }).disposed(by: bag)
Completable.empty().andThen(Observable.of(1, 2)).subscribe(onNext: { total.add($0) }).disposed(by: bag)

// The main queue.
let driver = relay.asDriver().map { $0 + 1 }.flatMapLatest { Driver.just($0) }.distinctUntilChanged()
driver.drive(onNext: { total.add($0) }).disposed(by: bag)
Driver.combineLatest(driver, driver) { $0 + $1 }.drive(Binder(total) { $0.add($1) }).disposed(by: bag)
taps.asSignal().withLatestFrom(driver).debounce(.milliseconds(1)).emit(onNext: { total.add($0) }).disposed(by: bag)
taps.accept(1)

// Actors: that of the caller, here the main actor, and another one.
actor Sums {
    private(set) var sum = 0

    func follow(_ numbers: Observable<Int>) -> any Disposable {
        numbers.isolated().concatMap { await self.twice($0) }.subscribe(with: self) { $0.sum += $1 }
    }

    func add(_ number: Int) { sum += number }

    private func twice(_ number: Int) async -> Int { number * 2 }
}

let actorSums = Sums()
numbers.isolated().map { $0 + 1 }.subscribe(onNext: { total.add($0) }).disposed(by: bag)
await actorSums.follow(numbers).disposed(by: bag)
numbers.subscribe(with: actorSums) { $0.add($1) }.disposed(by: bag)

// Tasks.
for try await number in numbers.values { total.add(number) }
total.add(try await Single.just(1).value)

try await Task.sleep(for: .milliseconds(100))
print("The client received \(total.value), and an actor \(await actorSums.sum).")

import Dispatch
import Streams

// Operators, sequences, observers and strategies of a client.

extension ObservableType where Element: Sendable {
    func unwrapped<Value: Sendable>() -> Observable<Value> where Element == Value? { compactMap { $0 } }

    func mapped<Value: Sendable>(to value: Value) -> Observable<Value> { map { _ in value } }

    func withPrevious() -> Observable<(Element?, Element)> {
        scan((Element?.none, Element?.none)) { ($0.1, $1) }.compactMap { pair in pair.1.map { (pair.0, $0) } }
    }

    func pausable(by pauser: Observable<Bool>) -> Observable<Element> {
        let source = asObservable()
        return pauser.flatMapLatest { isRunning in isRunning ? source : .empty() }
    }

    func doubled() -> Observable<Element> {
        let source = asObservable()
        return Observable.create { observer in
            source.subscribe(
                onNext: {
                    observer.onNext($0)
                    observer.onNext($0)
                },
                onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() })
        }
    }
}

struct Ticks: ObservableType {
    typealias Element = Int

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
        observer.onNext(1)
        return Disposables.create()
    }
}

struct Wrapper<Element>: ObservableType {
    let source: Observable<Element>

    func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        source.subscribe(observer)
    }

    func asObservable() -> Observable<Element> { source }
}

struct Printer: ObserverType {
    func on(_ event: Event<Int>) { print(event) }
}

enum Background: SharingStrategyProtocol {
    static var scheduler: any SchedulerType { ConcurrentDispatchQueueScheduler(qos: .utility) }

    static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 1, scope: .whileConnected)
    }
}

func strategies() -> SharedSequence<Background, String> {
    let numbers = Observable.of(1, 2).asSharedSequence(sharingStrategy: Background.self, onErrorJustReturn: 0)
    let one = SharedSequence<Background, Int>.just(1)
    let sums = SharedSequence<Background, Int>.combineLatest(numbers, one) { $0 + $1 }
    _ = numbers.flatMapLatest { Driver.just($0) }.drive(onNext: { print($0) })
    _ = numbers.withLatestFrom(Driver.just("a")).withLatestFrom(numbers) { "\($0)\($1)" }
    return sums.startWith(0).scan(0) { $0 + $1 }.filter { $0 > 0 }.map { "\($0)" }
}

func anyStrategy<Strategy>(_ source: SharedSequence<Strategy, Int>) -> SharedSequence<Strategy, Int> {
    source.map { $0 + 1 }.filter { $0 > 1 }.startWith(3).skip(1)
}

func anyStrategies<Strategy, Other>(
    _ source: SharedSequence<Strategy, Int>, _ second: SharedSequence<Other, Int>
) -> SharedSequence<Strategy, Int> {
    source.withLatestFrom(second)
}

func elementsAreInferred(_ bag: DisposeBag) {
    let one = Observable.just(1)
    let other = Observable.of(2, 3)
    Observable.merge(one, other).subscribe(Printer()).disposed(by: bag)
    Observable.concat(one, other).concat(one).bind(to: Printer()).disposed(by: bag)
    Observable.amb([one, other]).amb(one).subscribe().disposed(by: bag)
    Observable.catch(sequence: [one, other]).catch { _ in .just(0) }.map { $0 + 1 }.subscribe().disposed(by: bag)
    Observable.of(one, other).merge().subscribe().disposed(by: bag)
    Observable.of(one, other).concat().subscribe().disposed(by: bag)
    Infallible.concat(.just(1), .just(2)).concat(Infallible.just(3)).subscribe().disposed(by: bag)
    Ticks().merged(with: Wrapper(source: one)).subscribe().disposed(by: bag)
}

extension ObservableType where Element: Sendable {
    func merged(with other: some ObservableType<Element>) -> Observable<Element> {
        .merge(asObservable(), other.asObservable())
    }
}

final class Store: Sendable {
    private let state = BehaviorRelay(value: 0)
    private let bag = DisposeBag()

    func listen(on scheduler: any SchedulerType) {
        Observable<Int>.interval(.seconds(1), scheduler: scheduler)
            .withLatestFrom(state) { $0 + $1 }
            .flatMapLatest { [weak self] number in
                guard let self else { return Observable<Int>.empty() }
                return self.load(number)
            }
            .map { number in
                let next = number + 1
                return next
            }
            .subscribe(onNext: { [weak self] number in self?.state.accept(number) })
            .disposed(by: bag)
    }

    func load(_ number: Int) -> Observable<Int> {
        Observable.create { observer in
            DispatchQueue.global().async {
                observer.onNext(number)
                observer.onCompleted()
            }
            return Disposables.create()
        }
    }
}

final class Keychain: ReactiveCompatible, Sendable {
    func read(_ key: String) -> String { key }
}

extension Reactive where Base: Keychain {
    func value(of key: String) -> Single<String> {
        .create { single in
            single(.success(self.base.read(key)))
            return Disposables.create()
        }
    }
}

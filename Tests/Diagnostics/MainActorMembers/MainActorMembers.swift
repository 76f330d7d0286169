// A class of the main actor that uses its members in closures of `Observable` and the traits. They may run on any
// thread: Swift 5 mode compiles them with warnings.

import Streams

@MainActor final class Screen {
    var count = 0
    let bag = DisposeBag()

    func show(_ number: Int) {}
    func load(_ number: Int) -> Observable<Int> { .just(number) }

    func observables(_ a: Observable<Int>, _ b: Observable<Int>) {
        // any warning: main actor-isolated property 'count' can not be referenced from a Sendable closure
        _ = a.map { $0 + self.count }
        _ = a.flatMapLatest { [weak self] number in
            guard let self else { return Observable<Int>.empty() }
            // any warning: call to main actor-isolated instance method 'load' in a synchronous nonisolated context
            return self.load(number)
        }
        .map { $0 + 1 }
        // any warning: main actor-isolated property 'count' can not be referenced from a Sendable closure
        _ = a.filter { [unowned self] in $0 > self.count }
        // any warning: main actor-isolated property 'count' can not be referenced from a Sendable closure
        _ = a.scan(0) { self.count + $0 + $1 }
        // any warning: main actor-isolated property 'count' can not be referenced from a Sendable closure
        _ = Observable.combineLatest(a, b) { self.count + $0 + $1 }
        // any warning: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
        _ = a.do(onNext: { self.show($0) })
        // any warning: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
        a.subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
        // any warning: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
        a.subscribe { [weak self] _ in self?.show(1) }.disposed(by: bag)
        // any warning: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
        a.subscribe(with: self, onNext: { screen, number in screen.show(number) }).disposed(by: bag)
        // any warning: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
        a.bind(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
        // any warning: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
        a.bind { self.show($0) }.disposed(by: bag)
        // any warning: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
        a.bind(with: self) { screen, number in screen.show(number) }.disposed(by: bag)
        // swift5 warning: converting non-Sendable function value to '@Sendable (Int) -> Void' may introduce data races
        // swift5 warning: converting function value of type '@MainActor (Int) -> ()' to '@Sendable (Int) -> Void' loses
        // swift6 error: converting function value of type '@MainActor @Sendable (Int) -> ()' to '@Sendable (Int) -> Voi
        // mainActor error: converting function value of type '@MainActor @Sendable (Int) -> ()' to '@Sendable (Int) ->
        a.subscribe(onNext: show).disposed(by: bag)
    }

    func created() {
        _ = Observable<Int>.create { [weak self] observer in
            // any warning: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
            self?.show(1)
            // any warning: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
            // swift6 warning: reference to captured var 'self' in concurrently-executing code
            // mainActor warning: reference to captured var 'self' in concurrently-executing code
            return Disposables.create { self?.show(2) }
        }
        // any warning: call to main actor-isolated instance method 'load' in a synchronous nonisolated context
        _ = Observable.deferred { self.load(1) }
    }

    func infallibles(_ a: Infallible<Int>) {
        // any warning: main actor-isolated property 'count' can not be referenced from a Sendable closure
        _ = a.map { $0 + self.count }
        // any warning: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
        a.subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
        // any warning: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
        a.bind(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
    }

    func traits(_ a: Single<Int>, _ b: Maybe<Int>, _ c: Completable) {
        // any warning: main actor-isolated property 'count' can not be referenced from a Sendable closure
        _ = a.map { $0 + self.count }
        // any warning: call to main actor-isolated instance method 'load' in a synchronous nonisolated context
        _ = a.flatMap { number in self.load(number).asSingle() }
        // any warning: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
        a.subscribe(onSuccess: { [weak self] in self?.show($0) }).disposed(by: bag)
        // any warning: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
        b.subscribe(onSuccess: { [weak self] in self?.show($0) }).disposed(by: bag)
        // any warning: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
        c.subscribe(onCompleted: { [weak self] in self?.show(1) }).disposed(by: bag)
    }
}

// A class without isolation compiles without a warning in Swift 5 mode.
final class Presenter {
    var count = 0

    func observables(_ a: Observable<Int>) {
        var sum = 0
        // swift6 warning: capture of 'self' with non-Sendable type 'Presenter' in a '@Sendable' closure
        // mainActor warning: main actor-isolated property 'count' can not be referenced from a Sendable closure
        _ = a.map { $0 + self.count }
        // swift6 warning: mutation of captured var 'sum' in concurrently-executing code
        // mainActor warning: mutation of captured var 'sum' in concurrently-executing code
        _ = a.subscribe(onNext: { sum += $0 })
    }
}

@MainActor protocol ScreenInterface: AnyObject {
    func show(_ number: Int)
}

// The same for closures of `Driver`, which use members of the main actor in every mode.
final class DriverPresenter {
    var count = 0
    unowned let screen: any ScreenInterface
    let bag = DisposeBag()

    init(screen: any ScreenInterface) { self.screen = screen }

    @MainActor func drivers(_ a: Driver<Int>) {
        a.map { [unowned self] in $0 + count }
            .drive(onNext: { [unowned self] in screen.show($0) })
            .disposed(by: bag)
    }

    func signals(_ a: Signal<Int>, _ load: @escaping @Sendable (Int) -> Single<Int>) {
        a.flatMap { [unowned self] number in
            screen.show(number)
            return load(number)
                // swift6 warning: capture of 'self' with non-Sendable type 'DriverPresenter' in a '@Sendable' closure
                // mainActor warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
                .do(onSuccess: { [unowned self] in count += $0 })
                .asSignal(onErrorSignalWith: .never())
        }
        .emit(onNext: { [unowned self] in screen.show($0 + count) })
        .disposed(by: bag)
    }
}

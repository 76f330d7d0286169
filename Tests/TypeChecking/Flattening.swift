// Flattening operators whose closures have several statements, each followed by operators with closures. Each chain
// has to compile in every language mode and within the budget of `Scripts/check-type-checking`.

import Streams

nonisolated final class Library: Sendable {
    func show(_ count: Int) {}
    func find(_ text: String) -> Observable<[User]> { .just([User(name: text, age: text.count)]) }
    func count(_ number: Int) -> Observable<Int> { .just(number) }
    func load(_ number: Int) -> Single<User> { .just(User(name: "\(number)", age: number)) }
    func certain(_ number: Int) -> Infallible<Int> { .just(number) }

    func latest(_ numbers: Observable<Int>) -> Observable<Int> {
        numbers.flatMapLatest { [weak self] number in
            guard let self else { return Observable<Int>.empty() }
            return self.count(number)
        }
        .map { $0 + 1 }
    }

    func merged(_ numbers: Observable<Int>) -> any Disposable {
        numbers.filter { $0 > 0 }
            .flatMap { [weak self] number in
                guard let self, number > 1 else { return Observable<Int>.empty() }
                return count(number)
            }
            .filter { $0 > 1 }
            .map { "\($0)" }
            .subscribe(onNext: { print($0) }, onError: { print($0) })
    }

    func first(_ texts: Observable<String>) -> any Disposable {
        texts.map { $0 + "." }
            .flatMapFirst { [weak self] text in
                guard let self else { return Observable<[User]>.just([]) }
                let trimmed = text.filter { $0 != " " }
                return self.find(trimmed).catchAndReturn([])
            }
            .map { $0.map { $0.name } }
            .distinctUntilChanged()
            .filter { !$0.isEmpty }
            .subscribe(onNext: { [weak self] in self?.show($0.count) })
    }

    /// The result is stated because `print` takes `Any`, which the compiler otherwise chooses for the elements.
    func printed(_ texts: Observable<String>) -> any Disposable {
        texts.flatMapFirst { [weak self] text -> Observable<[User]> in
            guard let self else { return .just([]) }
            return self.find(text)
        }
        .map { $0.map { $0.name } }
        .do(onNext: { print($0) })
        .subscribe(onNext: { print($0.count) })
    }

    func inOrder(_ numbers: Observable<Int>) -> Observable<String> {
        numbers.concatMap { [weak self] number in
            guard let self = self else { return Single<User>.error(RxError.unknown) }
            if number > 10 {
                return .just(User(name: "", age: 0))
            }
            return self.load(number)
        }
        .compactMap { $0.age > 3 ? $0.name : nil }
        .scan("") { $0 + $1 }
    }

    func nested(_ texts: Observable<String>) -> Observable<Int> {
        texts.debounce(.milliseconds(300), scheduler: scheduler)
            .flatMapLatest { [weak self] text -> Observable<[User]> in
                guard let self else { return .empty() }
                return self.find(text)
                    .flatMap { users in
                        let names = users.map { $0.name }
                        return Observable.from(names)
                    }
                    .map { User(name: $0, age: $0.count) }
                    .toArray()
                    .asObservable()
            }
            .withLatestFrom(texts) { ($0, $1) }
            .filter { !$0.0.isEmpty && !$0.1.isEmpty }
            .map { users, text in users.count + text.count }
    }

    func twice(_ numbers: Observable<Int>) -> any Disposable {
        numbers
            .flatMapLatest { [weak self] number in
                guard let self else { return Observable<Int>.empty() }
                return self.count(number)
            }
            .flatMap { [unowned self] number in
                let double = number * 2
                return self.load(double)
            }
            .map { $0.age * 2 }
            .bind { print($0) }
    }

    func infallible(_ numbers: Infallible<Int>) -> any Disposable {
        numbers
            .flatMapLatest { [weak self] number in
                guard let self else { return Infallible<Int>.empty() }
                return self.certain(number)
            }
            .map { $0 + 1 }
            .flatMap { [weak self] number in
                guard let self else { return Infallible<Int>.empty() }
                return self.certain(number)
            }
            .filter { $0 > 1 }
            .subscribe(onNext: { print($0) })
    }

    func infallibleInOrder(_ numbers: Infallible<Int>) -> any Disposable {
        numbers
            .concatMap { [weak self] number in
                guard let self else { return Infallible<Int>.empty() }
                return self.certain(number)
            }
            .map { $0 * 2 }
            .flatMapFirst { [weak self] number in
                guard let self else { return Infallible<Int>.empty() }
                return self.certain(number)
            }
            .map { "\($0)" }
            .bind(onNext: { print($0) })
    }

    /// An `Infallible` where the context asks for one.
    func certainLatest(_ numbers: Observable<Int>) -> Infallible<Int> {
        numbers.flatMapLatest { [weak self] number in
            guard let self else { return Infallible<Int>.empty() }
            return self.certain(number)
        }
    }

    func traits(_ numbers: Single<Int>) -> any Disposable {
        numbers
            .flatMap { [weak self] number in
                guard let self else { return Single<User>.never() }
                return self.load(number)
            }
            .map { $0.age + 1 }
            .flatMapMaybe { [weak self] number in
                guard self != nil else { return Maybe<Int>.empty() }
                return .just(number)
            }
            .map { $0 + 1 }
            .subscribe(onSuccess: { print($0) }, onError: { print($0) }, onCompleted: {})
    }
}

func form(
    _ name: Observable<String>, _ age: Observable<Int>, _ accepted: Observable<Bool>, _ city: Observable<String>,
    _ height: Observable<Double>
) -> Observable<String> {
    Observable.combineLatest(name, age, accepted, city, height)
        .map { name, age, accepted, city, height in
            let person = "\(name), \(age + 1), \(city)"
            return (person, accepted && height > 1)
        }
        .filter { _, accepted in accepted }
        .map { person, _ in person + "." }
}

func selected(
    _ name: Observable<String>, _ age: Observable<Int>, _ accepted: Observable<Bool>, _ city: Observable<String>,
    _ height: Observable<Double>
) -> any Disposable {
    Observable.combineLatest(name, age, accepted, city, height) { name, age, accepted, city, height in
        accepted && !name.isEmpty && !city.isEmpty && age > 17 && height > 0
    }
    .distinctUntilChanged()
    .map { $0 ? "complete" : "incomplete" }
    .subscribe(onNext: { print($0) })
}

func destructured(
    _ name: Observable<String>, _ age: Observable<Int>, _ accepted: Observable<Bool>, _ city: Observable<String>,
    _ height: Observable<Double>
) -> Observable<User> {
    Observable.combineLatest(name, age, accepted, city, height)
        .filter { $0.2 && $0.4 > 1 }
        .flatMapLatest { name, age, _, city, _ in
            let user = User(name: name + city, age: age)
            return Observable.just(user)
        }
        .filter { $0.age > 1 }
}

@MainActor final class Results {
    let library = Library()
    let bag = DisposeBag()
    var shown = 0

    func show(_ count: Int) { shown = count }

    func bind(_ texts: Driver<String>, _ taps: Signal<Void>) {
        texts.throttle(.milliseconds(300))
            .distinctUntilChanged()
            .flatMapLatest { [weak self] text in
                guard let self, !text.isEmpty else { return Driver<[User]>.just([]) }
                return self.library.find(text).asDriver(onErrorJustReturn: [])
            }
            .map { $0.count }
            .filter { $0 > 0 }
            .drive(onNext: { [weak self] in self?.show($0) })
            .disposed(by: bag)
        taps.flatMapFirst { [weak self] _ in
            guard let self else { return Signal<User>.empty() }
            let shown = self.shown
            return self.library.load(shown).asSignal(onErrorSignalWith: .empty())
        }
        .map { $0.age + 1 }
        .emit(onNext: { [weak self] in self?.show($0) })
        .disposed(by: bag)
    }
}

/// Branches of the closure of each flattening operator; those without a `return` infer the element from each other.
final class Branches: Sendable {
    func ifExpressions(_ numbers: Observable<Int>) -> [Observable<Int>] {
        [
            numbers.flatMap { if $0 > 0 { Observable.just($0) } else { Observable.empty() } }.map { $0 + 1 },
            numbers.flatMapFirst { if $0 > 0 { Observable.just($0) } else { Observable.empty() } }.map { $0 + 1 },
            numbers.flatMapLatest { if $0 > 0 { Observable.just($0) } else { Observable.empty() } }.map { $0 + 1 },
            numbers.concatMap { if $0 > 0 { Observable.just($0) } else { Observable.empty() } }.map { $0 + 1 },
        ]
    }

    func switchExpressions(_ numbers: Observable<Int>) -> [Observable<Int>] {
        [
            numbers.flatMap {
                switch $0 {
                case 0: Observable.empty()
                default: Observable.just($0)
                }
            }.map { $0 + 1 },
            numbers.flatMapFirst {
                switch $0 {
                case 0: Observable.empty()
                default: Observable.just($0)
                }
            }.filter { $0 > 1 },
            numbers.flatMapLatest {
                switch $0 {
                case 0: Observable.empty()
                default: Observable.just($0)
                }
            }.map { $0 + 1 },
            numbers.concatMap {
                switch $0 {
                case 0: Observable.empty()
                default: Observable.just($0)
                }
            }.map { $0 + 1 },
        ]
    }

    func returns(_ numbers: Observable<Int>) -> Observable<Int> {
        numbers
            .flatMap { number in
                if number > 0 { return Observable.just(number) }
                return Observable.empty()
            }
            .flatMapFirst { number in
                guard number > 1 else { return Observable<Int>.empty() }
                return Observable.just(number)
            }
            .flatMapLatest { number in
                switch number {
                case 0: return Observable<Int>.empty()
                default: return Observable.just(number)
                }
            }
            .concatMap { _ in .just(1) }
            .map { $0 + 1 }
    }

    func traits(_ single: Single<Int>, _ maybe: Maybe<Int>, _ infallible: Infallible<Int>) -> [Observable<Int>] {
        [
            single.flatMap { if $0 > 0 { Single.just($0) } else { Single.never() } }.map { $0 + 1 }.asObservable(),
            maybe.flatMap { if $0 > 0 { Maybe.just($0) } else { Maybe.empty() } }.map { $0 + 1 }.asObservable(),
            infallible.flatMap { if $0 > 0 { Infallible.just($0) } else { Infallible<Int>.empty() } }.asObservable(),
        ]
    }

    @MainActor func drivers(_ signal: Signal<Int>, _ driver: Driver<Int>) -> [Driver<Int>] {
        [
            signal.flatMapLatest { _ in driver }.map { $0 + 1 },
            signal.flatMapLatest { if $0 > 0 { Driver.just($0) } else { Driver.empty() } }.map { $0 + 1 },
            signal.flatMapFirst {
                switch $0 {
                case 0: Driver.empty()
                default: driver
                }
            }.map { $0 + 1 },
            signal.flatMap { number in
                guard number > 0 else { return .empty() }
                let next = number + 1
                return driver.map { $0 + next }
            },
        ]
    }
}

// Chains of a dozen operators in one expression, almost all of their closures without annotations. Each has to be
// type-checked within the budget of `Scripts/check-type-checking`. Annotated are the literal seeds of `scan` in front of
// a flattening operator and the result of one flattening closure, as Docs/Differences.md recommends.

import Streams

nonisolated struct User: Sendable, Equatable {
    let name: String
    let age: Int
}

nonisolated let scheduler = SerialDispatchQueueScheduler(qos: .default)

func numbers(_ a: Observable<Int>) -> any Disposable {
    a.map { $0 + 1 }
        .filter { $0 % 2 == 0 }
        .scan(0 as Int) { $0 + $1 }
        .flatMapLatest { x in Observable.just(x * 2) }
        .compactMap { $0 > 3 ? "\($0)" : nil }
        .distinctUntilChanged { $0.count }
        .startWith("a")
        .take(5)
        .skip(1)
        .map { $0 + "b" }
        .do(onNext: { print($0) })
        .subscribe(onNext: { print($0) })
}

func shared(_ a: Observable<Int>, _ b: Observable<String>) -> any Disposable {
    a.map { $0 + 1 }
        .filter { $0 % 2 == 0 }
        .scan(0 as Int) { $0 + $1 }
        .flatMap { x in Observable.of(x, x * 2) }
        .withLatestFrom(b) { "\($0)\($1)" }
        .distinctUntilChanged()
        .do(onNext: { print($0) })
        .catch { _ in .just("none") }
        .observe(on: scheduler)
        .share(replay: 1)
        .map { $0.count * 2 + 1 }
        .subscribe(onNext: { print($0) })
}

func combined(_ a: Observable<Int>, _ b: Observable<Int>) -> any Disposable {
    Observable.combineLatest(a.map { $0 * 2 }, b.filter { $0 > 1 }) { $0 + $1 }
        .map { $0 + 1 }
        .scan([]) { $0 + [$1] }
        .map { $0.reduce(0) { $0 + $1 } }
        .flatMapLatest { n in Observable.from([n, n + 1]).map { "\($0)" } }
        .withLatestFrom(a) { ($0, $1) }
        .filter { $0.0.count > $0.1 }
        .map { $0.0 }
        .distinctUntilChanged()
        .do(onNext: { _ in })
        .catch { error in Observable.just("\(error)") }
        .subscribe(onNext: { print($0) }, onError: { print($0) }, onCompleted: {})
}

func search(_ text: Observable<String>, _ find: @escaping @Sendable (String) -> Single<[User]>) -> any Disposable {
    text.map { $0.filter { !$0.isWhitespace } }
        .filter { $0.count >= 3 || $0.isEmpty }
        .distinctUntilChanged()
        .debounce(.milliseconds(300), scheduler: scheduler)
        .flatMapLatest { text in
            find(text)
                .map { $0.filter { $0.age > 18 } }
                .catchAndReturn([])
        }
        .map { users in users.map { $0.name } }
        .scan([]) { Array(Set($0 + $1)) }
        .do(onNext: { print($0.count) }, onSubscribe: { print("searching") })
        .retry(3)
        .observe(on: MainScheduler.instance)
        .share(replay: 1, scope: .whileConnected)
        .subscribe(onNext: { print($0.joined(separator: ", ")) })
}

func merged(_ a: Observable<Int>, _ b: Observable<Int>, _ c: Observable<Int>) -> Observable<String> {
    Observable.merge(a.map { $0 - 1 }, b.map { $0 * 2 }, c.filter { $0 != 0 })
        .groupBy { $0 % 3 }
        .flatMap { group in group.map { (group.key, $0) } }
        .filter { $0.0 < $0.1 }
        .map { key, value in key * 10 + value }
        .concatMap { n -> Observable<Int> in Observable.range(start: 0, count: n).map { $0 + n } }
        .buffer(timeSpan: .seconds(1), count: 3, scheduler: scheduler)
        .map { $0.reduce(0, +) }
        .materialize()
        .dematerialize()
        .enumerated()
        .map { "\($0.index): \($0.element)" }
}

func zipped(_ a: Observable<Int>, _ b: Observable<String>, _ c: Observable<Bool>) -> Observable<Int> {
    Observable.zip(a, b, c) { $2 ? $0 + $1.count : $0 - $1.count }
        .map { $0 / 2 + 1 }
        .scan(1 as Int) { $0 * $1 }
        .flatMapFirst { n in Observable.just(n).delay(.seconds(1), scheduler: scheduler) }
        .filter { $0 > 0 && $0 < 100 }
        .sample(a)
        .withLatestFrom(b) { $0 + $1.count }
        .take(while: { $0 < 50 })
        .distinctUntilChanged { $0 % 10 }
        .catch { _ in Observable.of(1, 2).map { $0 + 1 } }
        .timeout(.seconds(5), scheduler: scheduler)
        .ifEmpty(default: 0)
}

func tuples(_ a: Observable<Int>, _ b: Observable<String>) -> any Disposable {
    Observable.combineLatest(a, b)
        .map { ($0 + 1, $1) }
        .filter { $0.0 > 0 && !$0.1.isEmpty }
        .distinctUntilChanged { $0.1 }
        .map { $0.1 }
        .reduce("") { $0 + $1 }
        .compactMap { $0.count > 10 ? $0 : nil }
        .do(onNext: { print($0) }, onError: { print($0) }, onCompleted: { print("done") })
        .catchAndReturn("failed")
        .subscribe(onNext: { print($0) })
}

@MainActor func driven(_ a: Observable<Int>, _ b: Observable<String>) -> any Disposable {
    a.map { $0 + 1 }
        .filter { $0 > 2 }
        .asDriver(onErrorJustReturn: 0)
        .map { $0 * 3 }
        .scan(0) { $0 + $1 }
        .distinctUntilChanged()
        .flatMapLatest { n in b.map { $0 + "\(n)" }.asDriver(onErrorJustReturn: "") }
        .filter { $0.count > 1 }
        .withLatestFrom(a.asDriver(onErrorDriveWith: .empty())) { "\($0)\($1)" }
        .distinctUntilChanged { $0.count }
        .startWith("first")
        .drive(onNext: { print($0) })
}

@MainActor func login(_ email: Driver<String>, _ password: Driver<String>, _ taps: Signal<Void>) -> any Disposable {
    let inputs = Driver.combineLatest(email, password) { (email: $0, password: $1) }
    return
        taps.withLatestFrom(inputs)
        .filter { $0.email.contains("@") && $0.password.count > 5 }
        .map { User(name: $0.email, age: $0.password.count * 2) }
        .flatMap { user in
            Single.just(user)
                .map { User(name: $0.name + "!", age: $0.age + 1) }
                .do(onSuccess: { print($0) }, onError: { print($0) }, onSubscribe: { print("logging in") })
                .asSignal(onErrorSignalWith: .never())
        }
        .do(onNext: { print($0.name) })
        .scan([]) { $0 + [$1] }
        .map { $0.map { $0.name }.joined(separator: ", ") }
        .distinctUntilChanged()
        .emit(onNext: { print($0) })
}

func single(_ load: @escaping @Sendable (Int) -> Single<[Int]>) -> any Disposable {
    Single.zip(load(1), load(2)) { $0 + $1 }
        .map { $0.reduce(0) { $0 + $1 } }
        .flatMap { total in load(total).map { $0.count + total } }
        .filter { $0 > 1 }
        .map { $0 * 2 }
        .ifEmpty(default: 0)
        .flatMap { n in Single.just("\(n)") }
        .do(onSuccess: { print($0) })
        .catch { error in .just("\(error)") }
        .observe(on: scheduler)
        .timeout(.seconds(3), scheduler: scheduler)
        .subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
}

func infallible(_ a: Infallible<Int>, _ b: Infallible<Int>) -> any Disposable {
    Infallible.combineLatest(a, b) { $0 * $1 }
        .map { $0 + 1 }
        .filter { $0 % 2 == 0 }
        .scan(0 as Int) { $0 + $1 }
        .flatMapLatest { n in Infallible.just(n * 2) }
        .compactMap { $0 > 3 ? "\($0)" : nil }
        .distinctUntilChanged { $0.count }
        .startWith("a")
        .take(5)
        .map { $0 + "b" }
        .do(onNext: { print($0) })
        .subscribe(onNext: { print($0) })
}

func errors(_ a: Observable<Int>) -> any Disposable {
    a.map { n in n > 3 ? n * 2 : n + 1 }
        .flatMap { n -> Observable<Int> in n > 10 ? .error(RxError.overflow) : .just(n) }
        .retry { errors in
            errors.enumerated().flatMap { attempt, error in
                attempt < 3
                    ? Observable<Int>.timer(.seconds(attempt * 2), scheduler: scheduler)
                    : Observable.error(error)
            }
        }
        .catch { error in error is RxError ? .just(0) : .error(error) }
        .map { "\($0)" + "." }
        .scan("") { $0 + $1 }
        .throttle(.seconds(1), scheduler: scheduler)
        .do(onError: { print($0) }, onDispose: { print("over") })
        .map { $0.split(separator: ".").compactMap { Int($0) } }
        .filter { !$0.isEmpty }
        .distinctUntilChanged()
        .subscribe(onNext: { print($0.reduce(0) { $0 + $1 }) })
}

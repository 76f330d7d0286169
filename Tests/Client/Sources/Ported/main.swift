import Streams

// A program in the idioms of apps of the ReactiveX vocabulary. `Scripts/check-clients` compares its output.

struct LocalService: SignUpService {
    func isTaken(_ name: String) -> Single<Bool> { .just(name == "ada") }

    func signUp(_ name: String, _ password: String) -> Single<Bool> { .just(password == "engine") }
}

struct Failure: Error {}

func helpers() {
    let bag = DisposeBag()
    func show<Element: Sendable>(_ name: String, _ source: Observable<Element>) {
        source.toArray().subscribe(onSuccess: { print("\(name):", $0) }).disposed(by: bag)
    }
    let numbers = Observable.of(1, 2, 3, 4)
    show("unwrap", Observable.of(1, nil, 3).unwrap())
    show("mapTo", numbers.mapTo("x"))
    show("mapToVoid", numbers.mapToVoid())
    show("filterIf", numbers.filterIf(.just(true)))
    show("withPrevious", numbers.withPrevious().map { "\($0 ?? 0)-\($1)" })
    let (even, odd) = numbers.partition { $0 % 2 == 0 }
    show("partition", Observable.zip(even.toArray().asObservable(), odd.toArray().asObservable()) { [$0, $1] })
    show("completeOnError", Observable<Int>.error(Failure()).startWith(1).completeOnError())
    show("not", Observable.of(true, false).not())
    show("mapEach", Observable.of([1, 2], [3]).mapEach { $0 * 10 })
    let scheduler = HistoricalScheduler()
    let attempts = BehaviorRelay(value: 0)
    Observable<Int>.deferred {
        attempts.accept(attempts.value + 1)
        return attempts.value < 3 ? .error(Failure()) : .just(attempts.value)
    }
    .retry(5, after: .seconds(1), on: scheduler)
    .subscribe(onNext: { print("retry: attempt", $0) })
    .disposed(by: bag)
    scheduler.start()
}

@MainActor func signUp() {
    let bag = DisposeBag()
    let name = BehaviorRelay(value: "")
    let password = BehaviorRelay(value: "")
    let taps = PublishRelay<Void>()
    let model = SignUpViewModel(
        name: name.asDriver(), password: password.asDriver(), taps: taps.asSignal(), service: LocalService())
    model.name.drive(onNext: { print("name:", $0.text) }).disposed(by: bag)
    model.password.drive(onNext: { print("password:", $0.text) }).disposed(by: bag)
    model.canSignUp.drive(onNext: { print("can sign up:", $0) }).disposed(by: bag)
    model.outcome.emit(onNext: { print("outcome:", $0) }).disposed(by: bag)
    name.accept("ada")
    name.accept("grace")
    password.accept("short")
    password.accept("engine")
    taps.accept(())
}

func feed() {
    let bag = DisposeBag()
    let reactor = FeedReactor { page in
        .just((rows: ["row \(page)a", "row \(page)b"], nextPage: page < 2 ? page + 1 : nil))
    }
    reactor.state
        .filter { !$0.isLoading }
        .map { $0.rows }
        .distinctUntilChanged()
        .subscribe(onNext: { print("feed:", $0) })
        .disposed(by: bag)
    for action in [FeedReactor.Action.refresh, .loadMore, .loadMore] { reactor.action.onNext(action) }
}

helpers()
MainActor.assumeIsolated { signUp() }
feed()

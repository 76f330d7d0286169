import GenericClient
import Machine
import Streams
import Synchronization

/// Whole programs, each beside a twin of closures and locks that is written by hand and shows the same.
let programRows: [Row] =
    compared(
        "a login: form, validity, request", few, Work(calls: 10, sections: 6, retains: 4, allocations: 2),
        { LoginForm().run }, { LoginFormByHand().run })
    + compared(
        "a screen: 5 chains, opened, used, closed", few, Work(calls: 20, sections: 11, allocations: 12),
        {
            let model = ScreenModel()
            return { model.run($0) }
        },
        {
            let model = ScreenModelByHand()
            return { model.run($0) }
        })
    + compared(
        "a list of 50 pages", 500, Work(calls: 150, sections: 100, retains: 100, allocations: 60),
        { { _ in PagedList().run() } }, { { _ in PagedListByHand().run() } })
    + compared(
        "a request: failed, repeated, replaced", few, Work(calls: 8, sections: 4, allocations: 4),
        { Requests().run }, { RequestsByHand().run })
    + compared(
        "a generic store of another module", many, Work(calls: 3, sections: 2),
        {
            let store = Store(0)
            _ = store.select { $0 }.subscribe(onNext: { consume($0) })
            return { index in store.update { $0 = index } }
        },
        {
            let store = StoreByHand(0)
            store.select({ $0 }, { consume($0) })
            return { index in store.update { $0 = index } }
        })
    + [
        Row("64 producers on 2 threads", Work(calls: 2, sections: 1)) {
            let subjects = (0..<64).map { _ in PublishSubject<Int>() }
            _ = Observable.merge(subjects.map { $0.asObservable() }).subscribe(onNext: { consume($0) })
            return producing { subjects[$0].onNext($1) }
        },
        Row("64 producers on 2 threads, by hand", Work(calls: 2, sections: 1)) {
            let merged = SignalByHand()
            _ = merged.add { consume($0) }
            return producing { merged.send($1) }
        },
    ]

private func compared(
    _ name: String, _ units: Int, _ work: Work, _ program: @escaping @Sendable () -> (Int) -> Void,
    _ twin: @escaping @Sendable () -> (Int) -> Void
) -> [Row] {
    [(name, program), ("\(name), by hand", twin)].map { name, make in
        Row(name, work) {
            let run = make()
            return Job(units: units) {
                for index in 1...units { run(opaque(index)) }
            }
        }
    }
}

/// 32 producers on each of two threads.
private func producing(_ send: @escaping @Sendable (_ producer: Int, Int) -> Void) -> Job {
    Job(units: many, sum: sum(below: many)) {
        twoThreads { thread in
            for index in stride(from: thread, to: many, by: 2) { send(index & 63, opaque(index)) }
        }
        await_consumption(sum(below: many))
    }
}

/// A typed e-mail address; every second one is not valid.
func typedEmail(_ index: Int) -> String { index & 1 == 0 ? "ada" : "ada.lovelace@example.org" }

private final class LoginForm: Sendable {
    private let email = BehaviorRelay(value: "")
    private let password = BehaviorRelay(value: "")
    private let taps = PublishRelay<Void>()
    private let bag = DisposeBag()

    init() {
        Observable.combineLatest(email.map { $0.utf8.contains(64) }, password.map { $0.utf8.count >= 8 }) { $0 && $1 }
            .distinctUntilChanged()
            .subscribe(onNext: { consume($0 ? 1 : 0) })
            .disposed(by: bag)
        taps.withLatestFrom(Observable.combineLatest(email, password))
            .flatMapLatest { email, password in
                Single<Int>.create { observer in
                    observer(.success(email.utf8.count &+ password.utf8.count))
                    return Disposables.create()
                }
            }
            .subscribe(onNext: { consume($0) })
            .disposed(by: bag)
    }

    func run(_ index: Int) {
        email.accept(typedEmail(index))
        password.accept("correct horse")
        taps.accept(())
    }
}

private final class ScreenModel: Sendable {
    private let counts = PublishSubject<Int>()

    func run(_ index: Int) {
        let screen = Screen(counts)
        counts.onNext(index)
        withExtendedLifetime(screen) {}
    }
}

private final class Screen: Sendable {
    private let bag = DisposeBag()

    init(_ counts: PublishSubject<Int>) {
        for _ in 0..<5 {
            counts.map { $0 &+ 1 }.filter { $0 > 0 }
                .subscribe(onNext: { [weak self] in self?.show($0) })
                .disposed(by: bag)
        }
    }

    private func show(_ count: Int) { consume(count) }
}

private final class PagedList: Sendable {
    private let next = PublishRelay<Void>()
    private let bag = DisposeBag()

    init() {
        next.scan(0) { page, _ in page + 1 }
            .concatMap { page in
                Single<[Int]>.create { observer in
                    observer(.success(Array(repeating: page, count: 20)))
                    return Disposables.create()
                }
            }
            .scan(into: []) { $0 += $1 }
            .subscribe(onNext: { consume($0.count) })
            .disposed(by: bag)
    }

    func run() {
        for _ in 0..<50 { next.accept(()) }
    }
}

private final class Requests: Sendable {
    private let texts = PublishRelay<Int>()
    private let starts = Atomic<Int>(0)
    private let bag = DisposeBag()

    init() {
        texts
            .flatMapLatest { [unowned self] text in
                request(text).retry(2).catchAndReturn(0)
            }
            .subscribe(onNext: { consume($0) })
            .disposed(by: bag)
    }

    private func request(_ text: Int) -> Observable<Int> {
        .create { [self] observer in
            if starts.add(1, ordering: .relaxed).newValue & 1 == 1 {
                observer.onError(RxError.timeout)
            } else {
                observer.onNext(text)
            }
            return Disposables.create { consume(1) }
        }
    }

    func run(_ index: Int) { texts.accept(index) }
}

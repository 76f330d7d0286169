import Machine
import Streams

private struct Account: Equatable, Sendable {
    var name: String
    var email: String
    var visits: Int
}

private final class Message: Sendable {
    let number: Int
    let text: String

    init(_ number: Int) {
        self.number = number
        text = "A message with the number \(number), too long to be stored inline"
    }
}

private let message = Message(1)
private let account = Account(
    name: "Ada Lovelace of London", email: "ada.lovelace@example.org", visits: 1)

/// A view model, as apps have them: relays, derived state, and a handler that captures `self` weakly.
private final class Counter: @unchecked Sendable {
    let taps = PublishSubject<Int>()
    let bag = DisposeBag()
    var count = 0

    func bindWeakly() {
        taps.map { $0 &+ 1 }.subscribe(onNext: { [weak self] in self?.count &+= $0 }).disposed(by: bag)
    }

    func bindStrongly(to other: Counter) {
        taps.map { $0 &+ 1 }.subscribe(onNext: { other.count &+= $0 }).disposed(by: bag)
    }

    func bindWithObject() {
        taps.map { $0 &+ 1 }.subscribe(with: self, onNext: { $0.count &+= $1 }).disposed(by: bag)
    }

    func bindUnretained() {
        taps.withUnretained(self).map { $0.1 &+ 1 }
            .subscribe(onNext: { [weak self] in self?.count &+= $0 }).disposed(by: bag)
    }
}

private func counting(_ name: String, _ work: Work, _ bind: @escaping @Sendable (Counter) -> Void) -> Row {
    Row(name, work) {
        let counter = Counter()
        bind(counter)
        return Job(units: many) {
            for index in 0..<many { counter.taps.onNext(opaque(index)) }
        }
    }
}

private func sending<Element: Sendable>(
    _ name: String, _ work: Work, of elements: [Element],
    _ build: @escaping @Sendable (Observable<Element>) -> Observable<Int>
) -> Row {
    Row(name, work) {
        let subject = PublishSubject<Element>()
        _ = build(subject).subscribe(onNext: { consume($0) })
        return Job(units: few) {
            for index in 0..<few { subject.onNext(elements[index & 1]) }
        }
    }
}

/// A sequence of a type of the client.
private struct Taps: ObservableType, Sendable {
    typealias Element = Int

    let subject: PublishSubject<Int>

    func subscribe<Observer>(_ observer: Observer) -> any Disposable
    where Observer: ObserverType & Sendable, Observer.Element == Int { subject.subscribe(observer) }
}

/// Operators of the client, as apps define them.
extension ObservableType where Self: Sendable, Element: Sendable {
    fileprivate func forwarded() -> Observable<Element> { .create { subscribe($0) } }
}

/// Programs as apps write them: weak references, objects, strings and structures as elements, and bags.
let appRows: [Row] = [
    counting("map, and a handler with a strong reference", .link) {
        let other = Counter()
        $0.bindStrongly(to: other)
    },
    counting("map, and a handler with [weak self]", .link + Work(weakLoads: 1)) { $0.bindWeakly() },
    counting("map, and subscribe(with:)", .link + Work(calls: 1, weakLoads: 1)) { $0.bindWithObject() },
    counting("withUnretained, and a handler with [weak self]", .twoLinks + Work(weakLoads: 2)) { $0.bindUnretained() },
    sending("objects: filter.map", .link + Work(calls: 2, retains: 1), of: [message, message]) {
        $0.filter { $0.number > 0 }.map { $0.number }
    },
    sending("strings: map.filter", .link + Work(calls: 2, retains: 2), of: [message.text, "short"]) {
        $0.map { $0.utf8.count }.filter { $0 > 0 }
    },
    sending(
        "strings: distinctUntilChanged.map", .link + Work(calls: 3, retains: 3), of: [message.text, account.name]
    ) {
        $0.distinctUntilChanged().map { $0.utf8.count }
    },
    sending("structures: map.distinctUntilChanged", .link + Work(calls: 3, retains: 6), of: [account, account]) {
        $0.map { account in
            var account = account
            account.visits += 1
            return account
        }.distinctUntilChanged().map { $0.visits }
    },
    sending("structures: scan.share(replay: 1)", .twoSends + Work(calls: 3, retains: 8), of: [account, account]) {
        $0.scan([]) { $1.visits > 0 ? [$1] : $0 }.share(replay: 1).map { $0.count }
    },
    Row("structures in a BehaviorRelay", .send + Work(calls: 2, sections: 2, retains: 8)) {
        let relay = BehaviorRelay(value: account)
        _ = relay.map { $0.visits }.distinctUntilChanged().subscribe(onNext: { consume($0) })
        return Job(units: few) {
            for _ in 0..<few {
                var changed = relay.value
                changed.visits &+= 1
                relay.accept(changed)
            }
        }
    },
    Row("a form: two fields, validity, a bag", 2 * .send + 2 * .serialized + Work(sections: 2, retains: 6)) {
        let (name, email, valid) = (BehaviorRelay(value: ""), BehaviorRelay(value: ""), BehaviorRelay(value: false))
        let bag = DisposeBag()
        Observable.combineLatest(name.map { !$0.isEmpty }, email.map { $0.utf8.count > 3 }) { $0 && $1 }
            .distinctUntilChanged().bind(to: valid).disposed(by: bag)
        return Job(units: few) {
            for index in 0..<few {
                name.accept(index & 1 == 0 ? "Ada" : "")
                email.accept(account.email)
            }
            withExtendedLifetime(bag) {}
        }
    },
    Row("a screen: 5 chains in a bag", 5 * (.subscription + Work(sections: 1, allocations: 2)) + Work(allocations: 4)) {
        let counter = Counter()
        return Job(units: 1000) {
            for _ in 0..<1000 {
                let bag = DisposeBag()
                for _ in 0..<5 {
                    counter.taps.map { $0 &+ 1 }.filter { $0 > 0 }
                        .subscribe(onNext: { [weak counter] in counter?.count &+= $0 }).disposed(by: bag)
                }
                withExtendedLifetime(bag) {}
            }
        }
    },
    Row("a search: flatMapLatest of requests", .link + Work(sections: 2, retains: 4, weakLoads: 1, allocations: 7)) {
        let texts = PublishSubject<String>()
        let counter = Counter()
        _ = texts.filter { !$0.isEmpty }.distinctUntilChanged()
            .flatMapLatest { text in
                Single<Int>.create { observer in
                    observer(.success(text.utf8.count))
                    return Disposables.create()
                }.asObservable().catchAndReturn(0)
            }
            .subscribe(onNext: { [weak counter] in counter?.count &+= $0 })
        return Job(units: few) {
            for index in 0..<few { texts.onNext(index & 1 == 0 ? account.name : account.email) }
            withExtendedLifetime(counter) {}
        }
    },
    sending("create { source.subscribe(observer) }", .serialized, of: [1, 2]) { $0.forwarded() },
    Row("a sequence of a client: map", .serialized + Work(calls: 2)) {
        let taps = Taps(subject: PublishSubject())
        _ = taps.map { $0 &+ 1 }.subscribe(onNext: { consume($0) })
        return Job(units: many) {
            for index in 0..<many { taps.subject.onNext(opaque(index)) }
        }
    },
    Row.cycle("create, two failures, retry(3)", 3 * (.subscription + Work(allocations: 2)) + Work(allocations: 4)) {
        nonisolated(unsafe) var attempts = 0
        _ = Observable<Int>.create { observer in
            attempts += 1
            if attempts < 3 {
                observer.onError(RxError.timeout)
            } else {
                observer.onNext(attempts)
                observer.onCompleted()
            }
            return Disposables.create()
        }.retry(3).subscribe(onNext: { consume($0) })
    },
    Row("a search: flatMapLatest of drivers", .link + Work(sections: 8, allocations: 14)) {
        let texts = PublishSubject<Int>()
        MainActor.assumeIsolated {
            _ = texts.asDriver(onErrorJustReturn: 0)
                .flatMapLatest { Single.just($0).asDriver(onErrorJustReturn: 0) }
                .drive(onNext: { consume($0) })
        }
        return Job(units: few) {
            for index in 0..<few { texts.onNext(opaque(index)) }
        }
    },
]

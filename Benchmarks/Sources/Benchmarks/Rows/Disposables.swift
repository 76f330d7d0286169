import Machine
import Streams

private let dispose = Work(calls: 1, sections: 1)

/// A disposable without effect that is an object.
private final class Plain: Disposable {
    func dispose() {}
}

/// Disposables and bags.
let disposableRows: [Row] = {
    let member = Plain()
    let members = [any Disposable](repeating: member, count: 10)
    return [
        Row.cycle("Disposables.create()", Work(calls: 2)) { opaque(Disposables.create()).dispose() },
        Row.cycle("Disposables.create { }", dispose + Work(calls: 1, allocations: 1)) {
            opaque(Disposables.create { consume(0) }).dispose()
        },
        Row.cycle("Disposables.create(_:_:)", dispose + Work(calls: 2, allocations: 2)) {
            opaque(Disposables.create(member, member)).dispose()
        },
        Row.cycle("Disposables.create(array of 10)", dispose + Work(calls: 10, allocations: 2)) {
            opaque(Disposables.create(members)).dispose()
        },
        Row.cycle("BooleanDisposable", Work(calls: 1, exchanges: 1, allocations: 1)) {
            opaque(BooleanDisposable()).dispose()
        },
        Row.cycle("SingleAssignmentDisposable", dispose + Work(calls: 1, sections: 1, allocations: 1)) {
            let disposable = opaque(SingleAssignmentDisposable())
            disposable.setDisposable(member)
            disposable.dispose()
        },
        Row("SerialDisposable, replacement", dispose + Work(retains: 1)) {
            let disposable = SerialDisposable()
            return Job(units: few) { for _ in 0..<few { disposable.disposable = member } }
        },
        Row("CompositeDisposable, insert and remove", 2 * dispose) {
            let disposable = CompositeDisposable()
            return Job(units: few) {
                for _ in 0..<few {
                    if let key = disposable.insert(member) { disposable.remove(for: key) }
                }
            }
        },
        Row("CompositeDisposable of 10, a member", dispose + Work(allocations: 0.2), parts: 10) {
            Job(units: few) {
                for _ in 0..<few {
                    let disposable = CompositeDisposable()
                    for _ in 0..<10 { _ = disposable.insert(member) }
                    disposable.dispose()
                }
            }
        },
        Row.cycle("RefCountDisposable", 2 * dispose + Work(allocations: 2)) {
            let disposable = opaque(RefCountDisposable(disposable: member))
            let retained = disposable.retain()
            disposable.dispose()
            retained.dispose()
        },
        Row.cycle("DisposeBag of 1", dispose + Work(allocations: 2)) {
            let bag = opaque(DisposeBag())
            member.disposed(by: bag)
        },
        Row("DisposeBag of 10, a member", dispose + Work(retains: 1, allocations: 0.4), parts: 10) {
            Job(units: few) {
                for _ in 0..<few {
                    let bag = opaque(DisposeBag())
                    for _ in 0..<10 { member.disposed(by: bag) }
                }
            }
        },
        Row("DisposeBag of a subscription", .subscription + dispose + Work(allocations: 2)) {
            let subject = PublishSubject<Int>()
            return Job(units: few) {
                for _ in 0..<few {
                    let bag = opaque(DisposeBag())
                    subject.subscribe(onNext: { consume($0) }).disposed(by: bag)
                }
            }
        },
        Row("dispose() again", Work(calls: 1, exchanges: 1)) {
            let subscription = opaque(PublishSubject<Int>().subscribe(onNext: { consume($0) }))
            return Job(units: many) { for _ in 0..<many { subscription.dispose() } }
        },
    ]
}()

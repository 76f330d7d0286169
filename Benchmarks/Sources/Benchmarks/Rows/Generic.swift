import GenericClient
import Machine
import Streams

private func storing(_ name: String, _ work: Work, _ body: @escaping @Sendable (Store<Int>, Int) -> Void) -> Row {
    Row(name, work) {
        let store = Store(0)
        _ = store.select { $0 }.subscribe(onNext: { consume($0) })
        return Job(units: many) {
            for index in 0..<many { body(store, opaque(index)) }
        }
    }
}

/// Code of a client that is generic over the element, which the compiler does not specialize.
let genericRows: [Row] =
    [
        storing("generic store: accept", .twoLinks + Work(sections: 1)) { $0.accept($1) },
        storing("generic store: update", .twoLinks + Work(sections: 2)) { store, index in store.update { $0 = index } },
        storing("generic store: state", Work(sections: 1)) { store, _ in consume(store.state) },
    ]
    + GenericOperator<Int>.all.map { candidate in
        Row("generic \(candidate.name)", .link) {
            let subject = PublishSubject<Int>()
            _ = candidate.apply(subject.asObservable()).subscribe(onNext: { consume($0) })
            return Job(units: many) {
                for index in 0..<many { subject.onNext(opaque(index)) }
            }
        }
    }

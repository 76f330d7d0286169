import Dispatch
import Streams

// An observer, a binder and an object that closures receive are used on the threads of the source.

func createOnQueueRejected() {
    _ = Observable<Box>.create { o in
        // swift6 warning: capture of 'o' with non-Sendable type 'AnyObserver<Box>' in a '@Sendable' closure
        queue.async { o.onNext(Box()) }
        return Disposables.create()
    }
}

func anyObserverRejected() {
    let x = AnyObserver<Box> { _ in }
    // swift6 error: capture of 'x' with non-Sendable type 'AnyObserver<Box>' in a '@Sendable' closure
    queue.async { x.onNext(Box()) }
    // swift6 error: capture of 'x' with non-Sendable type 'AnyObserver<Box>' in a '@Sendable' closure
    other.async { x.onNext(Box()) }
    _ = x
}

func anyObserverOfObserverRejected() {
    let l = Listener()
    // swift6 error: type 'Listener' does not conform to the 'Sendable' protocol
    let x = AnyObserver(l)
    queue.async { x.onNext(1) }
    l.n += 1
}

func asObserverRejected() {
    let l = Listener()
    // swift6 error: type 'Listener' does not conform to the 'Sendable' protocol
    let x = l.asObserver()
    queue.async { x.onNext(1) }
    l.n += 1
}

func mapObserverRejected() {
    let l = Listener()
    // swift6 warning: type 'Listener' does not conform to the 'Sendable' protocol
    let x = l.mapObserver { (s: String) in s.count }
    queue.async { x.onNext("") }
    l.n += 1
}

func subscribeObserverRejected() {
    let l = Listener()
    // swift6 error: type 'Listener' does not conform to the 'Sendable' protocol
    _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).subscribe(l)
    l.n += 1
}

func bindObserverRejected() {
    let l = Listener()
    // swift6 error: type 'Listener' does not conform to the 'Sendable' protocol
    _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).bind(to: l)
    l.n += 1
}

func bindRelayRejected() {
    let r = BehaviorRelay(value: Box())
    // swift6 error: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).map { _ in Box() }.bind(to: r)
    r.value.n += 1
}

func subscribeSubjectRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    let r = BehaviorSubject(value: Box())
    // swift6 error: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).map { _ in Box() }.subscribe(r)
}

func subscribeWithRejected() {
    let v = View()
    // swift6 warning: type 'View' does not conform to the 'Sendable' protocol
    _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).subscribe(
        with: v, onNext: { v, _ in v.n += 1 })
    v.n += 1
}

func bindWithRejected() {
    let v = View()
    // swift6 warning: type 'View' does not conform to the 'Sendable' protocol
    _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).bind(
        with: v, onNext: { v, _ in v.n += 1 })
    v.n += 1
}

func withUnretainedRejected() {
    let v = View()
    // swift6 error: type 'View' does not conform to the 'Sendable' protocol
    _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).withUnretained(v).subscribe(
        onNext: { $0.0.n += 1 })
    v.n += 1
}

func weakCaptureRejected() {
    let v = View()
    _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).subscribe(onNext: { [weak v] _ in
        // swift6 warning: capture of 'v' with non-Sendable type 'View?' in a '@Sendable' closure
        v?.n += 1
    })
    v.n += 1
}

func binderOfElementRejected(_ v: MainView) {
    let x = Box()
    // swift6 error: type 'Box' does not conform to the 'Sendable' protocol
    // swift6 warning: call to main actor-isolated initializer 'init(_:binding:)' in a synchronous nonisolated context
    _ = Observable.just(x).bind(to: Binder<Box>(v) { $0.box = $1 })
    x.n += 1
}

func binderOfTargetRejected() {
    let v = View()
    // swift6 warning: call to main actor-isolated initializer 'init(_:binding:)' in a synchronous nonisolated context
    let x = Binder<Int>(v) { $0.n = $1 }
    x.onNext(1)
    v.n = 2
}

func binderOnSchedulerRejected() {
    let v = View()
    // swift6 warning: type 'View' does not conform to the 'Sendable' protocol
    let x = Binder<Int>(v, scheduler: scheduler) { $0.n = $1 }
    x.onNext(1)
    v.n = 2
}

func reactivePropertyRejected() {
    let v = View()
    // swift6 warning: main actor-isolated subscript 'subscript(dynamicMember:)' can not be referenced from a nonisolate
    let x = v.rx.n
    x.onNext(1)
    v.n = 2
}

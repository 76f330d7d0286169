import Streams

// Sequences of elements that are not `Sendable`, in the isolation domain in which they are made.

final class Model {
    var name = ""
}

protocol Shape {
    var area: Double { get }
}

struct Square: Shape {
    let side: Double

    var area: Double { side * side }
}

func models(_ bag: DisposeBag) {
    let model = Model()
    Observable.just(model).filter { !$0.name.isEmpty }.take(1).subscribe(onNext: { $0.name = "one" }).disposed(by: bag)
    Single.just(model).filter { $0.name.isEmpty }.subscribe(onSuccess: { print($0.name) }).disposed(by: bag)
    let relay = BehaviorRelay(value: model)
    relay.distinctUntilChanged { $0.name }.skip(1).enumerated().subscribe(onNext: { print($0.element.name) })
        .disposed(by: bag)
    relay.accept(Model())
    model.name = "two"
    relay.skip(.seconds(1), scheduler: MainScheduler.instance).take(until: { $0.name.isEmpty })
        .do(onNext: { print($0.name) }).subscribe().disposed(by: bag)
    relay.groupBy { $0.name }.subscribe(onNext: { print($0.key) }).disposed(by: bag)
    Single.just(model).catch { _ in .just(Model()) }.subscribe().disposed(by: bag)
}

func dictionaries(_ bag: DisposeBag) {
    let json: Observable<[String: Any]> = .just(["count": 1])
    json.filter { $0["count"] != nil }.subscribe(onNext: { print($0) }).disposed(by: bag)
    Single<[String: Any]>.create { single in
        single(.success(["count": 1]))
        return Disposables.create()
    }
    .do(onSuccess: { print($0) }).subscribe().disposed(by: bag)
}

func existentials(_ bag: DisposeBag) {
    Observable<any Shape>.just(Square(side: 1)).filter { $0.area > 1 }.subscribe { event in print(event) }
        .disposed(by: bag)
}

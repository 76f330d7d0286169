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
    Observable.just(model).map(\.name).subscribe(onNext: { print($0) }).disposed(by: bag)
    Observable.of(model, Model()).filter { !$0.name.isEmpty }.take(1).subscribe(onNext: { $0.name = "one" })
        .disposed(by: bag)
    Observable.from([model]).distinctUntilChanged { $0.name }.map { $0.name }.observe(on: MainScheduler.instance)
        .subscribe(onNext: { print($0) }).disposed(by: bag)
    Single.just(model).map { $0.name }.subscribe(onSuccess: { print($0) }).disposed(by: bag)
    let subject = BehaviorSubject(value: model)
    subject.map(\.name).subscribe(onNext: { print($0) }).disposed(by: bag)
    subject.onNext(Model())
    model.name = "two"
    subject.skip(.seconds(1), scheduler: MainScheduler.instance).take(until: { $0.name.isEmpty }).retry(2).subscribe()
        .disposed(by: bag)
    Single.just(model).catch { _ in .just(Model()) }.subscribe().disposed(by: bag)
}

func dictionaries(_ bag: DisposeBag) {
    let json: Observable<[String: Any]> = .just(["count": 1])
    json.compactMap { $0["count"] as? Int }.subscribe(onNext: { print($0) }).disposed(by: bag)
    Single<[String: Any]>.create { single in
        single(.success(["count": 1]))
        return Disposables.create()
    }
    .retry(2).map { $0.count }.asObservable().share().subscribe(onNext: { print($0) }).disposed(by: bag)
    Observable<[String: Any]>.create { observer in
        observer.onNext([:])
        observer.onCompleted()
        return Disposables.create()
    }
    .map { $0.count }.scan(0) { $0 + $1 }.subscribe(onNext: { print($0) }).disposed(by: bag)
}

func existentials(_ bag: DisposeBag) {
    Observable<any Shape>.of(Square(side: 1), Square(side: 2)).map(\.area).filter { $0 > 1 }
        .subscribe(onNext: { print($0) }).disposed(by: bag)
    Observable<any Shape>.just(Square(side: 1)).subscribe { event in print(event) }.disposed(by: bag)
}

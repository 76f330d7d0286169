// Names from Combine and from the standard library: the compiler offers the ones of this library.

import Dispatch
import Foundation
import Streams

final class Label {
    var number = 0
}

func load(_ number: Int) async throws -> Int { number }

func show(_ number: Int) {}

func subscriptions(_ a: Observable<Int>, _ label: Label, _ bag: DisposeBag, _ set: inout [any Disposable]) {
    // any error: 'sink(receiveValue:)' has been renamed to 'subscribe(onNext:)'
    _ = a.sink { print($0) }
    // any error: 'sink(receiveCompletion:receiveValue:)' is unavailable: Use 'subscribe(onNext:onError:onCompleted:)'.
    _ = a.sink(
        receiveCompletion: { completion in
            switch completion {
            case .finished: print("done")
            case .failure(let error): print(error)
            }
        }, receiveValue: { print($0) })
    // any error: 'forEach' has been renamed to 'subscribe(onNext:)'
    a.forEach(show)
    // any error: 'assign(to:on:)' is unavailable: Use 'bind(to:)' with a 'Binder', or 'subscribe(with:onNext:)'.
    _ = a.assign(to: \.number, on: label)
    // any error: 'assign(to:)' is unavailable: Use 'bind(to:)' with a 'BehaviorRelay'.
    a.assign(to: &label.number)
    // any error: 'store(in:)' has been renamed to 'disposed(by:)'
    a.subscribe().store(in: bag)
    // any error: 'store(in:)' is unavailable: Use 'disposed(by:)' with a 'DisposeBag'.
    a.subscribe().store(in: &set)
    // any error: 'cancel()' has been renamed to 'dispose()'
    a.subscribe().cancel()
    // any error: 'cancel()' has been renamed to 'dispose()'
    SerialDisposable().cancel()
}

func threads(_ a: Observable<Int>) {
    // any error: 'receive(on:)' has been renamed to 'observe(on:)': Pass a scheduler, such as 'MainScheduler.instance' or a 'SerialDispatchQueueScheduler'.
    _ = a.receive(on: DispatchQueue.main)
    // any error: 'receive(on:)' has been renamed to 'observe(on:)': Pass a scheduler, such as 'MainScheduler.instance' or a 'SerialDispatchQueueScheduler'.
    _ = a.receive(on: MainScheduler.instance)
}

func queues(_ a: Observable<Int>, _ b: Single<Int>) {
    // any error: 'observe(on:)' is unavailable: Pass a scheduler, such as 'MainScheduler.instance' or a 'SerialDispatchQueueScheduler'.
    _ = a.observe(on: DispatchQueue.main)
    // any error: 'subscribe(on:)' is unavailable: Pass a scheduler, such as a 'ConcurrentDispatchQueueScheduler' or a 'SerialDispatchQueueScheduler'.
    _ = b.subscribe(on: DispatchQueue.global())
}

func time(_ a: Observable<Int>) {
    // any error: 'debounce(for:scheduler:)' is unavailable: Use 'debounce(_:scheduler:)', such as with 'MainScheduler.instance'.
    _ = a.debounce(for: .seconds(1), scheduler: DispatchQueue.main)
    // any error: 'throttle(for:scheduler:latest:)' is unavailable: Use 'throttle(_:latest:scheduler:)', such as with 'MainScheduler.instance'.
    _ = a.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
    // any error: 'delay(for:scheduler:)' is unavailable: Use 'delay(_:scheduler:)', such as with 'MainScheduler.instance'.
    _ = a.delay(for: .seconds(1), scheduler: DispatchQueue.main)
    // any error: 'timeout(_:scheduler:customError:)' is unavailable: Use 'timeout(_:other:scheduler:)' with '.error(...)'.
    _ = a.timeout(.seconds(1), scheduler: DispatchQueue.main, customError: { RxError.timeout })
    // any error: 'measureInterval(using:)' is unavailable: Use 'map(_:)' with the 'monotonicTime' of the scheduler, and 'pairwise()'.
    _ = a.measureInterval(using: DispatchQueue.main)
}

func types(_ a: Observable<Int>, _ optionals: Observable<Int?>) {
    // any error: 'eraseToAnyPublisher()' has been renamed to 'asObservable()'
    _ = a.eraseToAnyPublisher()
    // any error: 'setFailureType(to:)' is unavailable: Remove the call: the type of a sequence does not name the type of its errors.
    _ = a.setFailureType(to: RxError.self)
    // any error: 'replaceNil(with:)' is unavailable: Use 'map { $0 ?? element }'.
    _ = optionals.replaceNil(with: 0)
    // any error: 'makeConnectable()' has been renamed to 'publish()'
    _ = a.makeConnectable()
    // any error: 'autoconnect()' has been renamed to 'refCount()'
    _ = a.publish().autoconnect()
}

func errors(_ a: Observable<Int>) {
    // any error: 'replaceError(with:)' has been renamed to 'catchAndReturn(_:)'
    _ = a.replaceError(with: 1)
    // any error: 'mapError' is unavailable: Use 'catch(_:)' with a closure that returns '.error(...)'.
    _ = a.mapError { _ in RxError.timeout }
    // any error: 'assertNoFailure' is unavailable: Use 'asInfallible(onErrorRecover:)' with 'fatalError'.
    _ = a.assertNoFailure()
    // any error: 'encode(encoder:)' is unavailable: Use 'map { try encoder.encode($0) }'.
    _ = a.encode(encoder: JSONEncoder())
    // any error: 'tryCatch' has been renamed to 'catch(_:)'
    _ = a.tryCatch { _ in Observable.just(1) }
    // any error: 'tryMap' has been renamed to 'map(_:)'
    _ = a.tryMap { $0 + 1 }
    // any error: 'tryCompactMap' has been renamed to 'compactMap(_:)'
    _ = a.tryCompactMap { Optional($0) }
    // any error: 'tryFilter' has been renamed to 'filter(_:)'
    _ = a.tryFilter { $0 > 1 }
    // any error: 'tryScan' has been renamed to 'scan(_:accumulator:)'
    _ = a.tryScan(0) { $0 + $1 }
    // any error: 'handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)' is unavailable: Use 'do(onNext:onError:onCompleted:onSubscribe:onDispose:)'.
    _ = a.handleEvents(receiveOutput: { print($0) }, receiveCompletion: { print($0) })
}

func elements(_ a: Observable<Int>, _ b: Observable<Int>, _ sources: Observable<Observable<Int>>) {
    // any error: 'removeDuplicates()' has been renamed to 'distinctUntilChanged()'
    _ = a.removeDuplicates()
    // any error: 'removeDuplicates(by:)' has been renamed to 'distinctUntilChanged(_:)'
    _ = a.removeDuplicates { $0 == $1 }
    // any error: 'switchToLatest()' has been renamed to 'switchLatest()'
    _ = sources.switchToLatest()
    // any error: 'tryRemoveDuplicates(by:)' has been renamed to 'distinctUntilChanged(_:)'
    _ = a.tryRemoveDuplicates { $0 == $1 }
    // any error: 'flatMap(maxPublishers:_:)' is unavailable: Use 'concatMap(_:)', or 'map(_:)' and 'merge(maxConcurrent:)'.
    _ = a.flatMap(maxPublishers: .max(1)) { Observable.just($0) }
    // any error: 'flatMap' is unavailable: Return a sequence, or bound asynchronous calls: flatMap(maxConcurrent:), flatMapLatest, concatMap.
    _ = a.flatMap { try await load($0) }
    // any error: 'prefix' has been renamed to 'take(_:)'
    _ = a.prefix(1)
    // any error: 'prefix(while:)' has been renamed to 'take(while:)'
    _ = a.prefix(while: { $0 > 1 })
    // any error: 'prefix(untilOutputFrom:)' has been renamed to 'take(until:)'
    _ = a.prefix(untilOutputFrom: b)
    // any error: 'dropFirst' has been renamed to 'skip(_:)'
    _ = a.dropFirst()
    // any error: 'drop(while:)' has been renamed to 'skip(while:)'
    _ = a.drop(while: { $0 > 1 })
    // any error: 'drop(untilOutputFrom:)' has been renamed to 'skip(until:)'
    _ = a.drop(untilOutputFrom: b)
    // any error: 'output(at:)' has been renamed to 'element(at:)'
    _ = a.output(at: 1)
    // any error: 'output(in:)' is unavailable: Use 'skip(_:)' and 'take(_:)'.
    _ = a.output(in: 1...2)
    // any error: 'tryPrefix(while:)' has been renamed to 'take(while:)'
    _ = a.tryPrefix { $0 > 1 }
    // any error: 'tryDrop(while:)' has been renamed to 'skip(while:)'
    _ = a.tryDrop { $0 > 1 }
    // any error: 'first(where:)' is unavailable: Use 'filter(_:)' and 'take(1)'.
    _ = a.first { $0 > 1 }
    // any error: 'last(where:)' is unavailable: Use 'filter(_:)' and 'takeLast(1)'.
    _ = a.last(where: { $0 > 1 })
    // any error: 'contains' is unavailable: Use 'filter(_:)', 'take(1)', 'map(_:)' and 'ifEmpty(default:)'.
    _ = a.contains(1)
    // any error: 'contains(where:)' is unavailable: Use 'filter(_:)', 'take(1)', 'map(_:)' and 'ifEmpty(default:)'.
    _ = a.contains { $0 > 1 }
    // any error: 'allSatisfy' is unavailable: Use 'filter(_:)', 'take(1)', 'map(_:)' and 'ifEmpty(default:)'.
    _ = a.allSatisfy { $0 > 1 }
    // any error: 'count()' is unavailable: Use 'reduce(0) { count, _ in count + 1 }'.
    _ = a.count()
    // any error: 'tryReduce' has been renamed to 'reduce(_:accumulator:)'
    _ = a.tryReduce(0) { $0 + $1 }
    // any error: 'ignoreOutput()' has been renamed to 'ignoreElements()'
    _ = a.ignoreOutput()
    // any error: 'collect()' has been renamed to 'toArray()'
    _ = a.collect()
    // any error: 'collect' has been renamed to 'buffer(count:)'
    _ = a.collect(2)
    // any error: 'collect' is unavailable: Use 'buffer(timeSpan:count:scheduler:)'.
    _ = a.collect(.byTime(DispatchQueue.main, .seconds(1)))
    // any error: 'collect' is unavailable: Use 'buffer(timeSpan:count:scheduler:)'.
    _ = a.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 3))
    // any error: 'replaceEmpty(with:)' has been renamed to 'ifEmpty(default:)'
    _ = a.replaceEmpty(with: 1)
    // any error: 'prepend' has been renamed to 'startWith(_:)'
    _ = a.prepend(1)
    // any error: 'prepend' is unavailable: Use 'concat(_:)' with the sequences in order.
    _ = a.prepend(b)
    // any error: 'prepend' is unavailable: Use 'concat(_:)' with '.from(...)' and the sequence.
    _ = a.prepend([1, 2])
    // any error: 'append' is unavailable: Use 'concat(_:)' with '.from(...)'.
    _ = a.append([1, 2])
    // any error: 'append' is unavailable: Use 'concat(_:)' with '.just(...)' or '.of(...)'.
    _ = a.append(1)
    // any error: 'append' has been renamed to 'concat(_:)'
    _ = a.append(b)
}

// One error, also in the middle of a chain, where the operators after it need the types.
func chain(_ a: Observable<Int>) {
    _ = a.map { $0 + 1 }
        // any error: 'removeDuplicates()' has been renamed to 'distinctUntilChanged()'
        .removeDuplicates()
        .filter { $0 > 1 }
        .map { "\($0)" }
        .subscribe(onNext: { print($0) })
}

func subjects(_ a: PublishSubject<Int>, _ b: BehaviorSubject<Int>, _ pulses: PublishSubject<Void>) {
    // any error: 'send' has been renamed to 'onNext(_:)'
    a.send(1)
    // any error: 'send' has been renamed to 'onNext(_:)'
    b.send(1)
    // any error: 'send()' is unavailable: Use 'onNext(())'.
    pulses.send()
    // any error: 'send(completion:)' is unavailable: Use 'onCompleted()' or 'onError(_:)'.
    a.send(completion: .finished)
    // any error: 'receive(on:)' has been renamed to 'observe(on:)': Pass a scheduler, such as 'MainScheduler.instance' or a 'SerialDispatchQueueScheduler'.
    _ = a.receive(on: DispatchQueue.main)
}

func relays(_ a: BehaviorRelay<Int>, _ pulses: PublishRelay<Void>) {
    // any error: 'send' has been renamed to 'accept(_:)'
    a.send(1)
    // any error: 'send()' is unavailable: Use 'accept(())'.
    pulses.send()
    // any error: 'send(completion:)' is unavailable: A relay does not terminate; use a subject.
    a.send(completion: .finished)
    // any error: 'removeDuplicates()' has been renamed to 'distinctUntilChanged()'
    _ = a.removeDuplicates()
}

func properties(_ a: MutableProperty<Int>) {
    // any error: 'accept' is unavailable: Set 'value', or call 'update(_:)'.
    a.accept(1)
    // any error: 'send' is unavailable: Set 'value', or call 'update(_:)'.
    a.send(1)
    // any error: 'subscribe(onNext:)' is unavailable: Use 'asObservable().subscribe(onNext:)', or 'asDriver()' for a view.
    _ = a.subscribe(onNext: { print($0) })
    // any error: 'sink(receiveValue:)' is unavailable: Use 'asObservable().subscribe(onNext:)', or 'asDriver()' for a view.
    _ = a.sink { print($0) }
    // any error: 'distinctUntilChanged()' is unavailable: A property announces no value that is equal to the one before.
    _ = a.distinctUntilChanged()
}

func infallibles(_ a: Infallible<Int>) {
    // any error: 'sink(receiveValue:)' has been renamed to 'subscribe(onNext:)'
    _ = a.sink { print($0) }
    // any error: 'receive(on:)' has been renamed to 'observe(on:)': Pass a scheduler, such as 'MainScheduler.instance' or a 'SerialDispatchQueueScheduler'.
    _ = a.receive(on: DispatchQueue.main)
    // any error: 'removeDuplicates()' has been renamed to 'distinctUntilChanged()'
    _ = a.removeDuplicates()
    // any error: 'prefix' has been renamed to 'take(_:)'
    _ = a.prefix(1)
}

func traits(_ a: Single<Int>, _ b: Maybe<Int>, _ c: Completable) {
    // any error: 'sink(receiveValue:)' is unavailable: Use 'subscribe(onSuccess:)', or 'subscribe(onCompleted:)' of a completable.
    _ = a.sink { print($0) }
    // any error: 'sink(receiveCompletion:receiveValue:)' is unavailable: Use 'subscribe(onSuccess:)', or 'subscribe(onCompleted:)' of a completable.
    _ = a.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    // any error: 'receive(on:)' has been renamed to 'observe(on:)': Pass a scheduler, such as 'MainScheduler.instance' or a 'SerialDispatchQueueScheduler'.
    _ = a.receive(on: DispatchQueue.main)
    // any error: 'tryMap' has been renamed to 'map(_:)'
    _ = a.tryMap { $0 + 1 }.subscribe(onSuccess: { print($0) })
    // any error: 'sink(receiveValue:)' is unavailable: Use 'subscribe(onSuccess:)', or 'subscribe(onCompleted:)' of a completable.
    _ = b.sink { print($0) }
    // any error: 'replaceError(with:)' has been renamed to 'catchAndReturn(_:)'
    _ = b.replaceError(with: 1)
    // any error: 'sink(receiveCompletion:receiveValue:)' is unavailable: Use 'subscribe(onSuccess:)', or 'subscribe(onCompleted:)' of a completable.
    _ = c.sink(receiveCompletion: { print($0) }, receiveValue: { _ in })
    // any error: 'receive(on:)' has been renamed to 'observe(on:)': Pass a scheduler, such as 'MainScheduler.instance' or a 'SerialDispatchQueueScheduler'.
    _ = c.receive(on: DispatchQueue.main)
}

@MainActor func mainQueue(_ a: Driver<Int>, _ b: Signal<Int>, _ drivers: Driver<Driver<Int>>, _ label: Label) {
    // any error: 'sink(receiveValue:)' is unavailable: Use 'drive(onNext:)' of a driver, or 'emit(onNext:)' of a signal.
    _ = a.sink { print($0) }
    // any error: 'sink(receiveCompletion:receiveValue:)' is unavailable: Use 'drive(onNext:)' of a driver, or 'emit(onNext:)' of a signal.
    _ = a.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    // any error: 'assign(to:on:)' is unavailable: Use 'drive(with:onNext:)' of a driver, or 'emit(with:onNext:)' of a signal.
    _ = a.assign(to: \.number, on: label)
    // any error: 'receive(on:)' is unavailable: Remove the call: a driver or a signal delivers on the main queue.
    _ = a.receive(on: DispatchQueue.main)
    // any error: 'replaceError(with:)' is unavailable: Remove the call: a driver or a signal does not fail.
    _ = a.replaceError(with: 1)
    // any error: 'removeDuplicates()' has been renamed to 'distinctUntilChanged()'
    _ = a.removeDuplicates().drive(onNext: { print($0) })
    // any error: 'removeDuplicates(by:)' has been renamed to 'distinctUntilChanged(_:)'
    _ = a.removeDuplicates { $0 == $1 }
    // any error: 'switchToLatest()' has been renamed to 'switchLatest()'
    _ = drivers.switchToLatest()
    // any error: 'dropFirst' has been renamed to 'skip(_:)'
    _ = b.dropFirst().emit(onNext: { print($0) })
    // any error: 'prepend' has been renamed to 'startWith(_:)'
    _ = b.prepend(1)
    // any error: 'eraseToAnyPublisher()' has been renamed to 'asObservable()'
    _ = b.eraseToAnyPublisher()
}

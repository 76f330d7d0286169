import Streams

// The operators that most apps have added.

extension ObservableType {
    func unwrap<T>() -> Observable<T> where Element == T? { compactMap { $0 } }

    func mapTo<Result>(_ value: Result) -> Observable<Result> { map { _ in value } }

    func mapToVoid() -> Observable<Void> { map { _ in } }

    func filterIf(_ condition: Observable<Bool>) -> Observable<Element> {
        withLatestFrom(condition) { ($0, $1) }.filter { $0.1 }.map { $0.0 }
    }

    func withPrevious() -> Observable<(Element?, Element)> {
        scan((nil as Element?, nil as Element?)) { ($0.1, $1) }.compactMap { pair in pair.1.map { (pair.0, $0) } }
    }

    func partition(_ isIncluded: @escaping (Element) -> Bool) -> (Observable<Element>, Observable<Element>) {
        let judged = map { ($0, isIncluded($0)) }.share()
        return (judged.filter { $0.1 }.map { $0.0 }, judged.filter { !$0.1 }.map { $0.0 })
    }

    func completeOnError() -> Observable<Element> { self.catch { _ in .empty() } }

    func retry(_ count: Int, after delay: RxTimeInterval, on scheduler: SchedulerType) -> Observable<Element> {
        retry(when: { errors in
            errors.enumerated().flatMap { index, error -> Observable<Int> in
                index < count ? .timer(delay, scheduler: scheduler) : .error(error)
            }
        })
    }

    func asDriverCompletingOnError() -> Driver<Element> { asDriver(onErrorRecover: { _ in .empty() }) }
}

extension ObservableType where Element == Bool {
    func not() -> Observable<Bool> { map { !$0 } }
}

extension ObservableType where Element: Collection {
    func mapEach<New>(_ transform: @escaping (Element.Element) -> New) -> Observable<[New]> {
        map { $0.map(transform) }
    }
}

extension SharedSequenceConvertibleType {
    func mapToVoid() -> SharedSequence<SharingStrategy, Void> { map { _ in } }

    func unwrap<T>() -> SharedSequence<SharingStrategy, T> where Element == T? { compactMap { $0 } }
}

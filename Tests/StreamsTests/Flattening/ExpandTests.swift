import Dispatch
import TestSupport
import Testing

@Suite(.noLeaks) struct ExpandTests {
    @Test func oneSequenceAtATimeIsBreadthFirst() {
        let tree = Observable.just(1).expand(maxConcurrent: 1) { $0 < 8 ? children(of: $0) : .empty() }
        #expect(tree.eventsAtOnce == (1...15).map { Event.next($0) } + [.completed])
    }

    @Test func synchronousSequencesTakeTurns() {
        let tree = Observable.just(1).expand { $0 < 8 ? children(of: $0) : .empty() }
        #expect(
            tree.eventsAtOnce == [1, 2, 3, 4, 5, 6, 8, 7, 9, 10, 12, 11, 13, 14, 15].map { Event.next($0) } + [
                .completed
            ])
    }

    @Test(arguments: [.max, 1, 3]) func stepsNeedNoStack(maxConcurrent: Int) async throws {
        let last = 100_000
        let steps = Observable.just(1).expand(maxConcurrent: maxConcurrent) { $0 < last ? .just($0 + 1) : .empty() }
        #expect(steps.reduce(0) { count, _ in count + 1 }.eventsAtOnce == [.next(last), .completed])
    }

    @Test func stepsOfACallbackNeedNoStack() {
        let (subject, last) = (PublishSubject<Int>(), 10_000)
        let result = Recorder<Int>()
        let subscription = subject.expand { element in
            Observable.create { observer in
                if element < last { observer.onNext(element + 1) }
                observer.onCompleted()
                return Disposables.create()
            }
        }.subscribe(onNext: result.record)
        subject.onNext(1)
        #expect(result.values == Array(1...last))
        subscription.dispose()
    }

    @Test func aLimitLetsSequencesWait() {
        let sequences = (0..<4).map { _ in PublishSubject<Int>() }
        let result = Recorder<Int>()
        let subscription = Observable.of(0, 1, 2).expand(maxConcurrent: 2) { sequences[$0] }
            .subscribe(onNext: result.record)
        #expect(sequences.map(\.hasObservers) == [true, true, false, false])
        sequences[0].onNext(3)
        #expect(sequences.map(\.hasObservers) == [true, true, false, false])
        sequences[0].onCompleted()
        #expect(sequences.map(\.hasObservers) == [false, true, true, false])
        sequences[1].onCompleted()
        #expect(sequences.map(\.hasObservers) == [false, false, true, true])
        #expect(result.values == [0, 1, 2, 3])
        subscription.dispose()
        #expect(sequences.map(\.hasObservers) == [false, false, false, false])
    }

    @Test func theSelectorIsCalledAfterTheElement() {
        let log = Recorder<String>()
        let subscription = Observable.of(1, 2).expand { element -> Observable<Int> in
            log.record("select \(element)")
            return .empty()
        }.subscribe(log.noting())
        #expect(log.text == "1 select 1 2 select 2 C")
        subscription.dispose()
    }

    @Test func anErrorOfTheSelectorComesBeforeWhatWaits() {
        let (source, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
        let log = Recorder<String>()
        let subscription = source.expand { element throws -> Observable<Int> in
            log.record("select \(element)")
            if element == 2 { throw TestError.first }
            return inner.asObservable()
        }.do(onNext: { if $0 == 2 { source.onNext(3) } }).subscribe(log.noting())
        source.onNext(1)
        inner.onNext(2)
        #expect(log.text == "1 select 1 2 select 2 !first")
        #expect(!source.hasObservers && !inner.hasObservers)
        subscription.dispose()
    }

    @Test func anInfiniteTreeEndsWithItsObserver() {
        let all = Observable.just(1).expand(maxConcurrent: 1) { children(of: $0) }.take(1_000)
        #expect(all.eventsAtOnce == (1...1_000).map { Event.next($0) } + [.completed])
    }

    /// Inside the delivery of the element, those of the sequence would wait until that delivery ends.
    @Test(arguments: [true, false]) func aLaterElementMaySelectASequenceThatSendsWithoutAPause(isOfSource: Bool) {
        let (subject, sent, log) = (PublishSubject<Int>(), Counter(), Recorder<String>())
        let source = isOfSource ? subject.asObservable() : .just(0)
        let subscription = source.expand { element -> Observable<Int> in
            switch element {
            case 0: subject.asObservable()
            case 1: Observable.range(start: 2, count: 1_000).do(onNext: { _ in sent.increment() })
            default: .empty()
            }
        }.skip(while: { $0 == 0 }).take(3).subscribe(log.noting())
        subject.onNext(1)
        #expect(log.text == "1 2 3 C")
        #expect(sent.value == 2)
        subscription.dispose()
    }

    @Test func anElementThatABackgroundQueueDeliversMaySelectASequenceThatSendsWithoutAPause() {
        let (first, second, sent) = (PublishSubject<Int>(), PublishSubject<Int>(), Counter())
        let ended = DispatchSemaphore(value: 0)
        // As many as one call delivers for other threads.
        let many = 1_024
        let subscription = Observable.of(1, 2).expand { element -> Observable<Int> in
            switch element {
            case 1: first.asObservable()
            case 2: second.asObservable()
            case 4: Observable.range(start: 10, count: 1_000).do(onNext: { _ in sent.increment() })
            default: .empty()
            }
        }.do(onNext: { element in
            if element != 0 { return }
            onNewThread {
                for _ in 0..<many { second.onNext(3) }
                second.onNext(4)
            }
        }).skip(while: { $0 != 4 }).take(2).subscribe(onDisposed: { ended.signal() })
        first.onNext(0)
        #expect(ended.arrives())
        #expect(sent.value == 1)
        subscription.dispose()
    }

    @Test func sequencesOfInnerElementsWaitWithoutAnOverflow() async {
        let tree = Observable<Int>.never().startWith(1).expand(maxConcurrent: 1) { children(of: $0) }
        let (seen, error) = await collect(tree.take(3_000).values(buffering: .suspending(4)))
        #expect(seen == Array(1...3_000))
        #expect(error == nil)
    }

    @Test func singlesCanBeSelected() {
        let pages = Observable.just(1).expand { page in Single.just(page + 1) }.take(while: { $0 < 4 })
        #expect(pages.eventsAtOnce == [.next(1), .next(2), .next(3), .completed])
    }
}

private func children(of number: Int) -> Observable<Int> { .of(2 * number, 2 * number + 1) }

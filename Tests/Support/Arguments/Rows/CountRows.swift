import Streams

/// The counts and indices of operators.
enum CountRows {
    @MainActor private static func text<Source: ObservableConvertibleType>(
        _ clock: ArgumentClock, _ make: @MainActor () -> Source
    ) async
        -> String
    where Source.Element: Sendable {
        await clock.events(of: make)
    }

    private static let all = "0@1 1@2 2@3 |@3"
    private static let delayed = "0@2 1@3 2@4 |@5"

    static let rows: [ArgumentRow] = [
        .number(
            "ObservableType.take(_:)/count", belowZero: .error("take(_:) needs a count that is not negative."),
            zero: .result("|@0"), largest: .result(all)
        ) { count, clock in await text(clock) { clock.source.take(count) } },
        .number(
            "InfallibleType.take(_:)/count", belowZero: .error("take(_:) needs a count that is not negative."),
            zero: .result("|@0"), largest: .result(all)
        ) { count, clock in await text(clock) { infallible(clock).take(count) } },
        .number(
            "ObservableType.takeLast(_:)/count", belowZero: .error("takeLast(_:) needs a count that is not negative."),
            zero: .result("|@3"), largest: .result("0@3 1@3 2@3 |@3")
        ) { count, clock in await text(clock) { clock.source.takeLast(count) } },
        .number(
            "ObservableType.skip(_:)/count", belowZero: .same(.zero), zero: .result(all), largest: .result("|@3")
        ) { count, clock in await text(clock) { clock.source.skip(count) } },
        .number(
            "SharedSequenceConvertibleType.skip(_:)/count", belowZero: .same(.zero), zero: .result(delayed),
            largest: .result("|@5")
        ) { count, clock in await text(clock) { driver(clock).skip(count) } },
        .number(
            "ObservableType.element(at:)/index", belowZero: .error("element(at:) needs an index that is not negative."),
            zero: .result("0@1 |@1"), largest: .result("#@3")
        ) { index, clock in await text(clock) { clock.source.element(at: index) } },
        .number(
            "ObservableType.retry(_:)/maxAttemptCount",
            belowZero: .error("retry(_:) needs a count that is not negative."), zero: .result("|@0"),
            largest: .result(all)
        ) { count, clock in await text(clock) { clock.source.retry(count) } },
        .number(
            "PrimitiveSequence.retry(_:)/maxAttemptCount",
            belowZero: .error("retry(_:) of a single, maybe or completable needs at least one attempt."),
            zero: .same(.belowZero), largest: .result("0@1 |@1")
        ) { count, clock in await text(clock) { clock.source.take(1).asSingle().retry(count) } },
        .number(
            "ObservableType.range(start:count:scheduler:)/start", of: Int8.self, belowZero: .result("one element"),
            zero: .same(.belowZero), largest: .same(.belowZero)
        ) { start, clock in
            let text = await text(clock) { Observable.range(start: start, count: 1) }
            return text.hasPrefix("\(start)") ? "one element" : text
        },
        .number(
            "ObservableType.range(start:count:scheduler:)/count", of: Int8.self,
            belowZero: .error("range(start:count:) needs a count that is not negative."), zero: .result("|@0"),
            largest: .error("range(start:count:) goes beyond the largest integer of its type.")
        ) { count, clock in await text(clock) { Observable.range(start: 2, count: count) } },
        .number(
            "ObservableType.buffer(timeSpan:count:scheduler:)/count",
            belowZero: .error("buffer(timeSpan:count:scheduler:) needs room for at least one element."),
            zero: .same(.belowZero), largest: .result("[0, 1, 2]@3 |@3")
        ) { count, clock in
            await text(clock) { clock.source.buffer(timeSpan: .never, count: count, scheduler: clock.scheduler) }
        },
        .number(
            "ObservableType.buffer(count:skip:)/count",
            belowZero: .error("buffer(count:skip:) needs room for at least one element."), zero: .same(.belowZero),
            largest: .result("[0, 1, 2]@3 |@3")
        ) { count, clock in await text(clock) { clock.source.buffer(count: count) } },
        .number(
            "ObservableType.buffer(count:skip:)/skip",
            belowZero: .error("buffer(count:skip:) needs a skip of at least one element."), zero: .same(.belowZero),
            largest: .result("[0]@1 |@3")
        ) { skip, clock in await text(clock) { clock.source.buffer(count: 1, skip: skip) } },
        .number(
            "ObservableType.distinct(limit:)/limit",
            belowZero: .error("distinct(limit:) needs room for at least one element."), zero: .same(.belowZero),
            largest: .result(all)
        ) { limit, clock in await text(clock) { clock.source.distinct(limit: limit) } },
        .number(
            "ObservableType.distinct(limit:by:)/limit",
            belowZero: .error("distinct(limit:) needs room for at least one element."), zero: .same(.belowZero),
            largest: .result("0@1 1@2 |@3")
        ) { limit, clock in await text(clock) { clock.source.distinct(limit: limit) { $0 % 2 } } },
        .number(
            "ObservableType.expand(maxConcurrent:_:)/maxConcurrent",
            belowZero: .error("expand(maxConcurrent:) needs room for at least one sequence."),
            zero: .same(.belowZero), largest: .result(all)
        ) { count, clock in await text(clock) { clock.source.expand(maxConcurrent: count) { _ in .empty() } } },
        .number(
            "ObservableType.window(timeSpan:count:scheduler:)/count",
            belowZero: .error("window(timeSpan:count:scheduler:) needs room for at least one element."),
            zero: .same(.belowZero), largest: .result(all)
        ) { count, clock in
            await text(clock) {
                clock.source.window(timeSpan: .never, count: count, scheduler: clock.scheduler).merge()
            }
        },
        .number(
            "MergeOperator.callAsFunction(maxConcurrent:)/maxConcurrent",
            belowZero: .error("merge(maxConcurrent:) needs room for at least one sequence."), zero: .same(.belowZero),
            largest: .result(all)
        ) { count, clock in await text(clock) { Observable.of(clock.source).merge(maxConcurrent: count) } },
        .number(
            "ObservableType.flatMap(maxConcurrent:priority:_:)/maxConcurrent",
            belowZero: .error("flatMap(maxConcurrent:) needs room for at least one call."), zero: .same(.belowZero),
            largest: .result("is accepted")
        ) { count, clock in
            // Not its events: the tasks of the calls have no virtual time on every clock.
            _ = clock.source.flatMap(maxConcurrent: count) { (number: Int) async throws in number }
            return "is accepted"
        },
        .number(
            "IsolatedSequence.flatMap(maxConcurrent:isolation:_:)/maxConcurrent",
            belowZero: .error("flatMap(maxConcurrent:) needs room for at least one call."), zero: .same(.belowZero),
            largest: .result("is accepted")
        ) { count, clock in
            _ = clock.source.isolated().flatMap(maxConcurrent: count) { number in number }
            return "is accepted"
        },
        .number(
            "SharedMergeOperator.callAsFunction(maxConcurrent:)/maxConcurrent",
            belowZero: .error("merge(maxConcurrent:) needs room for at least one sequence."),
            zero: .same(.belowZero), largest: .result("0@3 1@4 2@5 |@6")
        ) { count, clock in await text(clock) { Driver.just(driver(clock)).merge(maxConcurrent: count) } },
        .number(
            "ObservableType.replay(_:)/bufferSize", belowZero: .error("replay(_:) needs a size that is not negative."),
            zero: .result(all), largest: .result(all)
        ) { size, clock in await text(clock) { clock.source.replay(size).refCount() } },
        .number(
            "ObservableType.replay(_:window:scheduler:)/bufferSize",
            belowZero: .error("replay(_:window:scheduler:) needs a size that is not negative."),
            zero: .result(all), largest: .result(all)
        ) { size, clock in
            await text(clock) {
                clock.source.replay(size, window: .seconds(1), scheduler: clock.scheduler).refCount()
            }
        },
        .number(
            "ObservableType.share(replay:policy:)/replay",
            belowZero: .error("share(replay:policy:) needs a count that is not negative."), zero: .result(all),
            largest: .result(all)
        ) { count, clock in await text(clock) { clock.source.share(replay: count, policy: .forever) } },
        .number(
            "InfallibleType.share(replay:policy:)/replay",
            belowZero: .error("share(replay:policy:) needs a count that is not negative."), zero: .result(all),
            largest: .result(all)
        ) { count, clock in await text(clock) { infallible(clock).share(replay: count, policy: .forever) } },
        .number(
            "ObservableType.share(replay:window:scheduler:policy:)/replay",
            belowZero: .error("share(replay:window:scheduler:policy:) needs a count that is not negative."),
            zero: .result(all), largest: .result(all)
        ) { count, clock in
            await text(clock) { clock.source.share(replay: count, window: .seconds(1), scheduler: clock.scheduler) }
        },
        .number(
            "InfallibleType.share(replay:window:scheduler:policy:)/replay",
            belowZero: .error("share(replay:window:scheduler:policy:) needs a count that is not negative."),
            zero: .result(all), largest: .result(all)
        ) { count, clock in
            await text(clock) {
                infallible(clock).share(replay: count, window: .seconds(1), scheduler: clock.scheduler)
            }
        },
        .number(
            "ObservableType.share(replay:scope:)/replay",
            belowZero: .error("share(replay:scope:) needs a count that is not negative."), zero: .result(all),
            largest: .result(all)
        ) { count, clock in await text(clock) { clock.source.share(replay: count) } },
        .number(
            "InfallibleType.share(replay:scope:)/replay",
            belowZero: .error("share(replay:scope:) needs a count that is not negative."), zero: .result(all),
            largest: .result(all)
        ) { count, clock in await text(clock) { infallible(clock).share(replay: count) } },
        .number(
            "ReplaySubject.create(bufferSize:)/bufferSize",
            belowZero: .error("ReplaySubject.create(bufferSize:) needs a size that is not negative."),
            zero: .result("|@0"), largest: .result("1@0 2@0 |@0")
        ) { size, clock in
            await text(clock) {
                let subject = ReplaySubject<Int>.create(bufferSize: size)
                subject.onNext(1)
                subject.onNext(2)
                subject.onCompleted()
                return subject
            }
        },
        .number(
            "ReplaySubject.create(bufferSize:window:scheduler:)/bufferSize",
            belowZero: .error("ReplaySubject.create(bufferSize:window:scheduler:) needs a size that is not negative."),
            zero: .result("|@0"), largest: .result("1@0 2@0 |@0")
        ) { size, clock in
            await text(clock) {
                let subject = ReplaySubject<Int>.create(
                    bufferSize: size, window: .seconds(60), scheduler: clock.scheduler)
                subject.onNext(1)
                subject.onNext(2)
                subject.onCompleted()
                return subject
            }
        },
        .number(
            "ReplayRelay.create(bufferSize:)/bufferSize",
            belowZero: .error("ReplayRelay.create(bufferSize:) needs a size that is not negative."),
            zero: .result("nothing"), largest: .result("1@0 2@0")
        ) { size, clock in
            await text(clock) {
                let relay = ReplayRelay<Int>.create(bufferSize: size)
                relay.accept(1)
                relay.accept(2)
                return relay.asObservable()
            }
        },
    ]

    @MainActor private static func infallible(_ clock: ArgumentClock) -> Infallible<Int> {
        clock.source.asInfallible(onErrorJustReturn: -1)
    }

    @MainActor private static func driver(_ clock: ArgumentClock) -> Driver<Int> {
        clock.source.asDriver(onErrorJustReturn: -1)
    }
}

import Foundation
import Streams
import StreamsTest

/// A scheduler on which the values of arguments are tried: a virtual clock, or a dispatch queue.
@MainActor package final class ArgumentClock {
    package enum Kind: CaseIterable, Sendable {
        /// Ticks of a second; work that is scheduled for now runs a tick later.
        case ticks
        case ticksWithoutDelay
        case milliseconds
        case millisecondsWithoutDelay
        case dates
        /// A scheduler over the clock of a virtual time scheduler.
        case virtualClock
        case serialQueue, concurrentQueue, mainQueue, asynchronousMainQueue, concurrentMainQueue, systemClock

        package static let virtual: [Kind] = [
            .ticks, .ticksWithoutDelay, .milliseconds, .millisecondsWithoutDelay, .dates, .virtualClock,
        ]
        package static let real: [Kind] = [
            .serialQueue, .concurrentQueue, .mainQueue, .asynchronousMainQueue, .concurrentMainQueue, .systemClock,
        ]
    }

    package let kind: Kind
    package let scheduler: any SchedulerType
    private let isBrief: Bool
    private let advance: @MainActor (_ seconds: Int) -> Void
    private let finish: @MainActor () -> Void
    /// The scheduler whose tasks have to be in virtual time.
    private var taskScheduler: TestScheduler?

    /// - Parameter isBrief: whether a subscription is disposed of at once, since its events may take forever.
    package init(_ kind: Kind, isBrief: Bool = false) {
        self.kind = kind
        self.isBrief = isBrief
        func test(resolution: Double, delays: Bool) -> TestScheduler {
            TestScheduler(initialClock: 0, resolution: resolution, simulateProcessingDelay: delays)
        }
        switch kind {
        case .ticks, .ticksWithoutDelay:
            let scheduler = test(resolution: 1, delays: kind == .ticks)
            (advance, finish) = ({ scheduler.advanceTo($0) }, { scheduler.start() })
            self.scheduler = scheduler
        case .milliseconds, .millisecondsWithoutDelay:
            let scheduler = test(resolution: 0.001, delays: kind == .milliseconds)
            (advance, finish) = ({ scheduler.advanceTo($0 * 1_000) }, { scheduler.start() })
            self.scheduler = scheduler
        case .dates:
            let scheduler = HistoricalScheduler()
            (advance, finish) = (
                { scheduler.advanceTo(Date(timeIntervalSince1970: Double($0))) }, { scheduler.start() }
            )
            self.scheduler = scheduler
        case .virtualClock:
            let scheduler = test(resolution: 1, delays: false)
            (advance, finish) = ({ scheduler.advanceTo($0) }, { scheduler.start() })
            self.scheduler = ClockScheduler(scheduler.virtualClock, startDate: Date(timeIntervalSince1970: 0))
            taskScheduler = scheduler
        case .serialQueue: (scheduler, advance, finish) = (SerialDispatchQueueScheduler(qos: .default), { _ in }, {})
        case .concurrentQueue:
            (scheduler, advance, finish) = (ConcurrentDispatchQueueScheduler(qos: .default), { _ in }, {})
        case .mainQueue: (scheduler, advance, finish) = (MainScheduler.instance, { _ in }, {})
        case .asynchronousMainQueue: (scheduler, advance, finish) = (MainScheduler.asyncInstance, { _ in }, {})
        case .concurrentMainQueue:
            (scheduler, advance, finish) = (ConcurrentMainScheduler.instance, { _ in }, {})
        case .systemClock: (scheduler, advance, finish) = (ClockScheduler(ContinuousClock()), { _ in }, {})
        }
    }

    package var isVirtual: Bool { Kind.virtual.contains(kind) }

    /// A second; a millisecond on a real clock.
    package var unit: RxTimeInterval { isVirtual ? .seconds(1) : .milliseconds(1) }

    /// Emits 0, 1 and 2, each a unit after the one before, and completes with the last.
    package var source: Observable<Int> { Observable<Int>.interval(unit, scheduler: scheduler).take(3) }

    /// The events of a sequence within 10 seconds, each with its time; on a real clock up to the eighth element.
    ///
    /// Then runs what is left, so that an endless loop or an overflow is found.
    package func events<Source: ObservableConvertibleType>(of make: @MainActor () -> Source) async -> String
    where Source.Element: Sendable {
        if isBrief {
            make().asObservable().subscribe().dispose()
            return ""
        }
        guard isVirtual else { return await waited(for: make().asObservable()) }
        let log = Lock<[String]>([])
        let sequence = inVirtualTime { SharingScheduler.mock(scheduler: scheduler, made: make).asObservable() }
        let record: @Sendable (Event<Source.Element>) -> Void = { [scheduler] event in
            let sign =
                switch event {
                case .next(let element): "\(element)"
                case .error: "#"
                case .completed: "|"
                }
            let time = (scheduler.now.timeIntervalSince1970 * 1_000).rounded() / 1_000
            let second = Int(exactly: time).map { "\($0)" } ?? "\(time)"
            log.withLock { $0.append("\(sign)@\(second)") }
        }
        let subscription = inVirtualTime { sequence.take(8).subscribe(record) }
        advance(10)
        let text = log.withLock { $0 }.joined(separator: " ")
        finish()
        subscription.dispose()
        return text.isEmpty ? "nothing" : text
    }

    private func inVirtualTime<Result>(_ body: () -> Result) -> Result {
        taskScheduler?.withExecutor(body) ?? body()
    }

    /// A sequence has not ended on a real clock; without this error, the test would wait for good.
    private struct Endless: Error {}

    /// The elements of a sequence, up to the eighth, on a real clock, on which each takes some milliseconds.
    package func waited<Element: Sendable>(for sequence: Observable<Element>) async -> String {
        var log: [String] = []
        do {
            let bounded = sequence.take(8).timeout(
                overall: .seconds(1_800), other: .error(Endless()),
                scheduler: SerialDispatchQueueScheduler(qos: .default)
            )
            for try await element in bounded.values { log.append("\(element)") }
            log.append("|")
        } catch is Endless { log.append("did not end") } catch { log.append("#") }
        return log.joined(separator: " ")
    }
}

extension SharingScheduler {
    @MainActor fileprivate static func mock<Result>(scheduler: any SchedulerType, made make: @MainActor () -> Result)
        -> Result
    {
        var result: Result?
        mock(scheduler: scheduler) { result = make() }
        return result!
    }
}

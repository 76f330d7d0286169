import Streams
import StreamsTest

/// The steps in which a chain terminates, in the order in which they happened.
struct EndingRecord: Sendable {
    enum Step: Sendable, Equatable {
        /// A source was subscribed to, or a resource created; each has a number.
        case subscribed(Int)
        /// A source was released, or a resource.
        case released(Int)
        /// The subscriber received the terminal event.
        case delivered
        /// `onDisposed` of the subscriber ran.
        case disposed
        /// `do(onDispose:)` directly above the subscriber ran.
        case torndown
        /// A closure of the operator was called.
        case called
        /// An event of a source, or virtual time, began or ended.
        case moved
    }

    private let steps: [Step]
    private let isSynchronous: Bool
    /// Whether some sources are synchronous and some are not.
    private let isMixed: Bool
    private let releasesLater: Bool

    /// Runs an operator between sources and a subscriber that record each step.
    ///
    /// - Parameter synchronous: The sources that send all events inside `subscribe`.
    @MainActor static func of(
        _ candidate: OperatorUnderTest, _ script: SourceScript, synchronous: Range<Int>
    ) -> EndingRecord {
        let scheduler = TestScheduler(initialClock: 0)
        let (steps, numbers) = (Recorder<Step>(), Counter())
        let record: @Sendable (Step) -> Void = { steps.record($0) }
        let run = OperatorRun(
            candidate, on: scheduler,
            upstream: { source in
                .deferred {
                    let number = numbers.increment()
                    record(.subscribed(number))
                    return source.do(onDispose: { record(.released(number)) })
                }
            })
        run.follow(script, on: scheduler, noting: { record(.moved) })
        run.followSynchronously(script, by: synchronous)
        run.resources.onSubscribe { _ in
            let number = numbers.increment()
            record(.subscribed(number))
            return Disposables.create { record(.released(number)) }
        }
        run.calls.onRecord { record(.called) }
        run.subscribe(
            through: { $0.do(onDispose: { record(.torndown) }) }, delivered: { record(.delivered) },
            onDisposed: { record(.disposed) })
        for tick in 1...OperatorRun.end {
            record(.moved)
            scheduler.advanceTo(tick)
        }
        run.dispose()
        return EndingRecord(
            steps: steps.values, isSynchronous: !synchronous.isEmpty,
            isMixed: !synchronous.isEmpty && synchronous.count < candidate.sourceCount,
            releasesLater: candidate.traits.contains(.releasesOnScheduler))
    }

    /// The deviations from the order of termination.
    var faults: [String] {
        guard let delivered = steps.firstIndex(of: .delivered) else { return [] }
        let before = steps[..<delivered].split(separator: .moved, omittingEmptySubsequences: false).last ?? []
        let after = steps[(delivered + 1)...].prefix { $0 != .moved }
        var faults: [String] = []
        // A source that another one follows is released before that one is subscribed to, and one that ended inside the
        // call that subscribed to it when that call returned.
        let sinceLastSubscription = before.reversed().prefix { !$0.isSubscription }
        if !isSynchronous, sinceLastSubscription.contains(where: \.isRelease) {
            faults.append("released, then delivered")
        }
        if before.contains(.torndown) { faults.append("torn down, then delivered") }
        if after.first != .disposed { faults.append("onDisposed is not next") }
        // Among other sources, one that ends inside the call that subscribes to it is released when that call returns.
        let open = openSubscriptions(before: delivered).filter { !isMixed || !before.contains(.subscribed($0)) }
        let released = after.compactMap(\.released).filter(open.contains)
        if released != open.reversed().filter(released.contains) {
            faults.append("released \(released), not newest first")
        }
        // A closure that runs after the event, and a call that subscribes, hold back the sources above them.
        let torndown = after.firstIndex(of: .torndown) ?? after.endIndex
        let late = after[torndown...].compactMap(\.released).filter { !before.contains(.subscribed($0)) }
        if !releasesLater, !after.contains(.called), late.contains(where: open.contains) {
            faults.append("torn down, then released")
        }
        return faults.isEmpty ? [] : faults + ["in \((before + [.delivered] + after).map { "\($0)" })"]
    }

    private func openSubscriptions(before index: Int) -> [Int] {
        steps[..<index].reduce(into: []) { open, step in
            if case .subscribed(let number) = step { open.append(number) }
            if let number = step.released { open.removeAll { $0 == number } }
        }
    }
}

extension EndingRecord.Step {
    fileprivate var released: Int? { if case .released(let number) = self { number } else { nil } }
    fileprivate var isRelease: Bool { released != nil }
    fileprivate var isSubscription: Bool { if case .subscribed = self { true } else { false } }
}

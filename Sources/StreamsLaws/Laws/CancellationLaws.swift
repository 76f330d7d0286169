import Streams
import StreamsTest

/// The effects of `dispose()`, and what is retained afterwards.
enum CancellationLaws {
    /// Ticks at which a run is disposed: before, between and after all events.
    private static let moments = [0, 11, 16, 22, 26, 32, 45, 60]

    static let all = [
        OperatorLaw("C1, C5 dispose() takes effect once, however often it is called, and after termination, too") {
            candidate, faults in
            for script in [SourceScript.several, .failing(0), .silent] {
                let run = OperatorRun.play(candidate, script) { run, scheduler in
                    scheduler.scheduleAt(26) {
                        run.dispose()
                        run.dispose()
                    }
                }
                run.dispose()
                faults.expect(run.hasReleasedSources, "\(script.name): \(run.subscriptionReport)")
            }
        },
        OperatorLaw("C2 No event follows dispose() on the delivering thread, and every source is released") {
            candidate, faults in
            for (moment, script) in moments.flatMap({ [($0, SourceScript.several), ($0, .open)] }) {
                let run = OperatorRun.play(candidate, script, isChecked: true) { run, scheduler in
                    scheduler.scheduleAt(moment) { run.dispose() }
                }
                faults.expect(run.observer.faults.isEmpty, "\(script.name), at \(moment): \(run.observer.faults)")
                faults.expect(run.hasReleasedSources, "\(script.name), at \(moment): \(run.subscriptionReport)")
            }
        },
        OperatorLaw("C2 No event and no call of a closure follows dispose(), even if sources continue to send") {
            candidate, faults in
            for moment in [0, 16, 26] {
                let disposed = OperatorRun.play(candidate, .several, stopsAtDisposal: false, isChecked: true) {
                    run, scheduler in
                    scheduler.scheduleAt(moment) { run.dispose() }
                }
                faults.expect(disposed.observer.faults.isEmpty, "at \(moment): \(disposed.observer.faults)")
                // The same calls as if the sources had sent nothing more.
                let silenced = OperatorRun.play(candidate, .several) { run, scheduler in
                    scheduler.scheduleAt(moment) { run.dispose() }
                }
                faults.expect(
                    disposed.calls.values == silenced.calls.values,
                    "at \(moment): closures \(disposed.calls.values) instead of \(silenced.calls.values)")
            }
        },
        OperatorLaw("C2 Scheduled work that has begun when dispose() is called has no effect", for: \.isOffMainQueue) {
            candidate, faults in
            for last in 0..<8 {
                let clock = TestScheduler(initialClock: 0)
                let scheduler = InterruptedScheduler(clock)
                let run = OperatorRun(candidate, on: scheduler)
                run.follow(.several, on: clock)
                run.subscribe(through: run.checked)
                let works = Counter()
                scheduler.interrupt { [weak run] in
                    candidate.trial.onMainThread { if works.increment() == last + 1 { run?.dispose() } }
                }
                clock.advanceTo(OperatorRun.end)
                faults.expect(run.observer.faults.isEmpty, "work \(last): \(run.observer.faults)")
                run.dispose()
                clock.advanceTo(OperatorRun.end + 20)
                faults.expect(run.hasReleasedSources, "work \(last): \(run.subscriptionReport)")
                if works.value <= last { break }
            }
        },
        OperatorLaw(
            "C2 dispose() on another thread does not wait for the event in flight, and no other event follows",
            for: \.isOffMainQueue
        ) { candidate, faults in
            let scheduler = ManualScheduler()
            let run = OperatorRun(candidate, on: scheduler)
            let gate = DeliveryGate()
            run.observer.onEvent { _ in gate.pass() }
            let isSent = run.playOnThread(scheduler) {
                gate.close()
            } finally: {
                gate.giveUp()
            }
            faults.expect(gate.isReached, "the sources are stuck")
            run.dispose()
            faults.expect(gate.open(), "dispose() waits for the event")
            faults.expect(isSent.arrivesInTime, "the sources are stuck")
            faults.expect(run.observer.faults.isEmpty, "\(run.observer.faults)")
            faults.expect(run.hasReleasedSources, run.subscriptionReport)
        },
        OperatorLaw("C3, G4 After a terminal event no closure, observer or element is retained") { candidate, faults in
            for script in SourceScript.all(for: candidate) {
                let run = OperatorRun.play(candidate, script)
                guard run.observer.hasTerminated else { continue }
                run.releaseResult()
                faults.expect(run.isReleased, "\(script.name): \(run.retained)")
            }
        },
        OperatorLaw("C3 After dispose() no closure, observer or element is retained") { candidate, faults in
            for moment in moments {
                let run = OperatorRun.play(candidate, .several) { run, scheduler in
                    scheduler.scheduleAt(moment) {
                        run.dispose()
                        run.releaseResult()
                    }
                }
                faults.expect(run.isReleased, "at \(moment): \(run.retained)")
            }
        },
        OperatorLaw(
            "C3 A live subscription does not retain the sequence that it was made from", for: \.releasesSequence
        ) { candidate, faults in
            let run = OperatorRun.play(candidate, .silent)
            run.releaseResult()
            run.inputs?.releaseSources()
            faults.expect(run.token == nil, "the first source is kept")
        },
        OperatorLaw("C4 Disposal during an event releases every source, and the chain forwards no event") {
            candidate, faults in
            for script in SourceScript.all(for: candidate) {
                let summary = RunSummary.of(candidate, script)
                for throwing in [[]] + summary.calls.sorted().map({ [$0] }) as [Set<Int>] {
                    for last in 0..<summary.events.prefix(8).count {
                        let run = OperatorRun.play(candidate, script, throwing: throwing, isChecked: true) { run, _ in
                            run.disposeDuringEvent(last)
                        }
                        let what = "\(script.name), event \(last), throwing \(throwing.sorted())"
                        faults.expect(run.observer.faults.isEmpty, "\(what): \(run.observer.faults)")
                        // A run that throws has fewer events; those with a later event would be the same.
                        if run.observer.events.count <= last { break }
                        faults.expect(run.hasReleasedSources, "\(what): \(run.subscriptionReport)")
                    }
                }
            }
        },
        OperatorLaw("C4 Events that arrive during an event, and before disposal during it, are not forwarded") {
            candidate, faults in
            for last in 0..<RunSummary.of(candidate, .several).events.prefix(8).count {
                for sent in [[.next(7), .next(8), .completed], [.error(LawError.source(-1))]] as [[Event<Int>]] {
                    let run = OperatorRun.play(candidate, .several, isChecked: true) { run, _ in
                        run.duringEvent(last) {
                            for event in sent { for source in run.sources { source.send(event) } }
                            run.dispose()
                        }
                    }
                    faults.expect(run.observer.faults.isEmpty, "event \(last), \(sent): \(run.observer.faults)")
                    faults.expect(run.hasReleasedSources, "event \(last), \(sent): \(run.subscriptionReport)")
                }
            }
        },
        OperatorLaw("C4 After disposal during subscribe the operators of the chain forward no event") {
            candidate, faults in
            for script in [SourceScript.several, .one] {
                for count in 1...4 {
                    let run = OperatorRun.playSynchronously(candidate, script) { run, result in
                        run.checked(result).take(count)
                    }
                    let what = "\(script.name), \(count) elements"
                    faults.expect(run.observer.faults.isEmpty, "\(what): \(run.observer.faults)")
                }
            }
        },
        OperatorLaw("C4 A subscription may be disposed during each call of a closure", for: \.hasClosures) {
            candidate, faults in
            for script in [SourceScript.several, .failing(0)] {
                for last in 0..<min(8, OperatorRun.play(candidate, script).calls.values.count) {
                    let run = OperatorRun.play(candidate, script) { run, _ in run.disposeDuringCall(last) }
                    let what = "\(script.name), call \(last)"
                    faults.expect(run.observer.faults.isEmpty, "\(what): \(run.observer.faults)")
                    faults.expect(run.hasReleasedSources, "\(what): \(run.subscriptionReport)")
                }
            }
        },
        OperatorLaw("C4 A subscription may be disposed before subscribe returns, after each number of elements") {
            candidate, faults in
            for script in [SourceScript.several, .one] {
                let all = OperatorRun.playSynchronously(candidate, script).observer.events.filter { !$0.isStopEvent }
                for count in 1...8 where count <= all.count {
                    let run = OperatorRun.playSynchronously(candidate, script) { $1.take(count) }
                    let expected = Array(all.prefix(count)) + [.completed]
                    faults.expect(run.observer.events == expected, "\(script.name): \(run.observer.events)")
                    faults.expect(run.hasReleasedSources, "\(script.name): \(run.subscriptionReport)")
                }
            }
        },
        OperatorLaw("C5 dispose() that races with completion takes effect once", for: \.isOffMainQueue) {
            candidate, faults in
            for _ in 0..<5 {
                let scheduler = ManualScheduler()
                let run = OperatorRun(candidate, on: scheduler)
                let isSent = run.playOnThread(scheduler) {
                } finally: {
                }
                run.subscription.dispose()
                faults.expect(isSent.arrivesInTime, "the sources are stuck")
                faults.expect(run.observer.faults.isEmpty, "\(run.observer.faults)")
                faults.expect(run.hasReleasedSources, run.subscriptionReport)
            }
        },
        OperatorLaw("C6 A failure after dispose() does not reach the observer") { candidate, faults in
            for source in 0..<candidate.sourceCount {
                let run = OperatorRun.play(
                    candidate, .failingAfterElement(source), stopsAtDisposal: false, isChecked: true
                ) {
                    run, scheduler in
                    scheduler.scheduleAt(16) { run.dispose() }
                }
                faults.expect(run.observer.faults.isEmpty, "source \(source): \(run.observer.faults)")
                faults.expect(run.hasReleasedSources, "source \(source): \(run.subscriptionReport)")
            }
        },
    ]
}

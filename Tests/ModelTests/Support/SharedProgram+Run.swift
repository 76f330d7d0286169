import TestSupport

extension SharedProgram {
    /// Returns the events that the observers receive, in their order, with their ticks.
    @MainActor func events<Sharing: MainQueueSharingStrategy>(_ sharing: Sharing.Type) -> [String] {
        // Without a delay, so that a job for now runs at this tick.
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        var sequences: [SharedSequence<Sharing, Int>] = []
        SharingScheduler.mock(scheduler: scheduler) {
            for definition in definitions { sequences.append(definition.sequence(sequences, scheduler)) }
        }
        let log = Lock<[String]>([])
        let subscriptions = CompositeDisposable()
        for (index, observer) in observers.enumerated() {
            let sequence = sequences[observer.definition]
            let subscription = SingleAssignmentDisposable()
            _ = subscriptions.insert(subscription)
            scheduler.scheduleAt(observer.joins) {
                subscription.setDisposable(
                    sequence.asObservable().subscribe { event in
                        log.withLock { $0.append("\(index): \(event) @\(scheduler.clock)") }
                    })
            }
            scheduler.scheduleAt(observer.leaves) { subscription.dispose() }
        }
        scheduler.advanceTo(Self.horizon + 1)
        subscriptions.dispose()
        return log.value
    }
}

extension SharedProgram.Definition {
    @MainActor fileprivate func sequence<Sharing: MainQueueSharingStrategy>(
        _ sequences: [SharedSequence<Sharing, Int>], _ scheduler: TestScheduler
    ) -> SharedSequence<Sharing, Int> {
        let number = elements[0]
        switch kind {
        case .of: return .from(elements)
        case .just: return .just(number)
        case .empty: return .empty()
        case .optional: return .from(optional: number)
        case .interval: return .interval(.seconds(number + 2))
        case .observable:
            return scheduler.createHotObservable(events).asObservable()
                .asSharedSequence(sharingStrategy: Sharing.self, onErrorJustReturn: 9)
        default: break
        }
        let first = sequences[inputs[0]]
        switch kind {
        case .deferred: return .deferred { first }
        case .map: return first.map { $0 + 1 }
        case .filter: return first.filter { $0 % 2 == 0 }
        case .scan: return first.scan(0) { ($0 + $1) % 100 }
        case .distinctUntilChanged: return first.distinctUntilChanged()
        case .skip: return first.skip(number)
        case .startWith: return first.startWith(number)
        case .again: return first.asObservable().asSharedSequence(sharingStrategy: Sharing.self, onErrorJustReturn: 9)
        default: break
        }
        let second = sequences[inputs[1]]
        switch kind {
        case .merge: return .merge(first, second)
        case .concat: return .concat([first, second])
        case .zip: return .zip(first, second) { SharedProgram.pair($0, $1) }
        case .combineLatest: return .combineLatest(first, second) { SharedProgram.pair($0, $1) }
        case .withLatestFrom: return first.withLatestFrom(second) { SharedProgram.pair($0, $1) }
        case .flatMap: return first.flatMap { _ in second }
        case .flatMapFirst: return first.flatMapFirst { _ in second }
        default: return first.flatMapLatest { _ in second }
        }
    }
}

extension SharedProgram {
    static func pair(_ first: Int, _ second: Int) -> Int { (10 * first + second) % 1_000 }
}

import TestSupport

/// The model of a program of drivers or signals: one queue of jobs, ordered by their ticks.
final class SharedProgramModel {
    typealias Receiver = (Event<Int>) -> Void

    private typealias Job = (tick: Int, run: () -> Void)

    private var clock = 0
    private var jobs: [Job] = []

    /// Returns the events that the observers receive, in their order, with their ticks.
    ///
    /// - Parameter replay: The number of elements that late observers receive.
    static func events(of program: SharedProgram, replay: Int) -> [String] {
        let model = SharedProgramModel()
        var events: [String] = []
        var sequences: [Source] = []
        for definition in program.definitions { sequences.append(model.source(definition, sequences, replay)) }
        for (index, observer) in program.observers.enumerated() {
            let lifetime = ModelLifetime()
            model.schedule(observer.joins) {
                sequences[observer.definition](lifetime) { events.append("\(index): \($0) @\(model.clock)") }
            }
            model.schedule(observer.leaves) { lifetime.end() }
        }
        model.run()
        return events
    }

    private func run() {
        while let next = jobs.indices.min(by: { (jobs[$0].tick, $0) < (jobs[$1].tick, $1) }),
            jobs[next].tick <= SharedProgram.horizon
        {
            let job = jobs.remove(at: next)
            clock = job.tick
            job.run()
        }
        jobs = []
    }

    private func schedule(_ span: Int, _ run: @escaping () -> Void) { jobs.append((clock + span, run)) }

    // MARK: Sequences

    /// Subscribes a receiver, until the lifetime ends.
    typealias Source = (ModelLifetime, @escaping Receiver) -> Void

    private func source(_ definition: SharedProgram.Definition, _ all: [Source], _ replay: Int) -> Source {
        let number = definition.elements[0]
        switch definition.kind {
        // Each subscription is a run from the beginning.
        case .of: return once { self.send(definition.elements[...], $0, $1) }
        case .just:
            return once { lifetime, receive in
                self.schedule(0) {
                    receive(.next(number))
                    receive(.completed)
                }
            }
        case .empty: return once { _, receive in self.schedule(0) { receive(.completed) } }
        case .optional: return once { self.send([number], $0, $1) }
        case .interval: return shared(replay) { self.tick(0, every: number + 2, $0, $1) }
        case .observable: return shared(replay, moved(hot(definition.events)))
        default: break
        }
        let first = all[definition.inputs[0]]
        switch definition.kind {
        case .deferred: return shared(replay, first)
        case .map: return shared(replay, each(first) { [$0 + 1] })
        case .filter: return shared(replay, each(first) { $0 % 2 == 0 ? [$0] : [] })
        case .scan:
            return shared(replay) { lifetime, receive in
                var sum = 0
                self.each(first) { element in
                    sum = (sum + element) % 100
                    return [sum]
                }(lifetime, receive)
            }
        case .distinctUntilChanged:
            return shared(replay) { lifetime, receive in
                var last: Int?
                self.each(first) { element in
                    defer { last = element }
                    return element == last ? [] : [element]
                }(lifetime, receive)
            }
        case .skip:
            return shared(replay) { lifetime, receive in
                var left = number
                self.each(first) { element in
                    left -= 1
                    return left < 0 ? [element] : []
                }(lifetime, receive)
            }
        case .startWith:
            return shared(replay) { lifetime, receive in
                receive(.next(number))
                if !lifetime.hasEnded { first(lifetime, receive) }
            }
        case .again: return shared(replay, moved(first))
        default: return shared(replay, pair(definition.kind, first, all[definition.inputs[1]]))
        }
    }

    /// Sends nothing after the terminal event or the end of the lifetime.
    private func once(_ source: @escaping Source) -> Source {
        { lifetime, receive in
            let inner = ModelLifetime(in: lifetime)
            source(inner) { event in
                guard !inner.hasStopped, !inner.hasEnded else { return }
                if event.isStopEvent { inner.hasStopped = true }
                receive(event)
                if event.isStopEvent { inner.end() }
            }
        }
    }

    private func shared(_ replay: Int, _ source: @escaping Source) -> Source {
        let share = ModelShare(replay: replay, source: once(source))
        return once { share.subscribe($0, $1) }
    }

    private func send(_ elements: ArraySlice<Int>, _ lifetime: ModelLifetime, _ receive: @escaping Receiver) {
        schedule(0) {
            guard !lifetime.hasEnded else { return }
            guard let first = elements.first else { return receive(.completed) }
            receive(.next(first))
            self.send(elements.dropFirst(), lifetime, receive)
        }
    }

    private func tick(_ number: Int, every period: Int, _ lifetime: ModelLifetime, _ receive: @escaping Receiver) {
        schedule(period) {
            guard !lifetime.hasEnded else { return }
            self.tick(number + 1, every: period, lifetime, receive)
            receive(.next(number))
        }
    }

    /// Sends events at their ticks, and an element instead of a failure.
    private func hot(_ events: [Recorded<Event<Int>>]) -> Source {
        var receivers: [Receiver] = []
        for event in events { schedule(event.time) { for receive in receivers { receive(event.value) } } }
        return once { _, receive in receivers.append(receive) }
    }

    /// Delivers each event in a job, the next of which is scheduled when the one before is done.
    private func moved(_ source: @escaping Source) -> Source {
        once { lifetime, receive in
            var waiting: [Event<Int>] = []
            func deliver() {
                self.schedule(0) {
                    guard !lifetime.hasEnded else { return }
                    let event = waiting[0]
                    if event.error != nil { receive(.next(9)) }
                    receive(event.error == nil ? event : .completed)
                    waiting.removeFirst()
                    if !waiting.isEmpty { deliver() }
                }
            }
            source(lifetime) { event in
                waiting.append(event)
                if waiting.count == 1 { deliver() }
            }
        }
    }

    private func each(_ source: @escaping Source, _ output: @escaping (Int) -> [Int]) -> Source {
        { lifetime, receive in
            source(lifetime) { event in
                guard case .next(let element) = event else { return receive(event) }
                for element in output(element) { receive(.next(element)) }
            }
        }
    }

    private func pair(_ kind: SharedProgram.Kind, _ first: @escaping Source, _ second: @escaping Source) -> Source {
        switch kind {
        case .concat:
            { lifetime, receive in
                first(lifetime) { event in
                    if event.isStopEvent { second(lifetime, receive) } else { receive(event) }
                }
            }
        case .flatMap, .flatMapFirst, .flatMapLatest: flattened(kind, first, second)
        default: combined(kind, first, second)
        }
    }

    private func flattened(_ kind: SharedProgram.Kind, _ outer: @escaping Source, _ inner: @escaping Source) -> Source {
        { lifetime, receive in
            var running = 0
            var isOver = false
            var latest: ModelLifetime?
            outer(lifetime) { event in
                if event.isStopEvent {
                    isOver = true
                    return running == 0 ? receive(event) : ()
                }
                if kind == .flatMapFirst, running > 0 { return }
                if kind == .flatMapLatest {
                    running = 0
                    latest?.end()
                }
                running += 1
                let own = ModelLifetime(in: lifetime)
                latest = own
                inner(own) { event in
                    guard event.isStopEvent else { return receive(event) }
                    running -= 1
                    if running == 0, isOver { receive(event) }
                }
            }
        }
    }

    private func combined(_ kind: SharedProgram.Kind, _ first: @escaping Source, _ second: @escaping Source) -> Source {
        { lifetime, receive in
            var elements: [[Int]] = [[], []]
            var isDone = [false, false]
            func handle(_ index: Int, _ event: Event<Int>) {
                guard case .next(let element) = event else {
                    isDone[index] = true
                    let isOver = kind == .withLatestFrom ? isDone[0] : isDone == [true, true]
                    return isOver ? receive(event) : ()
                }
                if kind == .merge { return receive(.next(element)) }
                if kind != .zip { elements[index] = [] }
                elements[index].append(element)
                if let left = elements[0].first, let right = elements[1].first {
                    if kind == .zip { elements = elements.map { Array($0.dropFirst()) } }
                    if kind != .withLatestFrom || index == 0 { receive(.next(SharedProgram.pair(left, right))) }
                } else if kind == .combineLatest, isDone[1 - index] {
                    receive(.completed)
                }
            }
            // The other source of `withLatestFrom` is subscribed to first.
            for index in kind == .withLatestFrom ? [1, 0] : [0, 1] where !lifetime.hasEnded {
                [first, second][index](lifetime) { handle(index, $0) }
            }
        }
    }
}

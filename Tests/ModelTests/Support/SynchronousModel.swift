import Streams

/// The model of the order among synchronous sources.
///
/// One queue, in which every event of an `of` is a job that queues the next one when it is done. The subscription to a
/// sequence that has waited for another one is a job, too. All else happens at once.
final class SynchronousModel {
    private var jobs: [() -> Void] = []

    /// Returns the events of a tree as text.
    static func events(of tree: Tree) -> [String] {
        let model = SynchronousModel()
        var events: [String] = []
        model.subscribe(
            to: tree, NestedLifetime(),
            Receiver { event in
                switch event {
                case .next(let element): events.append("\(element)")
                case .completed: events.append("C")
                case .error: events.append("!")
                }
            })
        while !model.jobs.isEmpty { model.jobs.removeFirst()() }
        return events
    }

    /// Whether a subscription, or one that contains it, has ended.
    private final class NestedLifetime {
        private let parent: NestedLifetime?
        private var hasEnded = false

        init(in parent: NestedLifetime? = nil) { self.parent = parent }

        var isDisposed: Bool { hasEnded || parent?.isDisposed ?? false }

        func dispose() { hasEnded = true }
    }

    /// An observer; an object, since the optimizer specializes functions for each closure that they receive.
    private final class Receiver {
        private let receive: (Event<Int>) -> Void

        init(_ receive: @escaping (Event<Int>) -> Void) { self.receive = receive }

        func callAsFunction(_ event: Event<Int>) { receive(event) }
    }

    private func subscribe(to tree: Tree, _ lifetime: NestedLifetime, _ receive: Receiver) {
        guard !lifetime.isDisposed else { return }
        // Up to the terminal event.
        let send = Receiver { event in
            guard !lifetime.isDisposed else { return }
            if event.isStopEvent { lifetime.dispose() }
            receive(event)
        }
        switch tree {
        case .of(let elements): queue(elements[...], lifetime, send)
        case .range(let start, let count): queue(Array(start..<start + count)[...], lifetime, send)
        case .just(let element):
            send(.next(element))
            send(.completed)
        case .empty: send(.completed)
        case .failing: send(.error(RxError.unknown))
        case .merge(let trees): merge(trees, lifetime, send)
        case .concat(let trees): concat(trees[...], lifetime, send)
        case .zip(let first, let second): zip([first, second], lifetime, send)
        case .combineLatest(let first, let second): combineLatest([first, second], lifetime, send)
        case .withLatestFrom(let first, let second): withLatest(first, from: second, lifetime, send)
        case .flattened(let flattening, let outer, let inners): flatten(flattening, outer, inners, lifetime, send)
        case .startWith(let element, let tree):
            send(.next(element))
            subscribe(to: tree, NestedLifetime(in: lifetime), send)
        case .catch(let tree, let other):
            subscribe(
                to: tree, NestedLifetime(in: lifetime),
                Receiver { [self] event in
                    guard case .error = event else { return send(event) }
                    subscribe(to: other, NestedLifetime(in: lifetime), send)
                })
        case .retry(let count, let tree): retry(count, tree, lifetime, send)
        case .ifEmpty(let tree, let other): ifEmpty(tree, other, lifetime, send)
        case .take(let count, let tree): take(count, tree, lifetime, send)
        }
    }

    private func queue(_ elements: ArraySlice<Int>, _ lifetime: NestedLifetime, _ send: Receiver) {
        jobs.append { [self] in
            guard let first = elements.first else { return send(.completed) }
            send(.next(first))
            if !lifetime.isDisposed { queue(elements.dropFirst(), lifetime, send) }
        }
    }

    private func merge(_ trees: [Tree], _ lifetime: NestedLifetime, _ send: Receiver) {
        var running = trees.count
        for tree in trees {
            subscribe(
                to: tree, NestedLifetime(in: lifetime),
                Receiver { event in
                    guard case .completed = event else { return send(event) }
                    running -= 1
                    if running == 0 { send(event) }
                })
        }
    }

    private func concat(_ trees: ArraySlice<Tree>, _ lifetime: NestedLifetime, _ send: Receiver) {
        guard let first = trees.first else { return send(.completed) }
        subscribe(
            to: first, NestedLifetime(in: lifetime),
            Receiver { [self] event in
                guard case .completed = event else { return send(event) }
                concat(trees.dropFirst(), lifetime, send)
            })
    }

    private func zip(_ trees: [Tree], _ lifetime: NestedLifetime, _ send: Receiver) {
        var waiting: [[Int]] = [[], []]
        var running = 2
        for (index, tree) in trees.enumerated() {
            subscribe(
                to: tree, NestedLifetime(in: lifetime),
                Receiver { event in
                    switch event {
                    case .next(let element):
                        waiting[index].append(element)
                        guard let first = waiting[0].first, let second = waiting[1].first else { return }
                        waiting = waiting.map { Array($0.dropFirst()) }
                        send(.next(first * 100 + second))
                    case .completed:
                        running -= 1
                        if running == 0 { send(event) }
                    case .error: send(event)
                    }
                })
        }
    }

    private func combineLatest(_ trees: [Tree], _ lifetime: NestedLifetime, _ send: Receiver) {
        var latest: [Int?] = [nil, nil]
        var isDone = [false, false]
        for (index, tree) in trees.enumerated() {
            subscribe(
                to: tree, NestedLifetime(in: lifetime),
                Receiver { event in
                    switch event {
                    case .next(let element):
                        latest[index] = element
                        if let first = latest[0], let second = latest[1] {
                            send(.next(first * 100 + second))
                        } else if isDone[1 - index] {
                            send(.completed)
                        }
                    case .completed:
                        isDone[index] = true
                        if isDone[1 - index] { send(event) }
                    case .error: send(event)
                    }
                })
        }
    }

    private func withLatest(_ first: Tree, from second: Tree, _ lifetime: NestedLifetime, _ send: Receiver) {
        var latest: Int?
        subscribe(
            to: second, NestedLifetime(in: lifetime),
            Receiver { event in
                switch event {
                case .next(let element): latest = element
                case .completed: break
                case .error: send(event)
                }
            })
        subscribe(
            to: first, NestedLifetime(in: lifetime),
            Receiver { event in
                guard case .next(let element) = event else { return send(event) }
                if let latest { send(.next(element * 100 + latest)) }
            })
    }

    private func flatten(
        _ flattening: Tree.Flattening, _ outer: Tree, _ inners: [Tree], _ lifetime: NestedLifetime,
        _ send: Receiver
    ) {
        var running = 0
        var isOuterDone = false
        var waiting: [Tree] = []
        var last: NestedLifetime?
        func begin(_ tree: Tree) {
            let inner = NestedLifetime(in: lifetime)
            last = inner
            subscribe(
                to: tree, inner,
                Receiver { [self] event in
                    guard case .completed = event else { return send(event) }
                    if waiting.isEmpty {
                        running -= 1
                    } else {
                        let next = waiting.removeFirst()
                        jobs.append { begin(next) }
                    }
                    if running == 0, isOuterDone { send(event) }
                })
        }
        subscribe(
            to: outer, NestedLifetime(in: lifetime),
            Receiver { event in
                switch event {
                case .next(let element):
                    let tree = inners[element % inners.count]
                    switch flattening {
                    case .flatMapFirst where running > 0: return
                    case .flatMapLatest, .switchLatest:
                        last?.dispose()
                        running = 0
                    default: if running == flattening.limit { return waiting.append(tree) }
                    }
                    running += 1
                    begin(tree)
                case .completed:
                    isOuterDone = true
                    if running == 0 { send(event) }
                case .error: send(event)
                }
            })
    }

    private func retry(_ count: Int, _ tree: Tree, _ lifetime: NestedLifetime, _ send: Receiver) {
        if count == 0 { return send(.completed) }
        subscribe(
            to: tree, NestedLifetime(in: lifetime),
            Receiver { [self] event in
                if case .error = event, count > 1 { retry(count - 1, tree, lifetime, send) } else { send(event) }
            })
    }

    private func ifEmpty(_ tree: Tree, _ other: Tree, _ lifetime: NestedLifetime, _ send: Receiver) {
        var isEmpty = true
        subscribe(
            to: tree, NestedLifetime(in: lifetime),
            Receiver { [self] event in
                if case .completed = event, isEmpty { return subscribe(to: other, NestedLifetime(in: lifetime), send) }
                isEmpty = false
                send(event)
            })
    }

    private func take(_ count: Int, _ tree: Tree, _ lifetime: NestedLifetime, _ send: Receiver) {
        var left = count
        if left == 0 { return send(.completed) }
        subscribe(
            to: tree, NestedLifetime(in: lifetime),
            Receiver { event in
                send(event)
                guard case .next = event else { return }
                left -= 1
                if left == 0 { send(.completed) }
            })
    }
}

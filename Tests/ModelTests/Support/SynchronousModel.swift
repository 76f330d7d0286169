/// The model of the order among synchronous sources.
///
/// One queue, in which every event of an `of` is a job that queues the next one when it is done. All else happens at
/// once.
final class SynchronousModel {
    private var jobs: [() -> Void] = []

    /// Returns the events of a tree as text.
    static func events(of tree: Tree) -> [String] {
        let model = SynchronousModel()
        var events: [String] = []
        model.subscribe(to: tree, Life()) { event in
            switch event {
            case .element(let element): events.append("\(element)")
            case .end(.completed): events.append("C")
            case .end(.failed): events.append("!")
            }
        }
        while !model.jobs.isEmpty { model.jobs.removeFirst()() }
        return events
    }

    /// Whether a subscription, or one that contains it, has ended.
    private final class Life {
        private let parent: Life?
        private var isEnded = false

        init(in parent: Life? = nil) { self.parent = parent }

        var isOver: Bool { isEnded || parent?.isOver ?? false }

        func end() { isEnded = true }
    }

    private typealias Receiver = (TimelineEvent<Int>) -> Void

    private func subscribe(to tree: Tree, _ life: Life, _ receive: @escaping Receiver) {
        guard !life.isOver else { return }
        /// Forwards the events of the subscription, up to its terminal event.
        func send(_ event: TimelineEvent<Int>) {
            guard !life.isOver else { return }
            if case .end = event { life.end() }
            receive(event)
        }
        switch tree {
        case .of(let elements): queue(elements[...], life, send)
        case .just(let element):
            send(.element(element))
            send(.end(.completed))
        case .empty: send(.end(.completed))
        case .failing: send(.end(.failed("")))
        case .merge(let trees): merge(trees, life, send)
        case .concat(let trees): concat(trees[...], life, send)
        case .zip(let first, let second): zip([first, second], life, send)
        case .combineLatest(let first, let second): combineLatest([first, second], life, send)
        case .withLatestFrom(let first, let second): withLatest(first, from: second, life, send)
        case .flatMap(let outer, let inners): flatMap(outer, inners, life, isLatest: false, send)
        case .flatMapLatest(let outer, let inners): flatMap(outer, inners, life, isLatest: true, send)
        case .take(let count, let tree): take(count, tree, life, send)
        }
    }

    private func queue(_ elements: ArraySlice<Int>, _ life: Life, _ send: @escaping Receiver) {
        jobs.append { [self] in
            guard let first = elements.first else { return send(.end(.completed)) }
            send(.element(first))
            if !life.isOver { queue(elements.dropFirst(), life, send) }
        }
    }

    private func merge(_ trees: [Tree], _ life: Life, _ send: @escaping Receiver) {
        var running = trees.count
        for tree in trees {
            subscribe(to: tree, Life(in: life)) { event in
                guard case .end(.completed) = event else { return send(event) }
                running -= 1
                if running == 0 { send(event) }
            }
        }
    }

    private func concat(_ trees: ArraySlice<Tree>, _ life: Life, _ send: @escaping Receiver) {
        guard let first = trees.first else { return send(.end(.completed)) }
        subscribe(to: first, Life(in: life)) { [self] event in
            guard case .end(.completed) = event else { return send(event) }
            concat(trees.dropFirst(), life, send)
        }
    }

    private func zip(_ trees: [Tree], _ life: Life, _ send: @escaping Receiver) {
        var waiting: [[Int]] = [[], []]
        var running = 2
        for (index, tree) in trees.enumerated() {
            subscribe(to: tree, Life(in: life)) { event in
                switch event {
                case .element(let element):
                    waiting[index].append(element)
                    guard let first = waiting[0].first, let second = waiting[1].first else { return }
                    waiting = waiting.map { Array($0.dropFirst()) }
                    send(.element(first * 100 + second))
                case .end(.completed):
                    running -= 1
                    if running == 0 { send(event) }
                case .end: send(event)
                }
            }
        }
    }

    private func combineLatest(_ trees: [Tree], _ life: Life, _ send: @escaping Receiver) {
        var latest: [Int?] = [nil, nil]
        var isDone = [false, false]
        for (index, tree) in trees.enumerated() {
            subscribe(to: tree, Life(in: life)) { event in
                switch event {
                case .element(let element):
                    latest[index] = element
                    if let first = latest[0], let second = latest[1] {
                        send(.element(first * 100 + second))
                    } else if isDone[1 - index] {
                        send(.end(.completed))
                    }
                case .end(.completed):
                    isDone[index] = true
                    if isDone[1 - index] { send(event) }
                case .end: send(event)
                }
            }
        }
    }

    private func withLatest(_ first: Tree, from second: Tree, _ life: Life, _ send: @escaping Receiver) {
        var latest: Int?
        subscribe(to: second, Life(in: life)) { event in
            switch event {
            case .element(let element): latest = element
            case .end(.completed): break
            case .end: send(event)
            }
        }
        subscribe(to: first, Life(in: life)) { event in
            guard case .element(let element) = event else { return send(event) }
            if let latest { send(.element(element * 100 + latest)) }
        }
    }

    private func flatMap(
        _ outer: Tree, _ inners: [Tree], _ life: Life, isLatest: Bool, _ send: @escaping Receiver
    ) {
        var running = 1
        var last: Life?
        func receive(_ event: TimelineEvent<Int>) {
            guard case .end(.completed) = event else { return send(event) }
            running -= 1
            if running == 0 { send(event) }
        }
        subscribe(to: outer, Life(in: life)) { [self] event in
            guard case .element(let element) = event else { return receive(event) }
            if isLatest, let last, !last.isOver {
                last.end()
                running -= 1
            }
            running += 1
            let inner = Life(in: life)
            last = inner
            subscribe(to: inners[element % inners.count], inner, receive)
        }
    }

    private func take(_ count: Int, _ tree: Tree, _ life: Life, _ send: @escaping Receiver) {
        var left = count
        if left == 0 { return send(.end(.completed)) }
        subscribe(to: tree, Life(in: life)) { event in
            send(event)
            guard case .element = event else { return }
            left -= 1
            if left == 0 { send(.end(.completed)) }
        }
    }
}

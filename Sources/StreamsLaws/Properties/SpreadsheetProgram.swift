import StreamsTest

/// A random sequence of uses of a spreadsheet.
struct SpreadsheetProgram: Sendable {
    enum Step: Sendable {
        /// Sets roots in one transaction.
        case set([Int: Int])
        case read(Int)
        case observe(Observer)
        case dispose(Int)
    }

    struct Observer: Sendable {
        enum Reaction: Sendable {
            case none
            /// Sets a root, during the delivery.
            case set(Int)
            case dispose
        }

        let cell: Int
        let reaction: Reaction

        /// Whether an observer that has received `count` values reacts to another one; not to the first, which is delivered
        /// by the subscription, and not without an end.
        static func reacts(to value: Int, _ count: Int) -> Bool { (1...6).contains(count) && value.isMultiple(of: 3) }
    }

    let sheet: Spreadsheet
    let steps: [Step]

    init(inputs: Int, seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let sheet = Spreadsheet(inputs: inputs, size: 1...8, using: &random)
        func cell() -> Int { Int.random(in: 0..<sheet.cells, using: &random) }
        func root() -> Int { Int.random(in: 0..<sheet.roots, using: &random) }
        self.sheet = sheet
        steps = (0..<30).map { _ in
            switch Int.random(in: 0..<10, using: &random) {
            case 0: return .read(cell())
            case 1, 2:
                let reaction: Observer.Reaction =
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0: .dispose
                    case 1: .set(root())
                    default: .none
                    }
                return .observe(Observer(cell: cell(), reaction: reaction))
            case 3: return .dispose(Int.random(in: 0..<6, using: &random))
            default:
                let count = Int.random(in: 1...3, using: &random)
                let writes = (0..<count).map { _ in (root(), Int.random(in: 0..<6, using: &random)) }
                return .set(Dictionary(writes) { $1 })
            }
        }
    }
}

/// The run of a program on the model.
struct SpreadsheetModel {
    private(set) var received: [[Int]] = []
    private(set) var read: [Int] = []
    /// The table after each transaction.
    private(set) var rows: [[Int]]
    private let sheet: Spreadsheet
    private var observers: [SpreadsheetProgram.Observer] = []
    private var disposed: Set<Int> = []
    /// The values to deliver by each transaction, with the number of the observer.
    private var deliveries: [[(observer: Int, value: Int)]] = []
    private var isDelivering = false

    init(_ program: SpreadsheetProgram) {
        sheet = program.sheet
        rows = [sheet.row(Array(repeating: 0, count: sheet.roots))]
        for step in program.steps { run(step) }
    }

    private var row: [Int] { rows[rows.count - 1] }

    private mutating func run(_ step: SpreadsheetProgram.Step) {
        switch step {
        case .set(let writes): set(writes)
        case .read(let cell): read.append(row[cell])
        case .observe(let observer):
            observers.append(observer)
            received.append([])
            deliver(row[observer.cell], to: observers.count - 1)
        case .dispose(let observer): if observers.indices.contains(observer) { disposed.insert(observer) }
        }
    }

    private mutating func set(_ writes: [Int: Int]) {
        let before = row
        var roots = Array(before.prefix(sheet.roots))
        for (root, value) in writes { roots[root] = value }
        let after = sheet.row(roots)
        rows.append(after)
        // The observers in the order of their cells, and those of one cell in the order of their subscriptions.
        deliveries.append(
            after.indices.filter { after[$0] != before[$0] }.flatMap { cell in
                observers.indices.filter { observers[$0].cell == cell && !disposed.contains($0) }
                    .map { ($0, after[cell]) }
            })
        if isDelivering { return }
        isDelivering = true
        while !deliveries.isEmpty {
            for delivery in deliveries.removeFirst() where !disposed.contains(delivery.observer) {
                deliver(delivery.value, to: delivery.observer)
            }
        }
        isDelivering = false
    }

    private mutating func deliver(_ value: Int, to number: Int) {
        if disposed.contains(number) { return }
        let reacts = SpreadsheetProgram.Observer.reacts(to: value, received[number].count)
        received[number].append(value)
        guard reacts else { return }
        switch observers[number].reaction {
        case .none: break
        case .set(let root): set([root: value + 1])
        case .dispose: disposed.insert(number)
        }
    }
}

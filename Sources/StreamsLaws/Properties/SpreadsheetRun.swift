import Streams
import StreamsTest

/// The run of a program on properties.
final class SpreadsheetRun: Sendable {
    private let roots: [MutableProperty<Int>]
    private let cells: [Property<Int>]
    private let transactions: Counter
    private let computations: Recorder<(cell: Int, transaction: Int)>
    private let observers = Lock<[(values: Recorder<Int>, subscription: SingleAssignmentDisposable)]>([])
    private let reads = Recorder<Int>()

    var received: [[Int]] { observers.value.map(\.values.values) }
    var read: [Int] { reads.values }
    /// The cells that were computed, with the number of transactions until then.
    var computed: [(cell: Int, transaction: Int)] { computations.values }

    init(_ program: SpreadsheetProgram, _ candidate: DerivationUnderTest) {
        let (transactions, computations) = (Counter(), Recorder<(cell: Int, transaction: Int)>())
        roots = (0..<program.sheet.roots).map { _ in MutableProperty(0) }
        cells = program.sheet.properties(candidate, roots: roots) { cell in
            computations.record((cell, transactions.value))
        }
        self.transactions = transactions
        self.computations = computations
        for step in program.steps { run(step) }
        for observer in observers.value { observer.subscription.dispose() }
    }

    private func run(_ step: SpreadsheetProgram.Step) {
        switch step {
        case .set(let writes):
            transactions.increment()
            Property.transaction { changes in
                for (root, value) in writes { changes[roots[root]] = value }
            }
        case .read(let cell): reads.record(cells[cell].value)
        case .observe(let observer): observe(observer)
        case .dispose(let number):
            let all = observers.value
            if all.indices.contains(number) { all[number].subscription.dispose() }
        }
    }

    private func observe(_ observer: SpreadsheetProgram.Observer) {
        let (values, subscription) = (Recorder<Int>(), SingleAssignmentDisposable())
        observers.withLock { $0.append((values, subscription)) }
        subscription.setDisposable(
            cells[observer.cell].asObservable().subscribe(onNext: { [self] value in
                let reacts = SpreadsheetProgram.Observer.reacts(to: value, values.values.count)
                values.record(value)
                guard reacts else { return }
                switch observer.reaction {
                case .none: break
                case .set(let root):
                    transactions.increment()
                    roots[root].value = value + 1
                case .dispose: subscription.dispose()
                }
            }))
    }
}

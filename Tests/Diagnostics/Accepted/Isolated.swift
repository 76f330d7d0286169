import Observation
import Streams

// Closures of isolated sequences: methods by name, and the state of a class of the main actor, of another global actor
// and of an actor.

@MainActor private func text(_ number: Int) -> String { "\(number)" }

@MainActor private final class Screen {
    private var shown = ""
    private var log: [String] = []
    private let bag = DisposeBag()

    init(_ prices: Observable<Int>) {
        prices.isolated().map(text).subscribe(onNext: show, onError: fail).disposed(by: bag)
        prices.isolated().map { "\($0)" + self.shown }.filter { [unowned self] in $0 != shown }
            .subscribe(onNext: { [weak self] in self?.shown = $0 }, onError: { [weak self] in self?.fail($0) })
            .disposed(by: bag)
        prices.isolated().scan(0) { $0 + $1 }.do(onNext: { _ in self.log.append("next") })
            .compactMap { $0 > 0 ? $0 : nil }
            .subscribe(with: self, onNext: { $0.shown = "\($1)" }, onError: { $0.fail($1) })
            .disposed(by: bag)
        prices.isolated().subscribe(with: self) { screen, price in screen.shown = "\(price)" }.disposed(by: bag)
    }

    func show(_ text: String) { shown = text }

    func fail(_ error: any Error) { log.append("\(error)") }
}

@Observable @MainActor private final class Search {
    var query = ""
    private(set) var hits: [String] = []
    private(set) var failure: String?
    @ObservationIgnored private let bag = DisposeBag()

    init() {
        IsolatedSequence.tracking(self) { $0.query }.flatMapLatest { try await load($0) }
            .subscribe(with: self, onNext: { $0.hits = $1 }, onError: { $0.failure = "\($1)" })
            .disposed(by: bag)
        IsolatedSequence.tracking { self.query }.flatMapLatest { query in try await self.find(query) }
            .subscribe(onNext: { self.hits = $0 })
            .disposed(by: bag)
        IsolatedSequence.tracking { self.query }.concatMap(find).flatMapFirst { $0.count }
            .flatMap(maxConcurrent: 2) { $0 + 1 }
            .subscribe(onNext: { self.failure = "\($0)" })
            .disposed(by: bag)
    }

    func find(_ query: String) async throws -> [String] {
        failure = nil
        return try await load(query)
    }
}

private func load(_ query: String) async throws -> [String] { [query] }

private actor Journal {
    private var lines: [String] = []
    private var subscription: (any Disposable)?

    func follow(_ names: Observable<String>) {
        subscription = names.isolated().map { $0 + "\(self.lines.count)" }
            .subscribe(with: self, onNext: { $0.lines.append($1) }, onError: { $0.lines.append("\($1)") })
        subscription = names.isolated().subscribe(with: self) { journal, line in journal.lines.append(line) }
        subscription = names.isolated().flatMapLatest { try await self.work($0) }.subscribe(onNext: add)
        subscription = names.isolated().subscribe(onNext: add, onDisposed: { self.lines.append("disposed") })
    }

    func add(_ line: String) { lines.append(line) }

    func work(_ line: String) async throws -> String {
        lines.append(line)
        return line
    }
}

private func follow(_ names: Observable<String>, _ journal: Journal, in bag: DisposeBag) {
    names.subscribe(with: journal) { journal, line in journal.add(line) }.disposed(by: bag)
    names.subscribe(with: journal, onNext: { $0.add($1) }, onError: { $0.add("\($1)") }).disposed(by: bag)
}

@globalActor private actor Archive {
    static let shared = Archive()
}

@Archive private final class Shelf {
    private var books = 0

    func follow(_ numbers: Observable<Int>, in bag: DisposeBag) {
        numbers.isolated().map { $0 + self.books }.subscribe(onNext: put).disposed(by: bag)
        numbers.isolated().subscribe(onNext: { [weak self] in self?.put($0) }).disposed(by: bag)
    }

    func put(_ number: Int) { books += number }
}

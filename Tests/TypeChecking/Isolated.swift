import Streams

@MainActor final class PriceScreen {
    var shown = ""
    var failure: (any Error)?
    let bag = DisposeBag()

    func chainOfTen(_ prices: Observable<Int>) {
        prices.isolated()
            .map { $0 + 1 }
            .filter { $0 > 1 }
            .scan(0 as Int) { $0 + $1 }
            .compactMap { $0 > 3 ? $0 * 2 : nil }
            .map { $0 - 1 }
            .do(onNext: { _ in self.shown = "" })
            .flatMapLatest { try await self.load($0) }
            .concatMap { await self.total($0) }
            .map { "\($0)" }
            .subscribe(with: self, onNext: { $0.shown = $1 }, onError: { $0.failure = $1 })
            .disposed(by: bag)
    }

    func objects(_ prices: Observable<Int>, _ box: PriceBox, _ ledger: PriceLedger) {
        prices.map { $0 + 1 }.subscribe(with: box) { box, price in box.show(price) }.disposed(by: bag)
        prices.map { $0 + 1 }.subscribe(with: box, onNext: { $0.show($1) }, onError: { _, _ in }).disposed(by: bag)
        prices.map { $0 + 1 }.subscribe(with: ledger) { ledger, price in ledger.add(price) }.disposed(by: bag)
        prices.map { $0 + 1 }.subscribe(with: ledger, onNext: { $0.add($1) }, onError: { _, _ in }).disposed(by: bag)
    }

    private func load(_ number: Int) async throws -> Int { number }

    private func total(_ number: Int) async -> Int { number }
}

final class PriceBox: Sendable {
    nonisolated func show(_ price: Int) {}
}

actor PriceLedger {
    private var sum = 0

    func add(_ price: Int) { sum += price }
}

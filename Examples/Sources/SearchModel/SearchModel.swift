import Observation
import Streams

/// The state of a search screen, which searches while the user types, by an `async` function that may fail.
@Observable @MainActor final class SearchModel {
    var query = ""
    private(set) var hits: [String] = []
    private(set) var failure: String?
    @ObservationIgnored private let bag = DisposeBag()

    init(_ find: @escaping @Sendable (String) async throws -> [String]) {
        IsolatedSequence.tracking(self) { $0.query }
            .flatMapLatest { query in
                // The failure of one search must not end the next ones.
                do { return Result<[String], any Error>.success(try await find(query)) } catch {
                    return .failure(error)
                }
            }
            .subscribe(with: self, onNext: { model, result in model.show(result) })
            .disposed(by: bag)
    }

    private func show(_ result: Result<[String], any Error>) {
        switch result {
        case .success(let hits): (self.hits, failure) = (hits, nil)
        case .failure(let error): (hits, failure) = ([], "\(error)")
        }
    }
}

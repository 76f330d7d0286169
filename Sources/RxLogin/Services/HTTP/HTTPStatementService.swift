import Streams

/// The statement service of a server.
struct HTTPStatementService: StatementServiceable {
    let api: any APIService

    func transactions() -> Single<[Transaction]> {
        api.transactions().map { try $0.map { try $0.transaction }.newestFirst }
    }
}

import Dispatch
import RxLogin
import Streams

/// The statement service without a server: the transactions of an entity gateway.
public struct EmbeddedStatementService: StatementServiceable {
    private let gateway: any EntityGateway
    private let session: SessionCheck
    private let background: any ImmediateSchedulerType

    /// Creates a service over `gateway` for the user of `authorization`, whom `users` has to know.
    public init(
        gateway: any EntityGateway, users: any UserServiceable, authorization: AuthorizationAdapter,
        background: any ImmediateSchedulerType = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    ) {
        self.gateway = gateway
        session = SessionCheck(users: users, authorization: authorization)
        self.background = background
    }

    /// Emits all transactions, the newest first.
    public func transactions() -> Single<[Transaction]> {
        let stored = Single.scheduled(on: background) { [gateway] in try gateway.transactions.all() }
        return session.user.flatMap { _ in stored }
    }
}

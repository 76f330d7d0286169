import Dispatch
import Streams

/// The statement service that needs nothing installed: what the manager of an entity gateway holds.
public struct EmbeddedStatementService: StatementServiceable {
    private let gateway: any EntityGateway
    private let session: SessionCheck
    private let background: any ImmediateSchedulerType
    private let latency: Latency?

    /// Creates a service over `gateway` for whoever `authorization` speaks for, if `users` knows them.
    public init(
        gateway: any EntityGateway = InMemoryEntityGateway(transactions: EmbeddedStatement.transactions),
        users: any UserServiceable, authorization: AuthorizationAdapter,
        background: any ImmediateSchedulerType = ConcurrentDispatchQueueScheduler(qos: .userInitiated),
        latency: Latency? = nil
    ) {
        self.gateway = gateway
        session = SessionCheck(users: users, authorization: authorization)
        self.background = background
        self.latency = latency
    }

    /// All transactions, the newest first.
    public func transactions() -> Single<[Transaction]> {
        let answer = BackgroundWork.single(on: background) { [gateway] in try gateway.transactions.all() }
        return latency.delay(session.user.flatMap { _ in answer })
    }
}

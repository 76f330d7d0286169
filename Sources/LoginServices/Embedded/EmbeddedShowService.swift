import Dispatch
import RxLogin
import Streams

/// The show service without a server: sample shows, and the reviews of an entity gateway.
public struct EmbeddedShowService: ShowServiceable {
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

    /// Emits all shows, by title.
    public func shows() -> Single<[Show]> {
        session.user.map { _ in SampleShows.shows.sorted { $0.title < $1.title } }
    }

    /// Emits one show.
    public func show(withID id: Int) -> Single<Show> {
        session.user.map { _ in try SampleShows.show(withID: id) }
    }

    /// Emits the reviews of a show, the oldest first.
    public func reviews(ofShow id: Int) -> Single<[Review]> {
        session.user.flatMap { [self] _ in
            .scheduled(on: background) {
                let show = try SampleShows.show(withID: id)
                return try gateway.reviews.all(ofShow: show.id)
            }
        }
    }

    /// Publishes a review in the name of the current user.
    public func addReview(_ draft: ReviewDraft, toShow id: Int) -> Single<Review> {
        session.user.flatMap { [self] user in
            .scheduled(on: background) {
                let show = try SampleShows.show(withID: id)
                if let reason = draft.problem { throw ServiceError.refused(reason: reason) }
                let author = String(user.email.prefix { $0 != "@" })
                return try gateway.reviews.add(draft, by: author, toShow: show.id)
            }
        }
    }
}

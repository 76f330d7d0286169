/// The comments that could not be published, for the user who wrote them.
///
/// A review lives as long as its screen, which is replaced when the session has ended. The comments live as long as the
/// app, so a user who has logged in again does not write them anew.
@MainActor final class UnsentComments {
    private struct Key: Hashable {
        let email: String
        let showID: Int
    }

    private let authorization: AuthorizationAdapter
    private var comments: [Key: String] = [:]

    init(authorization: AuthorizationAdapter) { self.authorization = authorization }

    /// The comment of the current user on a show.
    subscript(showID: Int) -> String? {
        get { key(showID).flatMap { comments[$0] } }
        set {
            if let key = key(showID) { comments[key] = newValue }
        }
    }

    private func key(_ showID: Int) -> Key? {
        authorization.user.map { Key(email: $0.email, showID: showID) }
    }
}

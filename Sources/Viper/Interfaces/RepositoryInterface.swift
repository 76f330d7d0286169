/// The part that keeps what was loaded, and what a view shows of it.
@MainActor public protocol RepositoryInterface: AnyObject {}

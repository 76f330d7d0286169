/// The part that stores loaded models and the view items made from them.
@MainActor public protocol RepositoryInterface: AnyObject {}

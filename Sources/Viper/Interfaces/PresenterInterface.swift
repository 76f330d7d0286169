/// The part that validates, combines and navigates.
@MainActor public protocol PresenterInterface: AnyObject {}

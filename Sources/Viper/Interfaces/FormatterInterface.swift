/// The part that turns models into what a view shows.
@MainActor public protocol FormatterInterface: AnyObject {}

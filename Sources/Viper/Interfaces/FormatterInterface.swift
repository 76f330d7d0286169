/// The part that turns models into view items.
@MainActor public protocol FormatterInterface: AnyObject {}

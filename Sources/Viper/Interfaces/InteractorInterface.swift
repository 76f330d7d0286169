/// The part that calls services, whose responses can arrive on any thread.
public protocol InteractorInterface: AnyObject, Sendable {}

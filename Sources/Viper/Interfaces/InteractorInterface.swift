/// The part that calls services, whose answers may come on any thread.
public protocol InteractorInterface: AnyObject, Sendable {}

/// The part that calls services. Its answers may come on any thread.
public protocol InteractorInterface: AnyObject, Sendable {}

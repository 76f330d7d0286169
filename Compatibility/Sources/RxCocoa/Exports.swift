@_exported import StreamsFoundation

/// The failure of a request for which the session reported no error, by the name that an app knows.
public typealias RxCocoaURLError = URLSessionError

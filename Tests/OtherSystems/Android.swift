// swift-format-ignore-file
// The names are those of C.

// The declarations of the module `Android` that the sources use, as Swift imports them from the headers of Bionic.

public typealias pthread_key_t = Int32

public var STDERR_FILENO: Int32 { 2 }

public func dlsym(_ handle: UnsafeMutableRawPointer!, _ symbol: UnsafePointer<CChar>?) -> UnsafeMutableRawPointer? {
    nil
}

public func pthread_getspecific(_ key: pthread_key_t) -> UnsafeMutableRawPointer? { nil }

@discardableResult public func pthread_key_create(
    _ key: UnsafeMutablePointer<pthread_key_t>, _ destructor: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
) -> Int32 { 0 }

@discardableResult public func pthread_setspecific(_ key: pthread_key_t, _ value: UnsafeRawPointer?) -> Int32 { 0 }

@discardableResult
public func readlink(_ path: UnsafePointer<CChar>!, _ buffer: UnsafeMutablePointer<CChar>, _ size: Int) -> Int { 0 }

@discardableResult public func write(_ file: Int32, _ buffer: UnsafeRawPointer!, _ count: Int) -> Int { 0 }

public struct pthread_mutex_t { public init() {} }
public struct pthread_cond_t { public init() {} }

public func pthread_self() -> Int { 0 }

@discardableResult
public func pthread_mutex_init(_ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ attributes: UnsafeRawPointer?) -> Int32 { 0 }

@discardableResult public func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }

@discardableResult public func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }

@discardableResult
public func pthread_cond_init(_ condition: UnsafeMutablePointer<pthread_cond_t>, _ attributes: UnsafeRawPointer?) -> Int32 { 0 }

@discardableResult public func pthread_cond_destroy(_ condition: UnsafeMutablePointer<pthread_cond_t>) -> Int32 { 0 }

@discardableResult public func pthread_cond_signal(_ condition: UnsafeMutablePointer<pthread_cond_t>) -> Int32 { 0 }

@discardableResult public func pthread_cond_wait(
    _ condition: UnsafeMutablePointer<pthread_cond_t>, _ mutex: UnsafeMutablePointer<pthread_mutex_t>
) -> Int32 { 0 }

public typealias time_t = Int
public struct tm {
    public var tm_gmtoff: Int

    public init() { tm_gmtoff = 0 }
}

@discardableResult
public func localtime_r(_ time: UnsafePointer<time_t>, _ result: UnsafeMutablePointer<tm>) -> UnsafeMutablePointer<tm> { result }

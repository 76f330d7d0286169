// swift-format-ignore-file
// The names are those of C.

// The declarations of the module `Darwin` that the sources use, as Swift imports them from Apple's headers.

public typealias pthread_key_t = UInt

public var STDERR_FILENO: Int32 { 2 }

@discardableResult
public func backtrace(_ array: UnsafeMutablePointer<UnsafeMutableRawPointer?>!, _ size: Int32) -> Int32 { 0 }

public func dlsym(_ handle: UnsafeMutableRawPointer!, _ symbol: UnsafePointer<CChar>!) -> UnsafeMutableRawPointer! { nil }

public func pthread_getspecific(_ key: pthread_key_t) -> UnsafeMutableRawPointer? { nil }

@discardableResult public func pthread_key_create(
    _ key: UnsafeMutablePointer<pthread_key_t>!, _ destructor: (@convention(c) (UnsafeMutableRawPointer) -> Void)?
) -> Int32 { 0 }

@discardableResult public func pthread_main_np() -> Int32 { 0 }

@discardableResult public func pthread_setspecific(_ key: pthread_key_t, _ value: UnsafeRawPointer?) -> Int32 { 0 }

@discardableResult public func write(_ file: Int32, _ buffer: UnsafeRawPointer!, _ count: Int) -> Int { 0 }

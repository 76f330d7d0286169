/// Ends the process with a sentence unless `condition` holds: the check of an argument, or of another programmer error.
///
/// Unlike `precondition`, which loses its message in optimized builds.
@inlinable @inline(__always) package func require(
    _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
    if !condition { programmerError(message(), file: file, line: line) }
}

/// Ends the process with a sentence.
@usableFromInline @inline(never) package func programmerError(
    _ message: String, file: StaticString = #fileID, line: UInt = #line
) -> Never { fatalError(withTrail(message), file: file, line: line) }

import Dispatch

/// Returns after more than so many milliseconds; a sleep could take much longer.
func passTime(milliseconds: UInt64) {
    let begin = DispatchTime.now().uptimeNanoseconds
    while DispatchTime.now().uptimeNanoseconds - begin <= milliseconds * 1_000_000 {}
}

import Foundation

/// The programs to run, from environment variables.
enum Settings {
    private static let environment = ProcessInfo.processInfo.environment

    /// The seed of the first program; each other has the next number.
    static let seed = environment["STREAMS_SEED"].flatMap(UInt64.init) ?? 20_260_101
    /// The number of programs for each operator.
    static let programs = environment["STREAMS_PROGRAMS"].flatMap(Int.init) ?? 200
    /// The only operator to run.
    static let only = environment["STREAMS_OPERATOR"]
}

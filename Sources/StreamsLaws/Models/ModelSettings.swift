import Foundation

/// The random programs to run, from environment variables.
package enum ModelSettings {
    private static let environment = ProcessInfo.processInfo.environment

    /// `STREAMS_SEED`: the seed of the first program; each of the others has the next number.
    package static let seed = environment["STREAMS_SEED"].flatMap(UInt64.init) ?? 20_260_101
    /// `STREAMS_PROGRAMS`: the number of programs for each operator; a text that is not such a number has no effect.
    package static let programs = environment["STREAMS_PROGRAMS"].flatMap(UInt32.init).map(Int.init) ?? 200
}

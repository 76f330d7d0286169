import StreamsTest
import Testing

/// The suites about drivers and signals, one test at a time: `SharingScheduler.mock` acts on the whole process.
@Suite(.serialized, .timeLimit(.minutes(5)), .noLeaks) struct SharedSequenceSuites {}

import TestSupport
import Testing

/// The suites about drivers and signals, one test at a time, so that the main queue has the work of one.
@Suite(.serialized, .failsIfItHangs, .noLeaks) struct SharedSequenceSuites {}

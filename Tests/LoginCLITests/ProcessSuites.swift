import TestSupport
import Testing

/// The suites that start programs: one at a time, so that a busy machine does not starve them.
@Suite(.serialized, .noLeaks, .ownThread) enum ProcessSuites {}

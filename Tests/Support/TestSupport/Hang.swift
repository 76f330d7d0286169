import Testing

/// The time after which a test is taken to hang, in seconds.
///
/// Longer than a run of all tests on a slow machine: they share its processors, and a task that suspends a thousand
/// times waits each time for the tests that do not.
package let timeOfAHang = 1_800

extension Trait where Self == TimeLimitTrait {
    /// Fails a test that hangs, rather than the run that waits for it.
    package static var failsIfItHangs: Self { .timeLimit(.minutes(timeOfAHang / 60)) }
}

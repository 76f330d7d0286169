import TestSupport

/// Two threads increment a number; one interruption loses an update.
func lostUpdate(_ scenario: Scenario) {
    let count = BehaviorRelay(value: 0)
    scenario.thread("first") { count.accept(count.value + 1) }
    scenario.thread("second") { count.accept(count.value + 1) }
    scenario.finally { scenario.expect(count.value == 2, "the count is \(count.value)") }
}

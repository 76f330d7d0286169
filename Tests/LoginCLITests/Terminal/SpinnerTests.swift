import TestSupport
import Testing

@testable import LoginCLI

@MainActor @Suite(.noLeaks) struct SpinnerTests {
    private let display = RecordingDisplay()
    private let clock = ManualClock()

    private func spinner(isAnimated: Bool = true) -> Spinner {
        Spinner(display: display, isAnimated: isAnimated, schedule: clock.schedule)
    }

    @Test func appearsOnlyAfterAWhile() {
        let spinner = spinner()
        spinner.start("Logging in...")
        #expect(display.events == [])
        #expect(clock.delays == [.milliseconds(200)])
        clock.fire()
        #expect(display.events == ["| Logging in..."])
    }

    @Test func turns() {
        let spinner = spinner()
        spinner.start("Wait")
        for _ in 0..<5 { clock.fire() }
        #expect(display.events == ["| Wait", "/ Wait", "- Wait", "\\ Wait", "| Wait"])
        #expect(clock.delays.dropFirst().allSatisfy { $0 == .milliseconds(80) })
    }

    @Test(arguments: [true, false]) func whatIsOverAtOnceShowsNothing(isAnimated: Bool) {
        let spinner = spinner(isAnimated: isAnimated)
        spinner.start("Wait")
        spinner.stop()
        clock.fire()
        #expect(display.events == [])
        #expect(clock.pending == 0)
    }

    @Test func stoppingErasesAndEndsIt() {
        let spinner = spinner()
        spinner.start("Wait")
        clock.fire()
        spinner.stop()
        clock.fire()
        #expect(display.events == ["| Wait", "clear"])
    }

    @Test func secondStartReplacesTheFirst() {
        let spinner = spinner()
        spinner.start("One")
        spinner.start("Two")
        #expect(clock.pending == 1)
        clock.fire()
        #expect(display.events.last == "| Two")
    }

    @Test func elsewhereItIsOnePlainLine() {
        let spinner = spinner(isAnimated: false)
        spinner.start("Logging in...")
        #expect(display.events == [])
        #expect(clock.delays == [.milliseconds(200)])
        clock.fire()
        #expect(display.events == ["say Logging in..."])
        #expect(clock.pending == 0)
    }

    @Test func forgottenSpinnerEnds() {
        var spinner: Spinner? = spinner()
        spinner?.start("Wait")
        weak let probe = spinner
        spinner = nil
        #expect(probe == nil)
        clock.fire()
        #expect(display.events == [])
    }
}

@MainActor private final class RecordingDisplay: StatusDisplay {
    private(set) var events: [String] = []
    private var showsStatus = false

    func say(_ line: String, style: Style?) { events.append("say " + line) }

    func showStatus(_ text: String) {
        events.append(text)
        showsStatus = true
    }

    func clearStatus() {
        if showsStatus { events.append("clear") }
        showsStatus = false
    }
}

/// A clock that a test advances.
@MainActor private final class ManualClock {
    private(set) var delays: [Duration] = []
    private var actions: [Int: @MainActor () -> Void] = [:]

    var pending: Int { actions.count }

    func schedule(_ delay: Duration, _ action: @escaping @MainActor () -> Void) -> Spinner.Cancel {
        let id = delays.count
        delays.append(delay)
        actions[id] = action
        return { [weak self] in self?.actions[id] = nil }
    }

    /// Runs the scheduled actions, but not those that they schedule.
    func fire() {
        let due = actions
        actions = [:]
        for (_, action) in due { action() }
    }
}

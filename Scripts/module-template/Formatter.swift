/// Turns the models of NAME into what a view shows.
@MainActor final class NAMEFormatter {}

// MARK: - Extensions -

extension NAMEFormatter: NAMEFormatterInterface {
    func format(for input: NAME.FormatterInput) -> NAME.FormatterOutput {
        NAME.FormatterOutput()
    }
}

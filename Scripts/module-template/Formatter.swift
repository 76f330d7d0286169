/// Maps the models of NAME to items.
@MainActor final class NAMEFormatter {}

// MARK: - Extensions -

extension NAMEFormatter: NAMEFormatterInterface {
    func format(for input: NAME.FormatterInput) -> NAME.FormatterOutput {
        NAME.FormatterOutput()
    }
}

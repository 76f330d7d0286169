/// Turns the models of Formatted into what a view shows.
@MainActor final class FormattedFormatter {}

// MARK: - Extensions -

extension FormattedFormatter: FormattedFormatterInterface {
    func format(for input: Formatted.FormatterInput) -> Formatted.FormatterOutput {
        Formatted.FormatterOutput()
    }
}

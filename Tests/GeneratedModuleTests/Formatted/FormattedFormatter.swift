/// Maps the models of Formatted to items.
@MainActor final class FormattedFormatter {}

// MARK: - Extensions -

extension FormattedFormatter: FormattedFormatterInterface {
    func format(for input: Formatted.FormatterInput) -> Formatted.FormatterOutput {
        Formatted.FormatterOutput()
    }
}

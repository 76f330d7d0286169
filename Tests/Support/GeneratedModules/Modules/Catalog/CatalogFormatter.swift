import Streams
import Viper

/// Maps the models of Catalog to items.
@MainActor final class CatalogFormatter {}

// MARK: - Extensions -

extension CatalogFormatter: CatalogFormatterInterface {
    func format(for input: Catalog.FormatterInput) -> Catalog.FormatterOutput {
        Catalog.FormatterOutput(content: input.models.map { $0.map { $0.sorted() } })
    }
}

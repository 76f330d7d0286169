/// The size of a window that shows pages.
struct Window: Equatable, Sendable {
    let columns: Int
    let rows: Int

    /// The number of lines that a page takes in the window.
    func height(of page: Page) -> Int { PageRenderer.plain.lines(of: page, columns: columns).count }
}

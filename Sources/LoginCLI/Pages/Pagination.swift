/// Divides a list into pages that fit a window, by the height of each entry.
struct Pagination {
    /// The number of entries.
    let count: Int
    /// The number of lines for entries; a page has at least one entry.
    let room: Int
    /// Returns the number of lines that an entry takes.
    let height: (Int) -> Int

    /// The page that begins with an entry.
    func page(from first: Int) -> Range<Int> {
        first..<first + fitting((first..<count).lazy.map(height))
    }

    /// The page that ends before an entry; the first page, if fewer entries than fit precede it.
    func page(before end: Int) -> Range<Int> {
        let first = end - fitting((0..<end).reversed().lazy.map(height))
        return first == 0 ? page(from: 0) : first..<end
    }

    /// Returns how many of the entries fit, the first ones first.
    private func fitting(_ heights: some Sequence<Int>) -> Int {
        var used = 0
        var fitting = 0
        for height in heights {
            used += height
            guard used <= room || fitting == 0 else { break }
            fitting += 1
        }
        return fitting
    }
}

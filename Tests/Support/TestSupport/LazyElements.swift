/// A `Sendable` collection that makes an element each time it is read, as a lazy `map` does, whose closure need not be
/// `Sendable`.
///
/// Its iterator is the sequence of the same elements that is not a collection.
public struct LazyElements<Element>: RandomAccessCollection, Sendable {
    /// The index of the first element.
    public let startIndex = 0
    /// The number of elements.
    public let endIndex: Int
    private let make: @Sendable (Int) -> Element

    /// A collection of `count` elements, which `make` returns for their indices.
    public init(count: Int, _ make: @escaping @Sendable (Int) -> Element) {
        endIndex = count
        self.make = make
    }

    /// Makes the element at an index.
    public subscript(index: Int) -> Element { make(index) }
}

/// A value that the library moves between threads although its type is not `Sendable`.
///
/// Sendable by contract: elements move with their events, which are serial. A value captured at assembly (`just`,
/// `startWith`, the seed of `scan`) is only read. If the library starts the second thread itself, the public function
/// demands `Element: Sendable` instead.
@usableFromInline package struct UncheckedSendable<Value>: @unchecked Sendable {
    @usableFromInline package var value: Value

    @inlinable package init(_ value: Value) { self.value = value }
}

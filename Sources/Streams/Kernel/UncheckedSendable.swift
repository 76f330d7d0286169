/// A value that the library moves between threads although its type is not `Sendable`.
///
/// Sendable by contract: elements move with their events, which are serial. A value captured at assembly (the default of
/// `sample`, the bounds of `range`) is only read. If the library starts the second thread itself, the public function
/// demands `Element: Sendable` instead.
@usableFromInline package struct UncheckedSendable<Value>: @unchecked Sendable {
    @usableFromInline package var value: Value

    @inlinable package init(_ value: Value) { self.value = value }
}

/// A value that the kernel hands from one thread to another although its type does not say that it may.
///
/// Sendable by contract: elements of a sequence travel with its events, which are serial; a value captured at assembly
/// (`just`, `startWith`, the seed of `scan`) is only read. Where the library itself starts the second thread, the
/// public function demands `Element: Sendable` instead.
@usableFromInline package struct UncheckedSendable<Value>: @unchecked Sendable {
    @usableFromInline package var value: Value

    @inlinable package init(_ value: Value) { self.value = value }
}

/// The mutable state of one operator in one chain: a box without exclusivity checks.
///
/// Only touched while an event of the chain is being delivered, and those are serial; a nested access to the same
/// cell reads or replaces the whole value and never holds an `inout` across a call to foreign code.
@usableFromInline final class Box<Value> {
    @exclusivity(unchecked) @usableFromInline final var value: Value

    @inlinable init(_ value: Value) { self.value = value }
}

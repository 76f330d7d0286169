/// The mutable state of one operator in one chain, without exclusivity checks.
///
/// It is accessed only while an event of the chain is delivered, and those are serial. A nested access reads or replaces
/// the whole value: no access is held during a call to client code.
@usableFromInline final class Box<Value: ~Copyable> {
    @exclusivity(unchecked) @usableFromInline final var value: Value

    @inlinable init(_ value: consuming Value) { self.value = value }
}

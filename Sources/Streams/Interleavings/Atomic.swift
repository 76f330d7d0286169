import Synchronization

/// An atomic value of the diagnostics: no order of events depends on it, so the explorer of interleavings does not see it.
typealias DiagnosticAtomic = Synchronization.Atomic

/// Keeps the loads after it from being made before those that precede it.
@usableFromInline func orderLoads() { atomicMemoryFence(ordering: .acquiring) }

#if !Interleavings
    /// The standard library's `Atomic`, which the module names in this file only: with the trait `Interleavings` another
    /// type takes its place.
    @usableFromInline typealias Atomic = Synchronization.Atomic
#else
    /// An atomic value whose operations ask the explorer of interleavings for their turn.
    ///
    /// It has the operations of the standard library's `Atomic` that the module uses. All of them are sequentially
    /// consistent; the orderings are ignored.
    @usableFromInline struct Atomic<Value: AtomicWord>: ~Copyable, @unchecked Sendable {
        private let word: Synchronization.Atomic<Int>
        private let number = Interleaving.numberOfObject()

        @usableFromInline init(_ value: Value) { word = Synchronization.Atomic(value.word) }

        @usableFromInline
        borrowing func load(ordering: LoadOrdering, file: StaticString = #fileID, line: Int = #line) -> Value {
            let access = access(.load, "load", file, line)
            return Value(word: Interleaving.perform(access) { word.load(ordering: .sequentiallyConsistent) })
        }

        @usableFromInline borrowing func store(
            _ value: Value, ordering: StoreOrdering, file: StaticString = #fileID, line: Int = #line
        ) {
            let access = access(.store, "store", file, line)
            _ = Interleaving.perform(access) {
                word.store(value.word, ordering: .sequentiallyConsistent)
                return value.word
            }
        }

        @usableFromInline borrowing func exchange(
            _ value: Value, ordering: UpdateOrdering, file: StaticString = #fileID, line: Int = #line
        ) -> Value {
            Value(
                word: update("exchange", file, line) { word.exchange(value.word, ordering: .sequentiallyConsistent) })
        }

        @usableFromInline borrowing func compareExchange(
            expected: Value, desired: Value, ordering: UpdateOrdering, file: StaticString = #fileID, line: Int = #line
        ) -> (exchanged: Bool, original: Value) {
            let original = update("compareExchange", file, line) {
                word.compareExchange(
                    expected: expected.word, desired: desired.word, ordering: .sequentiallyConsistent
                ).original
            }
            return (original == expected.word, Value(word: original))
        }

        @usableFromInline borrowing func compareExchange(
            expected: Value, desired: Value, successOrdering: UpdateOrdering, failureOrdering: LoadOrdering,
            file: StaticString = #fileID, line: Int = #line
        ) -> (exchanged: Bool, original: Value) {
            compareExchange(expected: expected, desired: desired, ordering: successOrdering, file: file, line: line)
        }

        @usableFromInline borrowing func weakCompareExchange(
            expected: Value, desired: Value, successOrdering: UpdateOrdering, failureOrdering: LoadOrdering,
            file: StaticString = #fileID, line: Int = #line
        ) -> (exchanged: Bool, original: Value) {
            compareExchange(expected: expected, desired: desired, ordering: successOrdering, file: file, line: line)
        }

        @discardableResult @usableFromInline borrowing func add(
            _ operand: Value, ordering: UpdateOrdering, file: StaticString = #fileID, line: Int = #line
        ) -> (oldValue: Value, newValue: Value) {
            change("add", file, line) { word.wrappingAdd(operand.word, ordering: .sequentiallyConsistent) }
        }

        @discardableResult @usableFromInline borrowing func subtract(
            _ operand: Value, ordering: UpdateOrdering, file: StaticString = #fileID, line: Int = #line
        ) -> (oldValue: Value, newValue: Value) {
            change("subtract", file, line) { word.wrappingSubtract(operand.word, ordering: .sequentiallyConsistent) }
        }

        private borrowing func access(
            _ kind: InterleavedAccess.Kind, _ name: StaticString, _ file: StaticString, _ line: Int
        ) -> InterleavedAccess {
            InterleavedAccess(kind: kind, name: name, object: number, file: file, line: line)
        }

        private borrowing func change(
            _ name: StaticString, _ file: StaticString, _ line: Int,
            _ operation: () -> (oldValue: Int, newValue: Int)
        ) -> (oldValue: Value, newValue: Value) {
            var newValue = 0
            let oldValue = update(name, file, line) {
                let values = operation()
                newValue = values.newValue
                return values.oldValue
            }
            return (Value(word: oldValue), Value(word: newValue))
        }

        private borrowing func update(
            _ name: StaticString, _ file: StaticString, _ line: Int, _ operation: () -> Int
        ) -> Int { Interleaving.perform(access(.update, name, file, line), operation) }
    }

    extension Interleaving {
        private static let objects = Synchronization.Atomic<Int>(0)

        /// Returns a number for an atomic value or a lock, whose address another one takes after it.
        static func numberOfObject() -> Int { objects.add(1, ordering: .relaxed).newValue }
    }

    /// A value that fits into a word.
    @usableFromInline protocol AtomicWord {
        init(word: Int)
        var word: Int { get }
    }

    extension Int: AtomicWord {
        @usableFromInline init(word: Int) { self = word }
        @usableFromInline var word: Int { self }
    }

    extension Int32: AtomicWord {
        @usableFromInline init(word: Int) { self.init(word) }
        @usableFromInline var word: Int { Int(self) }
    }

    extension UInt: AtomicWord {
        @usableFromInline init(word: Int) { self.init(bitPattern: word) }
        @usableFromInline var word: Int { Int(bitPattern: self) }
    }

    extension Bool: AtomicWord {
        @usableFromInline init(word: Int) { self = word != 0 }
        @usableFromInline var word: Int { self ? 1 : 0 }
    }

    extension Optional: AtomicWord where Wrapped == UnsafeMutableRawPointer {
        @usableFromInline init(word: Int) { self = UnsafeMutableRawPointer(bitPattern: word) }
        @usableFromInline var word: Int { Int(bitPattern: self) }
    }

    /// The orderings of loads that the module uses.
    @usableFromInline enum LoadOrdering { case relaxed, acquiring }

    /// The orderings of stores that the module uses.
    @usableFromInline enum StoreOrdering { case relaxed, releasing }

    /// The orderings of exchanges and of arithmetic that the module uses.
    @usableFromInline enum UpdateOrdering { case relaxed, acquiring, releasing, acquiringAndReleasing }
#endif

// The operators of mutants. Scripts/mutate adds this file to its copy of the library.

import Mutation

@usableFromInline func isMutant(_ number: Int) -> Bool { streams_is_mutant(number) }

@usableFromInline func negated(_ number: Int, _ value: Bool) -> Bool { isMutant(number) != value }

@usableFromInline func always(_ number: Int, _ value: Bool) -> Bool { isMutant(number) || value }

@usableFromInline func mutatedAnd(_ number: Int, _ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool {
    isMutant(number) ? try a || b() : try a && b()
}

@usableFromInline func mutatedOr(_ number: Int, _ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool {
    isMutant(number) ? try a && b() : try a || b()
}

@usableFromInline func mutatedLess<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool {
    isMutant(number) ? a <= b : a < b
}

@usableFromInline func mutatedLessOrEqual<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool {
    isMutant(number) ? a < b : a <= b
}

@usableFromInline func mutatedGreater<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool {
    isMutant(number) ? a >= b : a > b
}

@usableFromInline func mutatedGreaterOrEqual<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool {
    isMutant(number) ? a > b : a >= b
}

@usableFromInline func mutatedPlus<T: AdditiveArithmetic>(_ number: Int, _ a: T, _ b: T) -> T {
    isMutant(number) ? a - b : a + b
}

@usableFromInline func mutatedMinus<T: AdditiveArithmetic>(_ number: Int, _ a: T, _ b: T) -> T {
    isMutant(number) ? a + b : a - b
}

@usableFromInline func mutatedTimes<T: BinaryInteger>(_ number: Int, _ a: T, _ b: T) -> T {
    isMutant(number) ? a / b : a * b
}

@usableFromInline func mutatedTimes<T: FloatingPoint>(_ number: Int, _ a: T, _ b: T) -> T {
    isMutant(number) ? a / b : a * b
}

@usableFromInline func mutatedDividedBy<T: BinaryInteger>(_ number: Int, _ a: T, _ b: T) -> T {
    isMutant(number) ? a * b : a / b
}

@usableFromInline func mutatedDividedBy<T: FloatingPoint>(_ number: Int, _ a: T, _ b: T) -> T {
    isMutant(number) ? a * b : a / b
}

@usableFromInline func mutatedWrappingPlus<T: FixedWidthInteger>(_ number: Int, _ a: T, _ b: T) -> T {
    isMutant(number) ? a &- b : a &+ b
}

@usableFromInline func mutatedWrappingMinus<T: FixedWidthInteger>(_ number: Int, _ a: T, _ b: T) -> T {
    isMutant(number) ? a &+ b : a &- b
}

@usableFromInline func mutatedAdd<T: AdditiveArithmetic>(_ number: Int, _ a: inout T, _ b: T) {
    if isMutant(number) { a -= b } else { a += b }
}

@usableFromInline func mutatedSubtract<T: AdditiveArithmetic>(_ number: Int, _ a: inout T, _ b: T) {
    if isMutant(number) { a += b } else { a -= b }
}

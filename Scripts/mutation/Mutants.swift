// Selects a mutant at run time. Scripts/mutate adds this file to its copy of the library.

import Glibc

/// The number of the mutant to run; 0 for none.
private let active = getenv("STREAMS_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

/// One byte for each mutant, set when its code is run: a file, so that it outlives a crash.
private nonisolated(unsafe) let reached: UnsafeMutablePointer<UInt8>? = {
    guard let path = getenv("STREAMS_REACHED") else { return nil }
    let file = open(path, O_RDWR)
    let size = Int(lseek(file, 0, SEEK_END))
    return mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)?.assumingMemoryBound(to: UInt8.self)
}()

@usableFromInline func isMutant(_ number: Int) -> Bool {
    reached?[number] = 1
    return number == active
}

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

import Foundation
import LibFuzzer

/// Checks one input; libFuzzer calls it by its name.
@_cdecl("LLVMFuzzerTestOneInput") func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    FuzzTarget.chosen.check(Input(Array(UnsafeBufferPointer(start: bytes, count: count))))
    return 0
}

// SwiftPM renames the main function of a program, and links this one in place of that of libFuzzer.
_ = FuzzTarget.chosen
var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(LLVMFuzzerRunDriver(&count, &arguments) { testOneInput($0, $1) })

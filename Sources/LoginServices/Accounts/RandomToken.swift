/// Makes texts that cannot be guessed.
enum RandomToken {
    /// Returns `count` bytes of the system's cryptographic generator, in hexadecimal.
    static func make(bytes count: Int) -> String {
        var generator = SystemRandomNumberGenerator()
        return hexadecimal((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }

    static func hexadecimal(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}

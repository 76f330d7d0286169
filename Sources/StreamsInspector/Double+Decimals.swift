extension Double {
    /// A text such as `2.417`; without decimals if the number is too large for these.
    func text(decimals: Int) -> String {
        let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
        guard let scaled = Int(exactly: (self * Double(scale)).rounded()) else { return "\(self)" }
        let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
        let digits = "\(rest)"
        let zeros = String(repeating: "0", count: decimals - digits.count)
        return "\(scaled < 0 ? "-" : "")\(whole).\(zeros)\(digits)"
    }
}

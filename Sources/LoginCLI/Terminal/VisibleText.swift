extension String {
    /// The text with everything that could steer a terminal, or hide what it shows, written out.
    ///
    /// For text that came from outside: a name with an escape sequence in it must not clear the screen or recolour it,
    /// and one with a direction override must not read as another name.
    var visible: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0..<0x20: result += "^" + String(UnicodeScalar(UInt8(scalar.value) + 0x40))
            case 0x7F: result += "^?"
            case _ where scalar.isInvisible: result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    fileprivate var isInvisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        default: false
        }
    }
}

/// The background of a picture.
package enum MarbleAppearance: Sendable {
    case light, dark

    /// The rules of the colors that depend on the background.
    var style: String {
        let (line, text, ground, instant) =
            switch self {
            case .light: ("#57606a", "#24292f", "#ffffff", "#eaeef2")
            case .dark: ("#9ea7b3", "#d0d7de", "#161b22", "#30363d")
            }
        return """
            .marbles path, .marbles .box { stroke: \(line) }
            .marbles text { fill: \(text) }
            .marbles .ground { fill: \(ground) }
            .marbles .instant { fill: \(instant) }
            """
    }
}

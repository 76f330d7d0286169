/// Everything the Cities module says.
enum CitiesTexts {
    static let title = "Cities"
}

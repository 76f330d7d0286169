/// Everything the Home module says.
enum HomeTexts {
    static let title = "Home"

    static func title(of item: HomeItem) -> String {
        switch item {
        case .shows: ShowsTexts.title
        case .cities: CitiesTexts.title
        case .statement: StatementTexts.title
        }
    }

    static func loggedOutWithTrouble(_ reason: String) -> String { "You are logged out here. \(reason)" }
}

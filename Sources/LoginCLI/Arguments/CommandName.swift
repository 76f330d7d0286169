/// The commands as they are typed.
enum CommandName: String, CaseIterable, Sendable {
    case open
    case login
    case register
    case status
    case logout
}

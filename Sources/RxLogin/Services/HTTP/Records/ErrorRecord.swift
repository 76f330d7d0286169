/// What comes with a status that is not a success.
struct ErrorRecord: Decodable {
    let code: String
    let message: String
}

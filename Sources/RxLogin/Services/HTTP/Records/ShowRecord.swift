import Foundation

/// A show as the server sends it.
struct ShowRecord: Decodable {
    let id: Int
    let title: String
    let description: String
    let imageUrl: URL?

    var show: Show { Show(id: id, title: title, description: description, imageURL: imageUrl) }
}

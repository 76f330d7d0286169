import Observation
import Streams

struct Offline: Error {}

let model = SearchModel { query in
    if query.isEmpty { return [] }
    try await Task.sleep(for: .milliseconds(50))
    if query == "offline" { throw Offline() }
    return ["swan", "swift", "swiftlet", "swallow"].filter { $0.hasPrefix(query) }
}

/// Waits until the model shows something else than before.
@MainActor func shown(_ before: String) async -> String {
    while true {
        let text = model.failure ?? model.hits.joined(separator: ", ")
        if text != before { return text }
        try? await Task.sleep(for: .milliseconds(5))
    }
}

var text = ""
for query in ["sw", "swif", "offline", "swa"] {
    // The search for "sw" is canceled by the next letter.
    model.query = query
    if query == "sw" { continue }
    text = await shown(text)
    print("\(query): \(text)")
}

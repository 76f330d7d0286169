import Streams
import StreamsTest

extension MarbleRecording {
    /// The events of each result, with their columns; `|` is completion, `#` an error.
    package var results: [[(column: Int, text: String)]] {
        rows.compactMap { row -> [(column: Int, text: String)]? in
            guard case .result(_, let result?) = row else { return nil }
            return result.events().map { event in
                let text = event.value.element ?? (event.value.error == nil ? "|" : "#")
                return (result.start + event.time, text)
            }
        }
    }
}

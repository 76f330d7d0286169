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

    /// The columns at which each subscription to each source begins and ends.
    package var subscriptions: [[ClosedRange<Int>]] {
        rows.compactMap { row in
            guard case .source(_, let source) = row else { return nil }
            return source?.subscriptions().map { subscription in
                let start = subscription.subscribe - MarbleRun.begin
                return start...max(start, min(subscription.unsubscribe - MarbleRun.begin, width))
            } ?? []
        }
    }
}

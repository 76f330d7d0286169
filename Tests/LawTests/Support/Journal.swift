import Streams

/// Notes, from whichever thread, in order.
final class Journal<Note: Sendable>: Sendable {
    private let noted = Guarded<[Note]>([])

    var notes: [Note] { noted.withLock { $0 } }

    func note(_ note: Note) { noted.withLock { $0.append(note) } }
}

import Streams

/// Notes, from whichever thread, in order.
final class Journal<Note: Sendable>: Sendable {
    private let noted = Lock<[Note]>([])
    private let onNote = Lock<(@Sendable () -> Void)?>(nil)

    var notes: [Note] { noted.withLock { $0 } }

    func note(_ note: Note) {
        noted.withLock { $0.append(note) }
        onNote.withLock { $0 }?()
    }

    /// Calls `body` after each note.
    func onNote(_ body: @escaping @Sendable () -> Void) { onNote.withLock { $0 = body } }
}

import Streams

// A lazy sequence is never `Sendable`, and each subscription would iterate it.

func sequencesRejected(_ sources: [Observable<Int>]) {
    // swift6 warning: 'concat' is deprecated: A lazy sequence is not Sendable and each subscription iterates it.
    _ = Observable.concat(sources.lazy.map { $0 })
    // swift6 warning: 'catch(sequence:)' is deprecated: A lazy sequence is not Sendable and each subscription iterates
    _ = Observable.catch(sequence: sources.lazy.map { $0 })
}

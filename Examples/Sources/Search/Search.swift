import Streams

/// Searches while the user types, and cancels a search whose text has changed.
struct TypeAheadSearch {
    let find: @Sendable (String) -> Single<[String]>
    let scheduler: any SchedulerType

    /// Emits the results for the text of a search field.
    ///
    /// A search begins 300 milliseconds after the last change. A search that fails has no results; the next one begins
    /// as usual.
    func results(for text: Observable<String>) -> Observable<[String]> {
        text
            .map { $0.filter { !$0.isWhitespace } }
            .debounce(.milliseconds(300), scheduler: scheduler)
            .distinctUntilChanged()
            .flatMapLatest { [find] text in
                text.isEmpty ? Single.just([]) : find(text).catchAndReturn([])
            }
    }
}

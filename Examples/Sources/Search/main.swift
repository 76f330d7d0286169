import Streams

// The server answers the search for "sw" after an hour. Typing on cancels it.
let server = TypeAheadSearch(
    find: { text in
        let isSlow = text == "sw"
        let names = ["swan", "swift", "swiftlet", "swallow"].filter { $0.hasPrefix(text) }
        return Observable.just(names)
            .delay(isSlow ? .seconds(3600) : .milliseconds(50), scheduler: MainScheduler.instance)
            .do(
                onSubscribe: { print("searching \(text)") },
                onDispose: { if isSlow { print("canceled \(text)") } }
            )
            .asSingle()
    }, scheduler: MainScheduler.instance)

let field = PublishSubject<String>()
let results = server.results(for: field).values

field.onNext("s")
field.onNext("sw")
try await Task.sleep(for: .milliseconds(600))
field.onNext("swif")
field.onNext("swift ")
for try await names in results {
    print("found \(names.joined(separator: ", "))")
    break
}

/// The number of events in each second.
struct Rate {
    private var begin: Duration?
    private var count = 0
    private var latest = 0.0

    mutating func add(at now: Duration) {
        guard let begin else {
            begin = now
            count = 1
            return
        }
        if now - begin >= .seconds(1) {
            latest = Double(count) / (now - begin).inSeconds
            self.begin = now
            count = 0
        }
        count += 1
    }

    /// Events for each second, over the last second or more.
    func value(at now: Duration) -> Double {
        guard let begin else { return 0 }
        let age = (now - begin).inSeconds
        return age >= 1 ? Double(count) / age : latest
    }
}

extension Duration {
    var inSeconds: Double { self / .seconds(1) }
}

extension Sequence<String> {
    /// The word that is most similar to `typed`, if it differs in at most one letter of three.
    func nearest(to typed: String) -> String? {
        let closest = map { (word: $0, distance: editDistance(from: typed, to: $0)) }.min { $0.distance < $1.distance }
        guard let closest, closest.distance <= Swift.max(1, closest.word.count / 3) else { return nil }
        return closest.word
    }
}

/// The number of letters to insert, delete, replace or swap with their neighbor.
func editDistance(from source: String, to target: String) -> Int {
    let source = Array(source)
    let target = Array(target)
    // The difference in length is a distance already; comparing the letters of a very long word would be slow.
    guard abs(source.count - target.count) <= target.count else { return abs(source.count - target.count) }

    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for row in source.indices {
        var current = [row + 1]
        for column in target.indices {
            var best = Swift.min(
                last[column + 1] + 1,
                current[column] + 1,
                last[column] + (source[row] == target[column] ? 0 : 1)
            )
            let isSwap =
                row > 0 && column > 0 && source[row] == target[column - 1] && source[row - 1] == target[column]
            if isSwap { best = Swift.min(best, beforeLast[column - 1] + 1) }
            current.append(best)
        }
        beforeLast = last
        last = current
    }
    return last[target.count]
}
